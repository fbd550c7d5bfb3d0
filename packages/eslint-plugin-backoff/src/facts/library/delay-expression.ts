import type { TSESTree } from '@typescript-eslint/types';

import { configurationOf, strategyIn } from '../../libraries/configuration.js';
import type { LibraryUse } from '../../libraries/library-use.js';
import { answered } from '../../libraries/option-nodes.js';
import { nameOfRole } from '../../libraries/sequences.js';
import type { CallbackArgument, LibraryOption } from '../../libraries/library.js';
import { functionOf } from '../../sites/function-of.js';
import { type Source, isFunction } from '../../sites/source.js';
import type { Cures, DelayExpression } from '../retry-site.js';
import { isArithmetic } from './arithmetic.js';
import { counterOf, fromZero, isHelperCall, nameOf } from './delay-callback.js';

/** The one place where a function of the options works its waits out of the number of the retry. Null where there is none, or more. */
export function delayExpressionOf(use: LibraryUse): Cures['delayExpression'] {
  const { strategy, optionNode } = strategyIn(configurationOf(use)) ?? configurationOf(use);
  const notifier = nameOfRole(strategy.options, 'notifier');
  if (notifier !== null) return notifiedIn(optionNode(notifier), use);
  const [name, spec] = Object.entries(strategy.options).find(([, { role, mayGoOn }]) => role === 'delay function' && mayGoOn !== true) ?? [];
  return name === undefined || spec === undefined || spec.unitMs !== undefined ? null : delayExpressionAt(optionNode(name), spec, use);
}

/** What an operator that waits hands to its function: an error, and its number. */
const PASSED_ERROR: LibraryOption = { role: 'delay function', arguments: ['error', 'retry from 0'], waits: true };

/** The wait of the one operator of a notifier that waits: `mergeMap((error, i) => timer(i * 1000))`. */
function notifiedIn(notifier: TSESTree.Expression | null, use: LibraryUse): Cures['delayExpression'] {
  const pipe = notifier !== null && isFunction(notifier) ? answered(notifier) : null;
  const operators = pipe?.type === 'CallExpression' ? pipe.arguments.filter((operator) => operator.type === 'CallExpression') : [];
  const [waiting, ...others] = operators.filter(({ callee }) => use.library.operators?.[use.exportOf(callee) ?? ''] === 'wait');
  const fn = waiting?.arguments[0];
  return fn === undefined || fn.type === 'SpreadElement' || others.length > 0 ? null : delayExpressionAt(fn, PASSED_ERROR, use);
}

function delayExpressionAt(given: TSESTree.Expression | null, spec: LibraryOption, use: LibraryUse): Cures['delayExpression'] {
  const { source } = use.evaluation;
  const fn = given === null ? null : isFunction(given) ? given : namedFor(given, source);
  if (fn === null) return null;
  return delayExpressionIn(fn, spec.waits === true ? timedIn(fn, use) : waitIn(fn, source), spec, source);
}

/** `retryDelay: delayFor`: a function of this file that is there for nothing else. */
function namedFor(name: TSESTree.Expression, source: Source): TSESTree.FunctionLike | null {
  const fn = name.type === 'Identifier' && isReadOnce(name, source) ? functionOf(name, source) : null;
  return fn === null || isDeclaredForOthers(fn) || fn.params.some(isTyped) ? null : fn;
}

/** `export function delayFor() {}`, `export const delayFor = () => …`; by its name, `export { delayFor }`, it is read once more. */
const isDeclaredForOthers = (fn: TSESTree.FunctionLike): boolean => /^Export/.test((fn.type === 'FunctionDeclaration' ? fn.parent : fn.parent.parent?.parent)?.type ?? '');

/** What says of which type it is: another one beside it would have to as well. */
const isTyped = (param: TSESTree.Parameter): boolean => 'typeAnnotation' in param && param.typeAnnotation !== undefined;

function isReadOnce(name: TSESTree.Identifier, source: Source): boolean {
  const uses = source.variable(name)?.references.filter((reference) => reference.init !== true) ?? [];
  return uses.length === 1 && uses.every((use) => use.isReadOnly());
}

/** How long the one timer of a function that waits by itself takes. */
function timedIn(fn: TSESTree.FunctionLike, { exportOf, library: { timers = [] }, evaluation: { source } }: LibraryUse): TSESTree.Expression | null {
  const found: (TSESTree.CallExpressionArgument | undefined)[] = [];
  const visit = (node: TSESTree.Node): void => {
    if (node.type === 'CallExpression') {
      if (timers.includes(exportOf(node.callee) ?? '')) found.push(node.arguments[0]);
      else if (node.callee.type === 'Identifier' && node.callee.name === 'setTimeout') found.push(node.arguments[1]);
    }
    source.forEachChild(node, visit);
  };
  visit(fn);
  const [wait, ...others] = found;
  return wait === undefined || wait.type === 'SpreadElement' || others.length > 0 ? null : constantIn(fn, wait, source);
}

