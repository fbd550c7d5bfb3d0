import type { TSESTree } from '@typescript-eslint/types';

/** By their names, for those that are given `this` somewhere else. */
export const SELVES: readonly string[] = ['self', 'that', '_this', 'me', 'vm', 'exports', 'module'];

/** Whether it stands for `this`, by one of these names, or for what the file exports. */
export function isSelf(object: TSESTree.Node, selves: ReadonlySet<string>): boolean {
  if (object.type === 'Identifier') return selves.has(object.name);
  return object.type === 'ThisExpression' || (object.type === 'MemberExpression' && isExports(object));
}

/** `module.exports` */
const isExports = ({ object, property }: TSESTree.MemberExpression): boolean =>
  object.type === 'Identifier' && object.name === 'module' && property.type === 'Identifier' && property.name === 'exports';
