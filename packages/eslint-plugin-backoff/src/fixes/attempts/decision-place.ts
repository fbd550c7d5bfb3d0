import type { TSESTree } from '@typescript-eslint/types';
import type { FailurePath } from '../../facts/retry-site.js';
import { firstAboutWait } from './about-wait.js';
import { attemptCalls } from './attempt-calls.js';
import { branchOfFailure, type FailureList, statementsOf } from './branch-of-failure.js';
import type { Draft } from '../code/draft.js';
import { isNothing } from '../answer/forgiven.js';
import { lastStatement } from './own-end.js';
import { isWait } from '../code/is-wait.js';
import { quietEnd } from './quiet-end.js';
import type { Place } from '../code/insert-statement.js';
import { isPromiseHandler } from '../code/promise-method.js';
import type { BodyPlace, RetryPoint } from './retry-points.js';
import { ancestors, contains, isFunction, isInList, isStatement, leaves, promiseAround } from '../code/syntax.js';

/** Where statements that decide about a failure can stand. */
export type DecisionPlace = Place | BodyPlace;

/**
 * Where a failure path can be left for good: after the site's own last way out, and before what leads to the next attempt. Null
 * where no statement can stand there.
 */
export function decisionPlace(draft: Draft, point: RetryPoint): DecisionPlace | null {
  const timer = quietEnd(draft, point.path);
  return timer ? { kind: 'before', statement: beforeTimer(timer, point.path, draft) } : placeOf(draft, point);
}

/** What is said of the next attempt is not said of the last one: where nothing else is said of a failure, somebody is to put that in other words. */
function beforeTimer(timer: TSESTree.Statement, path: FailurePath, draft: Draft): TSESTree.Statement {
  const first = firstAboutWait(timer, path, draft);
  const list = first.parent.type === 'BlockStatement' ? first.parent.body : [];
  const isAllSaid = first !== timer && !list.slice(0, list.indexOf(first)).some((statement) => statement.type === 'ExpressionStatement');
  if (!isAllSaid) return first;
  draft.safe = false;
  return timer;
}

/**
 * The same where a failure is left with nothing returned or thrown: after all that is told of it, right before what waits or leads on. Null
 * where a path tells nothing of its own.
 */
export function untoldPlace(draft: Draft, { path, place }: RetryPoint): Place | null {
  const block = toldIn(path);
  if (block === null) return null;
  const goal = waitIn(draft, path) ?? startOf(place);
  const statement = (goal && block.body.find((each) => contains(each, goal))) ?? waitedIn(block, draft);
  if (statement) return { kind: 'before', statement };
  const told = path.kind === 'check' ? statementsPast(path, block) : [];
  return told.length > 0 && told.every(({ type }) => type === 'ExpressionStatement' || type === 'VariableDeclaration') ? { kind: 'end', block } : null;
}

/** The statement of a block that waits, which the runs have not seen where other failures have waited elsewhere. */
const waitedIn = ({ body }: TSESTree.BlockStatement, { file, settings }: Draft): TSESTree.Statement | undefined =>
  body.find((each) => [...file.within(each)].some((part) => part.type === 'ExpressionStatement' && isWait(part, file, settings.sleepFunctions)));

/** What is done about a failure in its block: of one that falls past a check, what stands behind that. */
const statementsPast = ({ node, body }: FailurePath, block: TSESTree.BlockStatement): readonly TSESTree.Statement[] => (body === null ? block.body.filter(({ range }) => range[0] >= node.range[1]) : block.body);

/** The block in which a failure is dealt with: of a `catch`, under a check, or around one that it falls past. */
function toldIn({ node, body }: FailurePath): TSESTree.BlockStatement | null {
  const block = node.type === 'IfStatement' && body === null ? node.parent : body;
  return block?.type === 'BlockStatement' && (node.type === 'CatchClause' || node.type === 'IfStatement') ? block : null;
}

function placeOf(draft: Draft, { path, place }: RetryPoint): DecisionPlace | null {
  const wait = waitIn(draft, path);
  const fn = expressionBody(path.node) ?? (place.kind === 'call' ? expressionAround(place.call) : null);
  // A function within the path runs later.
  if (fn && contains(fn, path.node) && (!wait || contains(fn, wait))) return { kind: 'body', fn };
  const goal = goalIn(path, wait ?? startOf(place));
  const list = failureList(path, goal, draft);
  return list ? placeOnWay(list, goal, path, draft) : onlyStatement(path, place, wait);
}

function placeOnWay(list: FailureList, goal: TSESTree.Node | null, path: FailurePath, draft: Draft): Place | null {
  const choice = path.node.type === 'BlockStatement' ? choiceIn(list, goal) : null;
  return choice ? placeUnder(choice, path, draft) : placeIn(branchOfFailure(list, goal, draft), goal, path, draft);
}

