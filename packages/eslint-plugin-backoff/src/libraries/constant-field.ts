import type { TSESTree } from '@typescript-eslint/types';

import { type Source, enclosingClass } from '../sites/source.js';

/** `this.strategy`: what a field is made with, where the file sets no member of that name. */
export function constantField({ object: holder, property, computed }: TSESTree.MemberExpression, source: Source): TSESTree.Expression | null {
  if (holder.type !== 'ThisExpression' || computed) return null;
  const { name } = property;
  const field = enclosingClass(holder)?.body.body.find((member) => member.type === 'PropertyDefinition' && !member.computed && 'name' in member.key && member.key.name === name);
  return field?.type !== 'PropertyDefinition' || isSet(name, source) ? null : field.value;
}

function isSet(name: string, source: Source): boolean {
  let found = false;
  source.walk((node) => {
    found ||= node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression' && 'name' in node.left.property && node.left.property.name === name;
  });
  return found;
}
