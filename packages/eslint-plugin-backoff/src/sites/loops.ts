import type { TSESTree } from '@typescript-eslint/types';

import type { Candidate, Loop } from './candidate.js';
import { functionOf } from './function-of.js';
import { holds } from './holds.js';
import type { LoopOutline, Outline } from './outline.js';
import { canBeLeft } from './exits.js';
import { walksList } from './index-loop.js';
import { asksForEach } from './iteration.js';
import { isKnownList } from './known-list.js';
import { asksState } from './questions.js';
import type { Source } from './source.js';

/** Loops that hold something that may fail and something that notices it. */
export function findLoops(outline: Outline, source: Source): readonly Candidate[] {
  return outline.loops
    .filter((loop) => loop.operates && loop.notices && repeats(loop.node, source))
    .map((loop) => ({ kind: 'loop', node: loop.node, isUnlikely: isUnlikely(loop, outline.functions, source) }));
}

/** Nor do the functions of this file answer to a failure that it calls: but for those that try again by themselves. */
function isUnlikely({ node, answers }: LoopOutline, functions: Outline['functions'], source: Source): boolean {
  const isAnswering = (fn: TSESTree.FunctionLike | null): boolean => fn !== null && functions.get(fn)?.answersOnce === true && !callsItself(fn, source);
  return !answers && !holds(node, (inner) => inner.type === 'CallExpression' && isAnswering(functionOf(inner.callee, source)), source);
}

const callsItself = (fn: TSESTree.FunctionLike, source: Source): boolean => holds(fn, (inner) => inner.type === 'CallExpression' && functionOf(inner.callee, source) === fn, source);

/** A loop over things that only have names does another operation each turn; one over a known list may count attempts. */
function repeats(loop: Loop, source: Source): boolean {
  if (loop.type === 'ForInStatement' || asksState(loop, source) || !canBeLeft(loop, source)) return false;
  if (loop.type === 'ForStatement') return !walksList(loop, source);
  return loop.type !== 'ForOfStatement' || (isKnownList(loop.right, source) && !asksForEach(loop, source));
}