/** Where a path goes on to a goal: by what the handler of a rejection answers, where the goal is behind its chain. */
function goalIn({ node, body }: FailurePath, goal: TSESTree.Node | null): TSESTree.Node | null {
  if (!isPromiseHandler(node) || body?.type !== 'BlockStatement' || (goal && contains(body, goal))) return goal;
  const last = body.body.at(-1);
  return last?.type === 'ReturnStatement' ? last : goal;
}

/** Before the statement that is all of a branch without braces, or the wait that stands before it under its `case`. */
function onlyStatement({ body }: FailurePath, place: RetryPoint['place'], wait: TSESTree.Node | null): Place | null {
  if (!('statement' in place) || place.statement !== body) return null;
  const waiting = wait && [wait, ...ancestors(wait)].filter(isStatement).find((each) => each.parent === body.parent && isInList(each));
  return { kind: 'before', statement: waiting ?? place.statement };
}

/** The `switch` of a turn that tells failures apart, where a goal is under one of its cases. */
function choiceIn(list: FailureList, goal: TSESTree.Node | null): TSESTree.SwitchStatement | null {
  const found = goal && statementsOf(list).find((statement) => contains(statement, goal));
  return found?.type === 'SwitchStatement' ? found : null;
}

/** Under the `default`, which has the failures that nothing else was meant for. */
function placeUnder({ cases }: TSESTree.SwitchStatement, path: FailurePath, draft: Draft): Place | null {
  const rest = cases.find(({ test }) => test === null);
  if (!rest) return null;
  const [only, ...others] = rest.consequent;
  const list: FailureList = { block: only?.type === 'BlockStatement' && others.length === 0 ? only : rest, begin: 0 };
  const statements = statementsOf(list);
  const wait = draft.site.facts.delay.waits.map(({ node }) => promiseAround(node)).find((node) => contains(rest, node));
  return placeIn(list, wait ?? statements.findLast(({ type }) => type === 'BreakStatement') ?? null, path, draft);
}

/** After the last statement that may leave or has somebody hear of the failure, of those before a goal. */
function placeIn(list: FailureList, goal: TSESTree.Node | null, path: FailurePath, draft: Draft): Place | null {
  const { block, begin } = list;
  const statements = statementsOf(list);
  const end = goal ? statements.findIndex((statement) => contains(statement, goal)) : -1;
  const chosen = statements[end];
  if (chosen && isOneOfTwo(chosen, goal, statements)) return { kind: 'before', statement: chosen };
  const before = statements.slice(begin, end === -1 ? undefined : end);
  const leaving = before.findLastIndex((statement) => mayLeave(statement, draft) || isReport(statement, path, draft));
  const last = before[leaving + notesIn(before.slice(leaving + 1), draft)] ?? statements[begin - 1];
  // Nothing comes past what leaves.
  if (last && leaves(last)) return null;
  return last ? { kind: 'after', statement: last } : startOfList(block);
}

/** Whether a statement goes to a goal under a condition, and leaves for good behind itself where that does not hold: what comes before it is of both. */
function isOneOfTwo(statement: TSESTree.Statement, goal: TSESTree.Node | null, list: readonly TSESTree.Statement[]): boolean {
  if (statement.type !== 'IfStatement' || statement.alternate !== null || goal === null || !contains(statement.consequent, goal)) return false;
  const last = list.at(-1);
  return leaves(statement.consequent) && last !== undefined && last !== statement && leaves(last);
}

function startOfList(block: FailureList['block']): Place | null {
  if (block.type === 'BlockStatement') return { kind: 'start', block };
  const [first] = block.consequent;
  return first ? { kind: 'before', statement: first } : null;
}

/** How many statements come to the last note of those with which a list begins: `const cause = error as Error; lastError = cause;`. */
function notesIn(statements: readonly TSESTree.Statement[], draft: Draft): number {
  const end = statements.findIndex((statement) => statement.type !== 'VariableDeclaration' && !isNote(statement, draft));
  return statements.slice(0, end === -1 ? undefined : end).findLastIndex((statement) => isNote(statement, draft)) + 1;
}

/** `lastError = error;`: what is told of the failure when the retries are over, or puts right what the attempt has left. */
function isNote(statement: TSESTree.Statement, draft: Draft): boolean {
  if (statement.type !== 'ExpressionStatement') return false;
  const { expression } = statement;
  if (isReset(expression)) return true;
  const isTimer = expression.type === 'CallExpression' && expression.callee.type === 'Identifier' && /^clear(Timeout|Interval)$/.test(expression.callee.name);
  return isTimer || (expression.type === 'AssignmentExpression' && expression.operator === '=' && (expression.left.type === 'Identifier' || isTold(expression.left, draft)));
}

/** `delete pending[queue]`, `this.opening = null`, `this.isBusy = false` */
function isReset(expression: TSESTree.Expression): boolean {
  if (expression.type === 'UnaryExpression') return expression.operator === 'delete';
  return expression.type === 'AssignmentExpression' && expression.operator === '=' && expression.left.type === 'MemberExpression' && (isNothing(expression.right) || isFalse(expression.right));
}

