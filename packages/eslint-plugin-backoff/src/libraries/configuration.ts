import type { TSESTree } from '@typescript-eslint/types';

import { type Value, UNDEFINED, object, unknown } from '../interpreter/values/values.js';
import type { LibraryUse } from './library-use.js';
import { Given } from './given.js';
import type { OptionRole, Strategy } from './library.js';
import { isFunction } from '../sites/source.js';
import { answered, optionNodeAt } from './option-nodes.js';

/** Options as they are given, with what they mean: those of a call, or of a strategy that one of them is. */
export interface Configuration {
  readonly strategy: Strategy;
  readonly given: Given;
  readonly optionNode: (name: string) => TSESTree.Expression | null;
  readonly use: LibraryUse;
  /** A strategy is told of the failure, and may look at what the server says. */
  readonly isTold?: boolean;
}

export const configurationOf = (use: LibraryUse): Configuration => ({ strategy: use.library, given: use.given, optionNode: use.optionNode, use });

/** The option that sets the waits by itself: a callback, a list, a strategy. Null where none is given. */
export function waitOption({ strategy, given }: Configuration): string | null {
  return Object.entries(strategy.options).find(([name, { role }]) => SETS_WAITS.has(role) && given.isGiven(name))?.[0] ?? null;
}

const SETS_WAITS: ReadonlySet<OptionRole> = new Set<OptionRole>(['delay function', 'backoff', 'delay list', 'notifier']);

/** `new ExponentialBackoff({ … })`, `axiosRetry.exponentialDelay`: the strategy of the library's own that sets the waits. */
export function strategyIn(configuration: Configuration): Configuration | null {
  const option = waitOption(configuration);
  const node = option === null ? null : configuration.optionNode(option);
  return node === null ? null : strategyAt(node, configuration);
}

/** A strategy that is called or made has options of its own; one that is only named reads those beside it. */
export function strategyAt(node: TSESTree.Expression, { use, given, optionNode }: Configuration): Configuration | null {
  const target = use.evaluation.constant(node) ?? node;
  if (isFunction(target)) return calledBy(target, use);
  const isMade = target.type === 'NewExpression' || target.type === 'CallExpression';
  const path = use.exportOf(isMade ? target.callee : target);
  const strategy = path === null ? undefined : use.library.strategies?.[path];
  if (strategy === undefined) return null;
  if (!isMade) return { strategy, given: given.as(strategy.options), optionNode, use, isTold: true };
  const args = target.arguments.map((argument) => use.evaluation.value(argument));
  const made = new Given(optionsIn(args, strategy), strategy.options, strategy.shorthand ?? null);
  return { strategy, given: made, optionNode: (name) => argumentFor(name, target.arguments, strategy, use), use, isTold: true };
}

/** `(retry, error) => exponentialDelay(retry, error, 500)`: a function that only hands on what it is handed. */
function calledBy(fn: TSESTree.FunctionLike, use: LibraryUse): Configuration | null {
  const call = answered(fn);
  if (call?.type !== 'CallExpression' || !handsOn(fn.params[0], call.arguments[0])) return null;
  const strategy = use.library.strategies?.[use.exportOf(call.callee) ?? ''];
  const calledWith = strategy?.calledWith;
  if (strategy === undefined || calledWith === undefined) return null;
  const error = call.arguments[calledWith.indexOf('error')];
  return { strategy, given: new Given(object(optionsAmong(call, calledWith, use)), strategy.options), optionNode: () => null, use, isTold: error !== undefined && !isUndefined(error) };
}

function optionsAmong(call: TSESTree.CallExpression, calledWith: NonNullable<Strategy['calledWith']>, { evaluation }: LibraryUse): readonly (readonly [string, Value])[] {
  return calledWith.flatMap((part, i): readonly (readonly [string, Value])[] => {
    const argument = call.arguments[i];
    return typeof part === 'string' || argument === undefined ? [] : [[part.option, evaluation.value(argument) ?? unknown(part.option)]];
  });
}

const handsOn = (param: TSESTree.Node | undefined, argument: TSESTree.Node | undefined): boolean => param?.type === 'Identifier' && argument?.type === 'Identifier' && argument.name === param.name;

const isUndefined = (node: TSESTree.Node): boolean => node.type === 'Identifier' && node.name === 'undefined';

function argumentFor(name: string, nodes: readonly TSESTree.CallExpressionArgument[], { positional, shorthand }: Strategy, { evaluation }: LibraryUse): TSESTree.Expression | null {
  if (positional === undefined) return optionNodeAt(nodes[0], [name], evaluation, shorthand === name);
  const argument = nodes[positional.indexOf(name)];
  return argument === undefined || argument.type === 'SpreadElement' ? null : argument;
}

/** The options of a strategy: its first argument, or one argument for each. */
function optionsIn(args: readonly (Value | null)[], { positional }: Strategy): Value | null {
  if (positional === undefined) return args.length === 0 ? UNDEFINED : (args[0] ?? null);
  return object(positional.flatMap((name, i) => (args[i] === undefined ? [] : [[name, args[i] ?? unknown(name)] as const])));
}
