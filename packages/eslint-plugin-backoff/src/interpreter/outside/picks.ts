import type { TSESTree } from '@typescript-eslint/types';

import type { Callee } from '../callee.js';
import { exact } from '../values/numbers.js';
import type { Run } from '../run.js';
import { type Source, contains } from '../../sites/source.js';
import type { Value } from '../values/values.js';

/** Methods of a list that take out of it what a function says. */
const PICKS = /^(filter|find|findLast|findIndex|findLastIndex)$/;

/** The numbers that a list is searched by: `[2]` for `parts.filter((_, place) => place < i)`. By others it gives another part. */
export function pickedBy({ name }: Callee, [fn]: readonly Value[], run: Run): string {
  if (fn?.kind !== 'function' || !PICKS.test(name)) return '';
  const asked = numbersAsked(fn.node, run.source).map((variable) => run.quietly(() => run.machine.evaluate(variable, fn.frame, run)));
  return asked.map((value) => (value?.kind === 'number' ? `[${exact(value) ?? ''}]` : '')).join('');
}

const askedBy = new WeakMap<TSESTree.Node, readonly TSESTree.Identifier[]>();

/** The variables from outside of a function that it compares something with. */
function numbersAsked(fn: TSESTree.FunctionLike, source: Source): readonly TSESTree.Identifier[] {
  const known = askedBy.get(fn) ?? comparedIn(fn, source).filter((name) => source.variable(name)?.defs.every((definition) => !contains(fn, definition.name)) === true);
  askedBy.set(fn, known);
  return known;
}

function comparedIn(node: TSESTree.Node, source: Source): readonly TSESTree.Identifier[] {
  const sides = node.type === 'BinaryExpression' ? [node.left, node.right] : [];
  return [...sides.filter((side) => side.type === 'Identifier'), ...source.children(node).flatMap((child) => comparedIn(child, source))];
}
