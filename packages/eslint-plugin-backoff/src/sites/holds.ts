import type { TSESTree } from '@typescript-eslint/types';

import type { Source } from './source.js';

/** Whether a node is one that is wanted, or holds one. */
export const holds = (node: TSESTree.Node, isWanted: (inner: TSESTree.Node) => boolean, source: Source): boolean =>
  isWanted(node) || source.children(node).some((child) => holds(child, isWanted, source));
