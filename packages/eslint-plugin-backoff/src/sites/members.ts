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

/** The name that a chain of members ends with: `readFile` in `fs.promises.readFile`, `load` in `this.#load!`. Empty where it has none. */
export function lastNameOf(written: TSESTree.Node): string {
  const node = unwrapped(written);
  switch (node.type) {
    case 'Identifier':
    case 'PrivateIdentifier':
      return node.name;
    case 'MemberExpression':
      return node.computed ? '' : lastNameOf(node.property);
    case 'LogicalExpression': // `options.sleep ?? sleep`
      return lastNameOf(node.right) || lastNameOf(node.left);
    default:
      return '';
  }
}

/** What stands for a value without what only types or a compiler add: `fn` in `fn!`, `fn as Fetcher` and `(0, fn)`. */
export function unwrapped(node: TSESTree.Expression): TSESTree.Expression;
export function unwrapped(node: TSESTree.Node): TSESTree.Node;
export function unwrapped(node: TSESTree.Node): TSESTree.Node {
  switch (node.type) {
    case 'TSNonNullExpression':
    case 'TSAsExpression':
    case 'TSTypeAssertion':
    case 'TSSatisfiesExpression':
    case 'TSInstantiationExpression':
      return unwrapped(node.expression);
    case 'SequenceExpression':
      return unwrapped(node.expressions.at(-1) ?? node);
    default:
      return node;
  }
}
