import type { TSESTree } from '@typescript-eslint/types';

import { type Source, parentOf } from '../../sites/source.js';

/** `this.closed` in a class that extends another one and has nothing of that name: who sets it is not in this file. That it is taken back, `this.closed = false`, is none of that. */
export function isInherited(node: TSESTree.Node, source: Source): boolean {
  if (node.type === 'UnaryExpression' && node.operator === '!') return isInherited(node.argument, source);
  if (node.type !== 'MemberExpression' || node.object.type !== 'ThisExpression' || node.property.type !== 'Identifier' || node.computed) return false;
  const { name } = node.property;
  const body = classAround(node);
  return body !== null && body.parent.superClass !== null && !body.body.some((member) => 'key' in member && member.key.type === 'Identifier' && member.key.name === name) && !isWritten(source.text(node), source);
}

function classAround(node: TSESTree.Node): TSESTree.ClassBody | null {
  let around = parentOf(node);
  while (around !== null && around.type !== 'ClassBody') around = parentOf(around);
  return around;
}

function isWritten(member: string, source: Source): boolean {
  let found = false;
  source.walk((node) => {
    found ||= node.type === 'AssignmentExpression' && source.text(node.left) === member && !(node.right.type === 'Literal' && node.right.value === false);
  });
  return found;
}
