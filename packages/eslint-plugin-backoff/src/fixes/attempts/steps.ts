import type { TSESTree } from '@typescript-eslint/types';
import { literalNumber } from '../code/arithmetic.js';
import { attemptCalls } from './attempt-calls.js';
import type { Draft } from '../code/draft.js';
import { isJudgedBefore } from './judged-before.js';
import type { SourceFile } from '../code/source-file.js';
import { bare, contains, functionAround, isFunction, isLoop, type Loop } from '../code/syntax.js';

/** By how much a node moves what it assigns to: 1 for `n++`, -1 for `n -= 1`; null where it does not count. */
export function stepOf(node: TSESTree.Node): 1 | -1 | null {
  if (node.type === 'UpdateExpression') return node.operator === '++' ? 1 : -1;
  if (node.type !== 'AssignmentExpression') return null;
  const right = bare(node.right);
  if (node.operator !== '=') return literalNumber(right) === 1 ? signOf(node.operator) : null;
  return right.type === 'BinaryExpression' && literalNumber(right.right) === 1 ? signOf(right.operator) : null;
}

function signOf(operator: string): 1 | -1 | null {
  return operator.startsWith('+') ? 1 : operator.startsWith('-') ? -1 : null;
}

/** What a step counts. */
export function steppedBy(step: TSESTree.Node): TSESTree.Node | null {
  if (step.type === 'UpdateExpression') return step.argument;
  return step.type === 'AssignmentExpression' ? step.left : null;
}

/** The steps of a counter within a site. */
export function stepsIn(site: TSESTree.Node, counter: string, file: SourceFile): TSESTree.Node[] {
  return [...file.within(site)].filter((node) => {
    const target = stepOf(node) === null ? null : steppedBy(node);
    return target !== null && file.textOf(target) === counter;
  });
}

/** How many of some steps have been made when the first retry is decided at an offset. */
export function stepsBefore(draft: Draft, steps: readonly TSESTree.Node[], offset: number): number {
  const paths = draft.site.facts.shape.failurePaths.map(({ node }) => node);
  const counts = paths.map((path) => stepsBy(draft, steps, offset, path));
  // Where one path counts what another does not, only what all of them pass is counted.
  const [first] = counts;
  return first !== undefined && counts.every((count) => count === first) ? first : stepsBy(draft, steps, offset);
}

/** The same for the failures that come by one path; left out, for what all of them come by. */
function stepsBy(draft: Draft, steps: readonly TSESTree.Node[], offset: number, path?: TSESTree.Node): number {
  const { node: site } = draft.site;
  const isBeforeAttempt = attemptCalls(draft).every(({ range }) => offset <= range[0]) && !isInListener(draft, offset) && !(isLoop(site) && isJudgedBefore(site, draft.file));
  const made = steps.map((step) => {
    if (isLoop(site) && !contains(site.body, step)) return (isTested(site, step) ? 1 : 0) + (isBeforeAttempt ? 1 : 0);
    const isPassed = step.range[1] <= offset && isOnTheWay(site, step, offset, path);
    // Before the attempt of a turn, the turn before it has passed all of them.
    return (isPassed ? 1 : 0) + (isBeforeAttempt ? 1 : 0);
  });
  return made.reduce<number>((sum, count) => sum + count, 0);
}

/** Whether an offset is in a function that is told of the failure, and makes no attempt: where it stands above the call that does, it still runs after it. */
function isInListener(draft: Draft, offset: number): boolean {
  const { node: site, facts } = draft.site;
  return facts.shape.failurePaths.some(({ node }) => {
    const fn = isFunction(node) ? node : functionAround(node);
    if (fn === null || fn === site || !contains(site, fn)) return false;
    return fn.range[0] <= offset && offset <= fn.range[1] && !attemptCalls(draft).some((call) => contains(fn, call));
  });
}

/** Whether a step is part of what a loop tests before its first turn. */
function isTested(loop: Loop, step: TSESTree.Node): boolean {
  const test = loop.type === 'WhileStatement' || loop.type === 'ForStatement' ? loop.test : null;
  return test !== null && contains(test, step);
}

/**
 * Whether what comes to an offset has passed a node before it: the node stands in no branch that the offset is not in.
 *
 * @param taken a branch that everything comes through, as the only handler of failures
 */
export function isOnTheWay(site: TSESTree.Node, step: TSESTree.Node, offset: number, taken?: TSESTree.Node): boolean {
  const holds = ({ range: [start, end] }: TSESTree.Node) => start <= offset && offset <= end;
  for (let node = step; node !== site && node.parent; node = node.parent) {
    const { parent } = node;
    const isBranch = (parent.type === 'IfStatement' && node !== parent.test) || parent.type === 'CatchClause' || isFunction(parent);
    if (isBranch && parent !== site && parent !== taken && !holds(node)) return false;
  }
  return true;
}
