import type { TSESTree } from '@typescript-eslint/types';

import { lastNameOf } from './members.js';
import type { Source } from './source.js';

const known = new WeakMap<Source, Map<string, number>>();

/**
 * The number that a member which is counted up from call to call begins with: what this file puts there wherever it makes one,
 * `bulk.attempt = 1`, `{ attempt: 1 }`; nothing where it does not, or not always the same.
 */
export function firstCount(name: string, source: Source): number {
  const counts = known.get(source) ?? new Map<string, number>();
  known.set(source, counts);
  const count = counts.get(name) ?? commonOf(numbersPut(source.parsed.ast, name, source));
  counts.set(name, count);
  return count;
}

function commonOf(numbers: readonly number[]): number {
  const [first, ...others] = new Set(numbers);
  return first !== undefined && others.length === 0 ? first : 0;
}

function numbersPut(node: TSESTree.Node, name: string, source: Source): readonly number[] {
  const inside = source.children(node).flatMap((child) => numbersPut(child, name, source));
  const put = valuePut(node, name);
  return put?.type === 'Literal' && typeof put.value === 'number' ? [put.value, ...inside] : inside;
}

function valuePut(node: TSESTree.Node, name: string): TSESTree.Node | null {
  if (node.type === 'AssignmentExpression') return node.operator === '=' && node.left.type === 'MemberExpression' && lastNameOf(node.left) === name ? node.right : null;
  return node.type === 'Property' && node.parent.type === 'ObjectExpression' && node.key.type === 'Identifier' && node.key.name === name ? node.value : null;
}
