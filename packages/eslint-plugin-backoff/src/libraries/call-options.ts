import type { TSESTree } from '@typescript-eslint/types';

import { UNDEFINED, type Value, object, unknown } from '../interpreter/values.js';
import type { Evaluation } from './evaluation.js';
import type { CallNode } from './exports.js';
import { Given } from './given.js';
import type { LibraryCall } from './library.js';
import { optionNodeAt } from './option-nodes.js';
import type { SetterCalls } from './setters.js';

const NONE: SetterCalls = { set: new Map(), escapes: false };

/** The options of a call: its argument, its positional arguments, and what its setters set. */
export class CallOptions {
  constructor(
    private readonly call: LibraryCall,
    private readonly node: CallNode,
    private readonly evaluation: Evaluation,
    private readonly isStrategy: (node: TSESTree.Node) => boolean,
    private readonly setters: SetterCalls = NONE,
  ) {}

  /** Undefined where none are given, null where they cannot be told. */
  value(): Value | null {
    const { positional, under } = this.call;
    const root = positional === undefined ? this.argumentValue() : this.positionalValue(positional);
    const inner = under === undefined || root === null ? root : new Given(root, {}).value(under);
    const value = inner === undefined ? UNDEFINED : inner;
    return this.setters.set.size > 0 || this.setters.escapes ? this.withSetters(value) : value;
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

  private argument(): TSESTree.CallExpressionArgument | undefined {
    const { options } = this.call;
    return options === null ? undefined : this.node.arguments.at(options);
  }

  private argumentValue(): Value | null {
    const { options } = this.call;
    const { arguments: given } = this.node;
    if (options === null) return UNDEFINED;
    if ((options < 0 ? given : given.slice(0, options + 1)).some(({ type }) => type === 'SpreadElement')) return null;
    const argument = this.argument();
    if (argument === undefined) return UNDEFINED;
    const { shorthand } = this.call;
    return shorthand !== undefined && this.isStrategy(argument) ? object([[shorthand, unknown(shorthand)]]) : this.evaluation.value(argument);
  }

  private positionalValue(names: readonly string[]): Value | null {
    const { arguments: given } = this.node;
    if (given.some(({ type }) => type === 'SpreadElement')) return null;
    return object(names.flatMap((name, i) => (given[i] === undefined ? [] : [[name, this.evaluation.value(given[i]) ?? unknown(name)] as const])));
  }

  private positionalNode(index: number): TSESTree.Expression | null {
    const node = this.node.arguments[index];
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
