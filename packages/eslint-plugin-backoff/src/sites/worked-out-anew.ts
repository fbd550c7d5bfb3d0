import type { TSESTree } from '@typescript-eslint/types';

import { type Source, isFunction } from './source.js';

/** Some code, and the part of it that counts, as offsets. */
export interface Stretch {
  readonly nodes: readonly TSESTree.Node[];
  readonly from?: number;
  readonly to?: number;
}

/** Names may be made of names, so many steps far: `bytes = decode(text); key = new Key(bytes);`. */
const MOST_STEPS = 3;

/**
 * `key = decode(text, 'utf8');` behind a call, and `key = decode(text, 'base64');` before it: whether what calls are told, once more, is worked out by
 * another call than before.
 */
export function isWorkedOutAnew(calls: readonly TSESTree.Node[], before: Stretch, behind: Stretch, source: Source): boolean {
  const [first, second] = [setIn(before, source), setIn(behind, source)];
  const read = new Set(calls.flatMap((call) => namesIn(call, source).map(({ name }) => name)));
  for (let step = 0; step < MOST_STEPS; step += 1) for (const name of [...read]) for (const value of second.get(name) ?? []) namesIn(value, source).forEach(({ name: inner }) => read.add(inner));
  return [...read].some((name) => first.has(name) && second.get(name)?.some((value) => value.type === 'CallExpression' && !first.get(name)?.some((other) => source.text(other) === source.text(value))) === true);
}

/** The names that some code mentions, but for those in its functions. */
export function namesIn(node: TSESTree.Node, source: Source): readonly TSESTree.Identifier[] {
  if (node.type === 'Identifier') return [node];
  return isFunction(node) ? [] : source.children(node).flatMap((child) => namesIn(child, source));
}

/** What each name is set to. */
function setIn({ nodes, from = 0, to = Infinity }: Stretch, source: Source): ReadonlyMap<string, readonly TSESTree.Node[]> {
  const found = new Map<string, TSESTree.Node[]>();
  const visit = (node: TSESTree.Node): void => {
    if (isFunction(node) || node.range[1] <= from || node.range[0] >= to) return;
    if (node.type === 'AssignmentExpression' && node.left.type === 'Identifier' && node.range[0] >= from && node.range[1] <= to) found.set(node.left.name, [...(found.get(node.left.name) ?? []), node.right]);
    source.forEachChild(node, visit);
  };
  nodes.forEach(visit);
  return found;
}
