import type { TSESTree } from '@typescript-eslint/types';

import type { Source } from './source.js';

/** What a chain of members begins with: `fs` in `fs.promises.readFile`, `this` in `this.client!.get`. */
export function rootOf(node: TSESTree.Node): TSESTree.Node {
  if (node.type === 'MemberExpression') return rootOf(node.object);
  return node.type === 'TSNonNullExpression' ? rootOf(node.expression) : node;
}

/** Whether it is an import or a member of one: another file says what it is, and that it is there. */
export function isImported(node: TSESTree.Node, source: Source): boolean {
  const root = rootOf(node);
  return root.type === 'Identifier' && source.variable(root)?.defs[0]?.type === 'ImportBinding';
}

/** Whether a member is written to: `attempts.current++`, `attempts.current = 0`. */
export const isWritten = (member: TSESTree.MemberExpression): boolean =>
  member.parent.type === 'UpdateExpression' || (member.parent.type === 'AssignmentExpression' && member.parent.left === member);

/** The name that a chain of members ends with: `readFile` in `fs.promises.readFile`, `load` in `this.#load`. Empty where it has none. */
export function lastNameOf(node: TSESTree.Node): string {
  if (node.type === 'Identifier' || node.type === 'PrivateIdentifier') return node.name;
  return node.type === 'MemberExpression' && !node.computed ? lastNameOf(node.property) : '';
}
