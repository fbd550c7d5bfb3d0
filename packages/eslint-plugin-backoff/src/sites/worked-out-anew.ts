import type { TSESTree } from '@typescript-eslint/types';

import { type Source, isFunction } from './source.js';

/** Some code, and the part of it that counts, as offsets. */
export interface Stretch {
  readonly nodes: readonly TSESTree.Node[];
  readonly from?: number;
  readonly to?: number;
}

/** `key = decode(text, 'utf8');` behind a call, and `key = decode(text, 'base64');` before it: whatever is called with that is told something else. */
export function isWorkedOutAnew(before: Stretch, behind: Stretch, source: Source): boolean {
  const first = setIn(before, source);
  return [...setIn(behind, source)].some(([name, values]) => first.has(name) && values.some((value) => !first.get(name)?.includes(value)));
}

/** What stands behind each name that is set by a call which nobody waits for. */
function setIn({ nodes, from = 0, to = Infinity }: Stretch, source: Source): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const visit = (node: TSESTree.Node): void => {
    if (isFunction(node) || node.range[1] <= from || node.range[0] >= to) return;
    if (node.type === 'AssignmentExpression' && node.left.type === 'Identifier' && node.right.type === 'CallExpression' && node.range[0] >= from && node.range[1] <= to)
      found.set(node.left.name, [...(found.get(node.left.name) ?? []), source.text(node.right)]);
    source.forEachChild(node, visit);
  };
  nodes.forEach(visit);
  return found;
}
