import type { TSESTree } from '@typescript-eslint/types';

import { parentOf } from './source.js';

/** Whether something is part of what an `if` asks: `error.code`, in `if (isFatal(error.code)) throw error;`. */
export function isInQuestion(node: TSESTree.Node): boolean {
  for (let inner = node, outer = parentOf(node); outer !== null && !/Statement$|^VariableDeclarat/.test(inner.type); inner = outer, outer = parentOf(outer)) {
    if (outer.type === 'IfStatement') return outer.test === inner;
  }
  return false;
}
