import type { TSESTree } from '@typescript-eslint/types';

/** What a chain of members begins with: `fs` in `fs.promises.readFile`, `this` in `this.client!.get`. */
export function rootOf(node: TSESTree.Node): TSESTree.Node {
  if (node.type === 'MemberExpression') return rootOf(node.object);
  return node.type === 'TSNonNullExpression' ? rootOf(node.expression) : node;
}

/** The name that a chain of members ends with: `readFile` in `fs.promises.readFile`, `load` in `this.#load`. Empty where it has none. */
export function lastNameOf(node: TSESTree.Node): string {
  if (node.type === 'Identifier' || node.type === 'PrivateIdentifier') return node.name;
  return node.type === 'MemberExpression' && !node.computed ? lastNameOf(node.property) : '';
}
