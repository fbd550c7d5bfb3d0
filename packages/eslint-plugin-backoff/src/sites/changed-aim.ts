import type { TSESTree } from '@typescript-eslint/types';

import { isFunction, type Source } from './source.js';

/** `this.node = lastNode; await this.resume()`, `options.start = false`: what is called again goes by another setting then. */
export function changesAim(node: TSESTree.Node, source: Source): boolean {
  if (isFunction(node)) return false;
  if (node.type === 'AssignmentExpression' && node.operator === '=' && node.left.type === 'MemberExpression') return !/retr|attempt|error|fail|count/i.test(source.text(node));
  return source.children(node).some((child) => changesAim(child, source));
}
