import type { TSESTree } from '@typescript-eslint/types';

/** What a chain of members begins with: `fs` in `fs.promises.readFile`, `this` in `this.client!.get`. */
export function rootOf(node: TSESTree.Node): TSESTree.Node {
  if (node.type === 'MemberExpression') return rootOf(node.object);
  return node.type === 'TSNonNullExpression' ? rootOf(node.expression) : node;
}

/** Whether a member is written to: `attempts.current++`, `attempts.current = 0`. */
export const isWritten = (member: TSESTree.MemberExpression): boolean =>
  member.parent.type === 'UpdateExpression' || (member.parent.type === 'AssignmentExpression' && member.parent.left === member);

/** The name that a chain of members ends with: `readFile` in `fs.promises.readFile`, `load` in `this.#load`. Empty where it has none. */
export function lastNameOf(node: TSESTree.Node): string {
  if (node.type === 'Identifier' || node.type === 'PrivateIdentifier') return node.name;
  return node.type === 'MemberExpression' && !node.computed ? lastNameOf(node.property) : '';
}
