import type { TSESTree } from '@typescript-eslint/types';

import type { Source } from '../sites/source.js';
import { expressionOf } from './expression-of.js';

type Members = ReadonlyMap<string, readonly TSESTree.Expression[]>;

const known = new WeakMap<Source, Members>();

/** What the file sets a member of its own exports to: `exports.options = { … }`, `module.exports = { options }`. Null for other members, and where it is set more than once. */
export function ownExport({ object, property, computed }: TSESTree.MemberExpression, source: Source): TSESTree.Expression | null {
  if (computed || property.type !== 'Identifier' || !isExports(object, source)) return null;
  const members = known.get(source) ?? membersIn(source);
  known.set(source, members);
  const [value, ...others] = members.get(property.name) ?? [];
  return value === undefined || others.length > 0 ? null : value;
}

/** `exports`, `module.exports`. */
function isExports(node: TSESTree.Node, source: Source): boolean {
  const isWhole = node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier' && node.property.name === 'exports';
  const holder = isWhole ? node.object : node;
  return holder.type === 'Identifier' && holder.name === (isWhole ? 'module' : 'exports') && (source.variable(holder)?.defs.length ?? 0) === 0;
}

function membersIn(source: Source): Members {
  const members = new Map<string, TSESTree.Expression[]>();
  for (const statement of source.parsed.ast.body) {
    for (let node = statement.type === 'ExpressionStatement' ? statement.expression : null; node?.type === 'AssignmentExpression'; node = node.right) {
      for (const [name, value] of setBy(node, source)) members.set(name, [...(members.get(name) ?? []), value]);
    }
  }
  return members;
}

/** The members that one assignment sets. */
function setBy({ left, right }: TSESTree.AssignmentExpression, source: Source): readonly (readonly [string, TSESTree.Expression])[] {
  const value = lastOf(right);
  // Compilers begin with `exports.options = void 0`.
  if (left.type !== 'MemberExpression' || (value.type === 'UnaryExpression' && value.operator === 'void')) return [];
  if (isExports(left, source)) return value.type === 'ObjectExpression' ? entriesOf(value) : [];
  return !left.computed && left.property.type === 'Identifier' && isExports(left.object, source) ? [[left.property.name, value]] : [];
}

/** What comes out of a chain of assignments. */
const lastOf = (node: TSESTree.Expression): TSESTree.Expression => (node.type === 'AssignmentExpression' ? lastOf(node.right) : node);

function entriesOf({ properties }: TSESTree.ObjectExpression): readonly (readonly [string, TSESTree.Expression])[] {
  return properties.flatMap((property) => {
    const value = property.type === 'Property' ? expressionOf(property.value) : null;
    return property.type !== 'Property' || property.computed || property.key.type !== 'Identifier' || value === null ? [] : [[property.key.name, value] as const];
  });
}
