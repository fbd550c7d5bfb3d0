import type { TSESTree } from '@typescript-eslint/types';
import type { Counter } from '../../facts/retry-site.js';
import { anotherTurn, type Follow } from './another-turn.js';
import { attemptCalls } from './attempt-calls.js';
import { constantValue } from '../code/constant-value.js';
import { isSignal, succeedsByLeaving } from './count-turns.js';
import { countEntries, lastEntry } from './count-entries.js';
import { shiftedComparison } from './comparison.js';
import type { Draft } from '../code/draft.js';
import { isForegone } from './foregone.js';
import { headOfNextTurn } from './head-of-next-turn.js';
import { isInLoop } from './own-end.js';
import { nodeAt, offsetOf, type RetryPoint } from './retry-points.js';
import { stepsIn } from './steps.js';
import { isTriedBehind } from './tried-behind.js';
import { triesAgain } from './tries-again.js';
import { ancestors, contains, type FunctionNode, functionAround, isFunction, isLoop, leaves, parameterName } from '../code/syntax.js';

/** What the site's bound says of a place in the failure path: whether another attempt follows. */
export function anotherAttempt(draft: Draft, place: RetryPoint['place']): Follow {
  const { node, facts } = draft.site;
  const { bound } = facts;
  const asked = node.type === 'DoWhileStatement' ? anotherTurn(draft, node, place) : sharedEnd(draft, place);
  if (asked) return asked;
  if (bound.kind === 'none' || isDecided(draft, place)) return { kind: 'always' };
  const follow = node.type === 'ForOfStatement' ? anotherEntry(draft, node) : (counted(draft, place) ?? boundedByHead(draft, place) ?? movedToHead(draft, place));
  return follow ?? { kind: bound.kind === 'time' ? 'always' : 'unknown' };
}

/** Whether a place is part of a loop that is followed by one more attempt. */
const isBeforeAnother = (draft: Draft, place: RetryPoint['place']): boolean => isTriedBehind(draft) && contains(draft.site.node, nodeAt(place));

/** What the head of a `while` asks, where that is the bound though it counts nothing: `errors.length < 4`, `!signal.aborted`. */
function boundedByHead(draft: Draft, place: RetryPoint['place']): Follow | null {
  const { node, facts } = draft.site;
  const bound = 'node' in facts.bound ? facts.bound.node : null;
  if (node.type !== 'WhileStatement') return null;
  return isSignal(node.test) || (bound && contains(node.test, bound)) ? anotherTurn(draft, node, place) : null;
}

/** What the head asks of a variable that is no count: `for (let ms = 100; ms < 5000; ms *= 2)`. */
function movedToHead({ site: { node }, file }: Draft, place: RetryPoint['place']): Follow | null {
  const condition = isLoop(node) && place.kind === 'before' ? headOfNextTurn(node, place.statement, file) : null;
  return condition === null ? null : { kind: 'if', condition };
}

/** The end of a turn that a success comes to as well: all that the head asks decides. Null elsewhere. */
function sharedEnd(draft: Draft, place: RetryPoint['place']): Follow | null {
  const { node } = draft.site;
  const isShared = (node.type === 'WhileStatement' || node.type === 'ForStatement') && place.kind === 'end' && place.block === node.body && !succeedsByLeaving(draft, node);
  return isShared ? (anotherTurn(draft, node, place) ?? { kind: 'unknown' }) : null;
}

/** What the counter's test says; without one, a function that comes to its attempt whatever happens has decided when it runs itself. */
function counted(draft: Draft, place: RetryPoint['place']): Follow | null {
  const { node, facts } = draft.site;
  const { counter } = facts.shape;
  if (counter?.test) return byTest(draft, counter, { test: counter.test, offset: offsetOf(place) });
  return isFunction(node) && place.kind === 'before' && !leavesAtEntry(node, draft) ? { kind: 'always' } : null;
}

/** Whether a function may end before it has made its attempt: its bound may be what ends it. */
function leavesAtEntry(fn: FunctionNode, draft: Draft): boolean {
  const first = Math.min(...attemptCalls(draft).map(({ range }) => range[0]));
  return [...draft.file.within(fn.body)].some(({ type, range }) => /^(Return|Throw)Statement$/.test(type) && range[1] < first);
}

interface Way {
  readonly test: TSESTree.Node;
  readonly offset: number;
}

/** What the counter's test will say, once control comes to it from an offset. */
function byTest(draft: Draft, counter: Counter, { test, offset }: Way): Follow {
  const { node } = draft.site;
  const isBeforeAttempt = (isInHead(test, node) && node.type !== 'DoWhileStatement') || attemptCalls(draft).every(({ range }) => test.range[1] <= range[0]);
  if (!isBeforeAttempt && test.range[1] <= offset) return passed(draft, counter, { test, offset });
  const steps = stepsUntil(draft, counter, { test, offset }, isBeforeAttempt);
  const outcome = meaningOf(test, draft);
  const condition = steps === null || outcome === null ? null : shiftedComparison(test, counter, steps, outcome, draft.file);
  // `attempt < Infinity` limits nothing.
  if (condition !== null && /\bInfinity\b/.test(condition)) return { kind: 'always' };
  return condition === null ? { kind: 'unknown' } : { kind: 'if', condition };
}

