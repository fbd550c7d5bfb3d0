import type { Scope } from '@typescript-eslint/scope-manager';
import type { TSESTree } from '@typescript-eslint/types';

import { isFunction } from '../sites/source.js';
import { type Value, unknown } from './values/values.js';

export type Variable = Scope['variables'][number];

/** One activation of a function (or of the module): its variables, its `this`, and the activation around it. */
export class Frame {
  readonly variables = new Map<Variable, Value>();

  constructor(
    readonly parent: Frame | null,
    readonly node: TSESTree.Node | null,
    private own: Value | null,
  ) {}

  /**
   * All that lies around a place, as one activation, in which what `this` stands for there finds its variables, too.
   *
   * @param node the function around the place, if the activation is its
   * @param selfIn what `this` stands for, given that activation
   */
  static around(node: TSESTree.Node | null, selfIn: (frame: Frame) => Value | null): Frame {
    const frame = new Frame(null, node, null);
    frame.own = selfIn(frame);
    return frame;
  }

  /** The `this` of the activation; null where it has none of its own. */
  get self(): Value | null {
    return this.own;
  }

  /** The activation that holds the variable; null where none has met its declaration. */
  holding(variable: Variable): Frame | null {
    if (this.variables.has(variable)) return this;
    return this.parent === null ? null : this.parent.holding(variable);
  }

  /** What `this` stands for: that of the innermost function which has one of its own. */
  get this(): Value {
    if (this.self !== null) return this.self;
    const isOwn = this.node !== null && isFunction(this.node) && this.node.type !== 'ArrowFunctionExpression';
    return isOwn || this.parent === null ? unknown('this') : this.parent.this;
  }

  /** The outermost activation: it stands for everything around the place where a run begins. */
  get root(): Frame {
    return this.parent === null ? this : this.parent.root;
  }
}