function delayExpressionIn(fn: TSESTree.FunctionLike, node: TSESTree.Expression | null, { arguments: handed = ['retry'], header }: LibraryOption, source: Source): Cures['delayExpression'] {
  const counter = counterIn(fn, handed);
  if (counter === null || node === null || !source.text(node).includes(counter.name)) return null;
  if (!isArithmetic(node, namesIn(node, source)) && !isHelperCall(node, [counter.name])) return null;
  return { node, attempt: fromZero(counter.name, counter.first), header: header === undefined ? null : headerIn(fn, handed, header, source) };
}

/** The names that an expression is worked out of, those of members as `options.step`. */
function namesIn(node: TSESTree.Node, source: Source): readonly string[] {
  const names: string[] = [];
  const visit = (each: TSESTree.Node): void => {
    if (each.type === 'Identifier' || each.type === 'MemberExpression') names.push(source.text(each));
    source.forEachChild(each, visit);
  };
  visit(node);
  return names;
}

/** The header by the name that the function has for what holds it, or gets. */
function headerIn(fn: TSESTree.FunctionLike, handed: readonly CallbackArgument[], header: string, source: Source): DelayExpression['header'] {
  const names = handed.map((argument, i) => nameOf(argument, i));
  const [holder = ''] = /^\w+/.exec(header) ?? [];
  const index = names.indexOf(holder);
  const param = fn.params[index];
  if (param !== undefined) return param.type === 'Identifier' ? { text: `${param.name}${header.slice(holder.length)}`, parameters: null } : null;
  const missing = names.slice(fn.params.length, index + 1);
  const last = lastParameter(fn, source);
  const isFree = !missing.some((name) => new RegExp(`\\b${name}\\b`).test(source.text(fn)));
  return last === null || !isFree ? null : { text: header, parameters: { after: last, names: missing } };
}

/** The parameter that others can follow: who writes its type would have to write theirs as well. */
function lastParameter({ params }: TSESTree.FunctionLike, { parsed: { text } }: Source): TSESTree.Identifier | null {
  const last = params.at(-1);
  if (last?.type !== 'Identifier' || last.typeAnnotation !== undefined) return null;
  return /^\s*,?\s*\)/.test(text.slice(last.range[1])) ? last : null;
}

/** The one wait that a function answers with. */
function waitIn(fn: TSESTree.FunctionLike, source: Source): TSESTree.Expression | null {
  const { body } = fn;
  const answers = body?.type === 'BlockStatement' ? answersOf(body, source) : body ? [body] : [];
  const [wait, ...others] = answers.flatMap(alternatives).filter(isWait);
  return wait === undefined || others.length > 0 ? null : constantIn(fn, wait, source);
}

/** What the function calls the number of the retry. */
function counterIn({ params }: TSESTree.FunctionLike, handed: readonly CallbackArgument[]): { readonly name: string; readonly first: number } | null {
  const place = handed.findIndex((argument) => counterOf(argument).length > 0);
  const [counter] = handed[place] === undefined ? [] : counterOf(handed[place]);
  const param = params[place];
  if (counter === undefined || param === undefined) return null;
  const name = counterName(param, counter.name, typeof handed[place] === 'string');
  return name === null ? null : { name, first: counter.first };
}

/** The number itself, or a member of what is handed over: taken out of it, or read. */
function counterName(param: TSESTree.Parameter, member: string, isNumber: boolean): string | null {
  if (param.type === 'ObjectPattern') return takenFrom(param, member);
  if (param.type !== 'Identifier') return null;
  return isNumber ? param.name : `${param.name}.${member}`;
}

function takenFrom({ properties }: TSESTree.ObjectPattern, member: string): string | null {
  const taken = properties.find((property) => property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === member);
  return taken?.type === 'Property' && taken.value.type === 'Identifier' ? taken.value.name : null;
}

/** What the `return` statements of a function answer with. */
function answersOf(statement: TSESTree.Node, source: Source): readonly TSESTree.Expression[] {
  if (statement.type === 'ReturnStatement') return statement.argument === null ? [] : [statement.argument];
  return /Statement$|^SwitchCase$/.test(statement.type) ? source.children(statement).flatMap((child) => answersOf(child, source)) : [];
}

const alternatives = (node: TSESTree.Expression): readonly TSESTree.Expression[] => (node.type === 'ConditionalExpression' ? [...alternatives(node.consequent), ...alternatives(node.alternate)] : [node]);

/** Not an end of all retries, nor an attempt at once. */
const isWait = (node: TSESTree.Expression): boolean =>
  node.type !== 'NewExpression' && !(node.type === 'Literal' && (typeof node.value !== 'number' || node.value === 0)) && !(node.type === 'Identifier' && node.name === 'undefined');

/** What a constant of the function stands for. */
function constantIn(fn: TSESTree.FunctionLike, node: TSESTree.Expression, source: Source): TSESTree.Expression {
  const variable = node.type === 'Identifier' ? source.variable(node) : undefined;
  const definition = variable?.defs[0];
  const isOwn = definition?.type === 'Variable' && definition.parent.kind === 'const' && definition.node.range[0] > fn.range[0] && definition.node.range[1] < fn.range[1];
  return isOwn && definition.node.init !== null ? definition.node.init : node;
}