/** What a test has decided is over with; but for `if (tries >= 4) { fail(error); state = 'failed'; }`, of which the head of the loop hears: the same comparison says it. */
function passed(draft: Draft, counter: Counter, { test, offset }: Way): Follow {
  const { site, file } = draft;
  const isMoved = stepsIn(site.node, counter.text, file).some((step) => step.range[0] >= test.range[0] && step.range[1] <= offset);
  const condition = isMoved || !setsFlag(draft, test) ? null : shiftedComparison(test, counter, 0, false, file);
  return condition === null ? { kind: 'always' } : { kind: 'if', condition };
}

/** Whether what comes of a test goes on, with what the head of the loop asks set. */
function setsFlag({ site: { node }, file }: Draft, test: TSESTree.Node): boolean {
  const choice = test.parent;
  if (node.type !== 'WhileStatement' || choice?.type !== 'IfStatement' || choice.alternate !== null) return false;
  const steps = choice.consequent.type === 'BlockStatement' ? choice.consequent.body : [choice.consequent];
  const set = steps.flatMap((step) => (step.type === 'ExpressionStatement' && step.expression.type === 'AssignmentExpression' ? [file.textOf(step.expression.left)] : []));
  return !leaves(choice.consequent) && [...file.within(node.test)].some((part) => set.includes(file.textOf(part)));
}

function anotherEntry(draft: Draft, loop: TSESTree.ForOfStatement): Follow {
  const name = countEntries(draft, loop);
  return name === null ? { kind: 'unknown' } : { kind: 'if', condition: `${name} < ${lastEntry(loop, draft)}` };
}

/** Whether the bound was tested on the way from the failed attempt to a place. */
function isDecided(draft: Draft, place: RetryPoint['place']): boolean {
  const { site, file } = draft;
  const { counter } = site.facts.shape;
  if (site.kind === 'repeat' || isBeforeAnother(draft, place) || (place.kind === 'start' && place.block.parent === site.node)) return true;
  const offset = offsetOf(place);
  const isElsewhere = !contains(site.node, nodeAt(place));
  const start = isElsewhere ? 0 : Math.min(...attemptCalls(draft).map(({ range }) => range[0]));
  const asks = (test: TSESTree.Node): boolean => [...file.within(test)].some((node) => file.textOf(node) === counter?.text || asksByName(node, draft));
  const isChoice = (node: TSESTree.Node): node is TSESTree.ConditionalExpression => node.type === 'ConditionalExpression' && asks(node.test);
  const tests = (node: TSESTree.Node): node is TSESTree.IfStatement => node.type === 'IfStatement' && (node.range[0] > start || isInListener(node, draft)) && asks(node.test) && !isForegone(node.test, draft);
  return [nodeAt(place), ...ancestors(nodeAt(place))].filter((around) => isElsewhere || contains(site.node, around)).some((around) => {
    if (around !== nodeAt(place) && (tests(around) || isChoice(around)) && !contains(around.test, nodeAt(place))) return true;
    return around.type === 'BlockStatement' && around.body.some((statement) => statement.range[1] <= offset && tests(statement) && [statement.consequent, statement.alternate].some((branch) => branch !== null && leavesSite(branch)));
  });
}

/** `isLast` in `const isLast = attempt === retries;`. */
function asksByName(node: TSESTree.Node, { site, file }: Draft): boolean {
  const value = node.type === 'Identifier' ? constantValue(node, file) : null;
  return value !== null && !isFunction(value) && contains(site.node, value) && [...file.within(value)].some((part) => file.textOf(part) === site.facts.shape.counter?.text);
}

/** Whether a node is part of a function within the site that makes no attempt: what listens for the end of one runs after it, wherever it stands. */
function isInListener(node: TSESTree.Node, draft: Draft): boolean {
  const fn = functionAround(node);
  return fn !== null && fn !== draft.site.node && contains(draft.site.node, fn) && attemptCalls(draft).every((call) => !contains(fn, call));
}

/** Whether a test is the head of the loop, evaluated between the turns but not as part of one. */
function isInHead(test: TSESTree.Node, site: TSESTree.Node): boolean {
  return isLoop(site) && !contains(site.body, test);
}

/**
 * How often the counter moves from an offset to its test; null where that depends on the way.
 *
 * @param isBeforeAttempt the test comes before the next attempt, not on the way to its decision
 */
