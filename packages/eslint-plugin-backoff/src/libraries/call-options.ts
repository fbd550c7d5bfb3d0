import type { TSESTree } from '@typescript-eslint/types';

import { UNDEFINED, type Value, isCallable, object, unknown } from '../interpreter/values/values.js';
import type { Evaluation } from './evaluation.js';
import { expressionOf } from './expression-of.js';
import { Given } from './given.js';
import { entryOf } from './list-entry.js';
import type { LibraryCall } from './library.js';
import type { Arguments } from './module-calls.js';
import { answered, optionNodeAt } from './option-nodes.js';
import type { SetterCalls } from './setters.js';
import { isFunction } from '../sites/source.js';

const NONE: SetterCalls = { set: new Map(), escapes: false };

/** The options of a call: its argument, its positional arguments, and what its setters set. */
export class CallOptions {
  constructor(
    private readonly call: LibraryCall,
    private readonly args: Arguments,
    private readonly evaluation: Evaluation,
    private readonly ownOf: (node: TSESTree.Node) => 'strategy' | Value | null,
    private readonly setters: SetterCalls = NONE,
    private readonly assigned: TSESTree.Expression | 'with a request' | null = null,
  ) {}

  /** Undefined where none are given, null where they cannot be told. */
  value(): Value | null {
    const { positional, under } = this.call;
    if (this.assigned === 'with a request') return null;
    const root = positional === undefined ? this.argumentValue() : this.positionalValue(positional);
    const inner = under === undefined || root === null ? root : (this.presetUnder(under) ?? new Given(root, {}).value(under));
    const value = inner === undefined ? UNDEFINED : inner;
    return this.setters.set.size > 0 || this.setters.escapes ? this.withSetters(value) : value;
  }

  /** The library's own options, where the path leads to an export of them. */
  private presetUnder(under: string): Value | null {
    const node = optionNodeAt(this.argument(), under.split('.'), this.evaluation, false);
    const own = node === null ? null : this.ownOf(node);
    return own === 'strategy' ? null : own;
  }

  /** The expression that an option is given by; null where it is left out or not in this file. */
  expression(name: string): TSESTree.Expression | null {
    const { under, positional, shorthand } = this.call;
    const set = this.setters.set.get(name);
    if (set !== undefined) return set === null || set.type === 'SpreadElement' ? null : set;
    if (positional !== undefined) return this.positionalNode(positional.indexOf(name));
    const path = [...(under ?? '').split('.'), ...name.split('.')].filter((part) => part !== '');
    return optionNodeAt(this.argument(), path, this.evaluation, shorthand === name);
  }

  /** What holds the options, where it is an attribute, what is set on an argument, or one counted from the end. */
  get holder(): TSESTree.Expression | null {
    const { options, attribute, positional } = this.call;
    const isPlaced = this.assigned === null && attribute === undefined && (options === null || options >= 0);
    const argument = isPlaced || positional !== undefined ? undefined : this.argument();
    return argument === undefined || argument.type === 'SpreadElement' ? null : argument;
  }

  private argument(): TSESTree.CallExpressionArgument | undefined {
    if (this.assigned === 'with a request') return undefined;
    if (this.assigned !== null) return this.assigned;
    const { options, isList, answeredBy } = this.call;
    const argument = options === null ? undefined : this.args.at(options);
    if (answeredBy !== undefined) return this.answerOf(answeredBy, argument);
    return isList === true && argument !== undefined ? entryOf(argument) : argument;
  }

  private answerOf(member: string, argument: TSESTree.CallExpressionArgument | undefined): TSESTree.Expression | undefined {
    const fn = optionNodeAt(argument, [member], this.evaluation, false);
    const answer = fn !== null && isFunction(fn) ? answered(fn) : null;
    return (answer === null ? null : expressionOf(answer)) ?? undefined;
  }

  private argumentValue(): Value | null {
    const { options } = this.call;
    const { args: given } = this;
    if (options === null && this.assigned === null) return UNDEFINED;
    if (options !== null && (options < 0 ? given : given.slice(0, options + 1)).some(({ type }) => type === 'SpreadElement')) return null;
    const argument = this.argument();
    if (argument === undefined) return UNDEFINED;
    const { shorthand } = this.call;
    const own = this.ownOf(argument);
    if (own !== 'strategy') return own ?? this.plainValue(argument, shorthand === undefined);
    return shorthand === undefined ? this.evaluation.value(argument) : object([[shorthand, unknown(shorthand)]]);
  }

  /** Where a function stands in the place of options, there are none. */
  private plainValue(argument: TSESTree.CallExpressionArgument, isObject: boolean): Value | null {
    const value = this.evaluation.value(argument);
    return isObject && value !== null && isCallable(value) ? UNDEFINED : value;
  }

  private positionalValue(names: readonly string[]): Value | null {
    const { args: given } = this;
    if (given.some(({ type }) => type === 'SpreadElement')) return null;
    return object(names.flatMap((name, i) => (given[i] === undefined ? [] : [[name, this.evaluation.value(given[i]) ?? unknown(name)] as const])));
  }

  private positionalNode(index: number): TSESTree.Expression | null {
    const node = this.args[index];
    return node === undefined || node.type === 'SpreadElement' ? null : node;
  }

  private withSetters(root: Value | null): Value | null {
    const { set, escapes } = this.setters;
    if (root === null || (root.kind !== 'object' && root.kind !== 'undefined')) return null;
    const given = root.kind === 'object' ? [...root.props] : [];
    const values = [...set].map(([name, node]) => [name, node === null ? UNDEFINED : (this.evaluation.value(node) ?? unknown(name))] as const);
    return object([...given, ...values], { open: escapes || (root.kind === 'object' && root.open) });
  }
}
