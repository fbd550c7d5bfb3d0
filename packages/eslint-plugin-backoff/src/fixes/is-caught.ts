import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from './draft.js';
import { ancestors, contains } from './syntax.js';

/** Whether a `catch` of the site itself would swallow what is thrown at a node. */
export function isCaught({ site }: Draft, at: TSESTree.Node): boolean {
  return [...ancestors(at)].some((node) => {
    return node.type === 'TryStatement' && node.handler !== null && contains(node.block, at) && contains(site.node, node);
  });
}