function stepsUntil({ site: { node: site }, file }: Draft, { text }: Counter, { test, offset }: Way, isBeforeAttempt: boolean): 0 | 1 | null {
  if (isBeforeAttempt && isFunction(site) && site.params.some((parameter) => parameterName(parameter) === text)) return 1;
  const steps = stepsIn(site, text, file).filter((node) => !contains(test, node));
  const after = steps.filter((step) => step.range[0] >= offset && !isInOtherBranch(step, offset) && !isBehindExit(step, offset, site, file));
  const count = isBeforeAttempt
    ? new Set([...after, ...steps.filter(({ range }) => range[1] <= test.range[0]), ...headSteps(site, steps)]).size
    : after.filter(({ range }) => range[1] <= test.range[0]).length;
  return count === 0 || count === 1 ? count : null;
}

/** Whether what comes to an offset goes past a node, which stands in the other branch of a choice, or in the `catch` of its `try`. */
function isInOtherBranch(node: TSESTree.Node, offset: number): boolean {
  return [...ancestors(node)].some((around) => {
    const other = around.type === 'IfStatement' ? around.consequent : around.type === 'CatchClause' ? around.parent.block : null;
    return other !== null && !contains(other, node) && other.range[0] <= offset && offset < other.range[1];
  });
}

/** Whether what comes to an offset goes on to the next turn before it comes to a node: by a `continue` of the block that the offset is in. */
function isBehindExit({ range }: TSESTree.Node, offset: number, site: TSESTree.Node, file: Draft['file']): boolean {
  const isLeft = (block: TSESTree.Node): boolean => block.type === 'BlockStatement' && block.range[1] <= range[0] && isInLoop(block, site) && leaves(block);
  return [...file.within(site)].some((block) => block.range[0] <= offset && offset < block.range[1] && isLeft(block));
}

/** The steps in a `for` head: they come after every turn, wherever they stand. */
function headSteps(site: TSESTree.Node, steps: readonly TSESTree.Node[]): TSESTree.Node[] {
  const update = site.type === 'ForStatement' ? site.update : null;
  return update ? steps.filter((step) => contains(update, step)) : [];
}

/** Which outcome of a test leads to another attempt; null where that cannot be told, or another one may as well: `if (most !== 0 && attempt > most) throw …`. */
function meaningOf(test: TSESTree.Node, draft: Draft): boolean | null {
  const outcome = outcomeOf(test, draft);
  return outcome !== null && isOneOfSome(test, outcome ? '||' : '&&') ? null : outcome;
}

/** Whether a test stands in an expression beside others, by some operator. */
function isOneOfSome(test: TSESTree.Node, operator: '||' | '&&'): boolean {
  for (let around = test.parent; around?.type === 'LogicalExpression'; around = around.parent) if (around.operator === operator) return true;
  return false;
}

function outcomeOf(test: TSESTree.Node, draft: Draft): boolean | null {
  const { node: site } = draft.site;
  const around = [...ancestors(test)];
  const end = around.findIndex((each) => each.type === 'IfStatement' || each.type === 'ConditionalExpression' || isFunction(each) || each === site);
  const decides = around[end];
  const isNegated = around.slice(0, end).filter((each) => each.type === 'UnaryExpression' && each.operator === '!').length % 2 === 1;
  if (decides === site && isLoop(site)) return !isNegated;
  if (decides?.type !== 'IfStatement' || !contains(decides.test, test)) return null;
  if (!leavesSite(decides.consequent)) return isFunction(site) && !triesAgain(draft, decides.consequent) ? null : !isNegated;
  const tries = triesWithin(decides.consequent, draft);
  return tries === 'some' ? null : isNegated === (tries === 'none');
}

/**
 * `if (left > 0) { try { return await load(); } catch { return again(left - 1); } }`: it leaves, and tries again by that. Where it tries elsewhere too, a test
 * does not tell whether there is another attempt.
 */
function triesWithin(branch: TSESTree.Statement, draft: Draft): 'all' | 'some' | 'none' {
  const calls = attemptCalls(draft);
  if (!calls.some((call) => contains(branch, call))) return 'none';
  return calls.every((call) => contains(branch, call)) && !calls.some((call) => isMadeOutside(call, branch, draft)) ? 'all' : 'some';
}

/** `return load(url);` behind a branch that loads it too: the last attempt, of which no failure is retried. */
function isMadeOutside(call: TSESTree.Node, branch: TSESTree.Node, { site, file }: Draft): boolean {
  const name = call.type === 'CallExpression' ? file.textOf(call.callee) : null;
  return [...file.within(site.node)].some((other) => other.type === 'CallExpression' && file.textOf(other.callee) === name && !contains(branch, other));
}

function leavesSite(branch: TSESTree.Statement): boolean {
  const last = branch.type === 'BlockStatement' ? branch.body.at(-1) : branch;
  return last !== undefined && last.type !== 'ContinueStatement' && leaves(last);
}
