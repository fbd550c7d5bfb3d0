import type { TSESTree } from '@typescript-eslint/types';

import type { Source } from '../sites/source.js';
import { type Export, Exports, type UseNode } from './exports.js';

/** A call on something that comes from a module. */
export interface Target extends Export {
  readonly node: UseNode;
}

export type Arguments = readonly TSESTree.CallExpressionArgument[];

/** The calls of a file, and what each is of a module. */
export class ModuleCalls {
  readonly exports: Exports;
  private found: readonly UseNode[] | null = null;

  constructor(private readonly source: Source) {
    this.exports = new Exports(source);
  }

  get all(): readonly UseNode[] {
    this.found ??= callsIn(this.source);
    return this.found;
  }

  /** Those on what comes from modules, in the order of the source. */
  *targets(): Generator<Target> {
    for (const node of this.all) {
      const target = this.exports.of(node.type === 'JSXOpeningElement' ? node.name : node.callee);
      if (target !== null) yield { ...target, node };
    }
  }
}

function callsIn(source: Source): readonly UseNode[] {
  const calls: UseNode[] = [];
  source.walk((node) => {
    if (node.type === 'CallExpression' || node.type === 'NewExpression' || node.type === 'JSXOpeningElement') calls.push(node);
  });
  return calls;
}