const isFalse = (value: TSESTree.Expression): boolean => value.type === 'Literal' && value.value === false;

/** `state.error`, which the site throws or returns in the end. */
function isTold(member: TSESTree.Node, draft: Draft): boolean {
  const end = lastStatement(draft);
  return end !== null && [...draft.file.within(end)].some((part) => part.type === 'MemberExpression' && draft.file.textOf(part) === draft.file.textOf(member));
}

/** `await monitor.report(job, error);`: who is told of each failure, and waited for, is told of this one. */
function isReport(statement: TSESTree.Statement, { error }: FailurePath, { site, file }: Draft): boolean {
  if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AwaitExpression') return false;
  const { argument: call } = statement.expression;
  if (call.type !== 'CallExpression' || site.facts.observability.witnesses?.includes(call) !== true) return false;
  return call.arguments.some((told) => [...file.within(told)].some((part) => part.type === 'Identifier' && part.name === error && file.variable(part) !== null));
}

function startOf(place: RetryPoint['place']): TSESTree.Node | null {
  if ('statement' in place) return place.statement;
  return place.kind === 'call' ? place.call : null;
}

/** The arrow function that a call is the body of, or part of it. */
function expressionAround(call: TSESTree.Node): TSESTree.ArrowFunctionExpression | null {
  const fn = [...ancestors(call)].find(isFunction);
  return fn ? expressionBody(fn) : null;
}

function expressionBody(node: TSESTree.Node): TSESTree.ArrowFunctionExpression | null {
  return node.type === 'ArrowFunctionExpression' && node.body.type !== 'BlockStatement' ? node : null;
}

/** Statements that only a failure runs: the path's, those after a check that it falls past, in a callback those beside the goal. */
function failureList({ node, body, kind }: FailurePath, goal: TSESTree.Node | null, draft: Draft): FailureList | null {
  // A whole turn: what a success leaves, a failure comes past.
  if (node.type === 'BlockStatement') return { block: node, begin: behindAttempt(node, draft) };
  if (kind === 'check' && (body === null || isPast(node, body))) return after(node);
  const isOwn = node.type === 'CatchClause' || isPromiseHandler(node) || kind === 'check';
  return isOwn && body?.type === 'BlockStatement' ? { block: body, begin: 0 } : beside(goal, node);
}

/** The statement of a turn that follows its attempt. */
function behindAttempt({ body }: TSESTree.BlockStatement, draft: Draft): number {
  return body.findLastIndex((statement) => attemptCalls(draft).some((call) => contains(statement, call))) + 1;
}

/** Whether a failure falls past a check, by way of a further one: `if (ok) return …; else if (last) throw …;`. */
export function isPast(check: TSESTree.Node, body: TSESTree.Node): boolean {
  return body.type === 'IfStatement' && !body.alternate && check.type === 'IfStatement' && body === check.alternate && leaves(check.consequent);
}

function after(check: TSESTree.Node): FailureList | null {
  const { parent: block } = wholeChoice(check);
  return block?.type === 'BlockStatement' ? { block, begin: block.body.findIndex((statement) => contains(statement, check)) + 1 } : null;
}

/** The `if` that a further one is the `else` of. */
function wholeChoice(check: TSESTree.Node): TSESTree.Node {
  const { parent } = check;
  return parent?.type === 'IfStatement' && parent.alternate === check ? wholeChoice(parent) : check;
}

function beside(goal: TSESTree.Node | null, path: TSESTree.Node): FailureList | null {
  const statement = goal && [goal, ...ancestors(goal)].find((each) => isStatement(each) && isInList(each));
  return statement?.parent?.type === 'BlockStatement' && contains(path, statement.parent) ? { block: statement.parent, begin: 0 } : null;
}

/** The wait on a path; where failure falls past a check, it stands after that. */
function waitIn({ site }: Draft, { node, body }: FailurePath): TSESTree.Node | null {
  // Where another failure is not waited for, those that are asked for the header are known still.
  const waits = [...site.facts.delay.waits, ...(site.facts.retryAfter.waits ?? [])].map((wait) => promiseAround(wait.node));
  const isOnPath = (wait: TSESTree.Node) => contains(node, wait) || (body === null && node.parent !== undefined && node.range[1] <= wait.range[0] && contains(node.parent, wait));
  return waits.find(isOnPath) ?? null;
}

/** Whether a statement may return, throw, or go on to another turn. */
function mayLeave(statement: TSESTree.Statement, { file }: Draft): boolean {
  return [...file.within(statement)].some((node) => {
    const isExit = /^(Return|Throw|Break|Continue)Statement$/.test(node.type);
    return isExit && ![...ancestors(node)].some((around) => isFunction(around) && contains(statement, around));
  });
}
