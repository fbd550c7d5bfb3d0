import type { TSESTree } from '@typescript-eslint/types';
import { anotherAttempt } from '../attempts/another-attempt.js';
import { delayCall, milliseconds } from './delay-call.js';
import type { Draft } from '../code/draft.js';
import { isOldStyle } from '../code/edition.js';
import { indentationAt } from '../code/file-style.js';
import { existingHelper } from './insert-helper.js';
import { placeWait } from './place-wait.js';
import { statementBefore } from '../code/statement-before.js';
import { isPromiseHandler, isPromiseMethod } from '../code/promise-method.js';
import { retryNumber } from '../attempts/retry-number.js';
import { nodeAt, offsetOf, type RetryPoint } from '../attempts/retry-points.js';
import { isNothing } from '../answer/forgiven.js';
import { localFunction } from '../code/local-function.js';
import { siteCap } from './site-cap.js';
import { stillWanted } from './still-wanted.js';
import { isKeptToStop, isTornDown } from './torn-down.js';
import { tickCall } from './tick-call.js';
import { untilDeadline } from './until-deadline.js';
import { sleepCall, timerFunction } from './sleep-call.js';
import { ancestors, calleeName, contains, type FunctionNode, functionAround, isFunction, isInList, leaves, mayAwait, statementOf } from '../code/syntax.js';

/** What the server has a say in. */
interface Told {
  /** The header's raw value, as an expression that can stand where is waited; null where there is none. */
  readonly retryAfter: string | null;
  /** Whether the site waits by itself as well: then only what the server asks for is waited here. */
  readonly isBeside: boolean;
}

const UNTOLD: Told = { retryAfter: null, isBeside: false };

/**
 * Waits at a point before the next attempt, and only where one follows.
 *
 * @returns whether the point allows that
 */
export function addWait(draft: Draft, { place, path }: RetryPoint, { retryAfter, isBeside } = UNTOLD): boolean {
  const at = nodeAt(place);
  const follow = anotherAttempt(draft, place);
  if (follow.kind === 'unknown' || isNeedless(draft, place, retryAfter)) return false;
  const delay = (): string => untilDeadline(draft, delayCall(draft, { ...ownTerms(draft, at, offsetOf(place), isBeside), retryAfter }), retryAfter, at);
  const condition = follow.kind === 'if' ? follow.condition : null;
  const waiting = waitingWord(place, at, draft);
  if (place.kind !== 'call' && waiting !== null) {
    placeWait(draft, place, { statement: `${waiting} ${sleepCall(draft, at, delay())}${draft.style.semicolon}`, condition });
    return true;
  }
  // Where no statement can be left out, the wait is none.
  const where = condition === null ? delay : (): string => `${condition} ? ${delay()} : 0`;
  if (place.kind === 'call') return delayCallOf(draft, place.call, path, where);
  return place.kind === 'before' && delayStatement(draft, place.statement, where);
}

/** How a statement waits at a place: what the handler of a rejection returns, an `await` of its chain waits for. Null where none can. */
function waitingWord(place: RetryPoint['place'], at: TSESTree.Node, draft: Draft): 'await' | 'return' | 'yield' | null {
  if (mayAwait(at)) return 'await';
  if (isDriven(at, draft)) return 'yield';
  const fn = place.kind === 'end' ? place.block.parent : null;
  const chain = fn && isFunction(fn) && isPromiseHandler(fn) ? statementOf(fn.parent) : null;
  return chain?.type === 'ExpressionStatement' && chain.expression.type === 'AwaitExpression' ? 'return' : null;
}

/** Whether who runs a generator waits for the promises that it yields, as for that of its operation. One that says what it yields is not told of another. */
function isDriven(at: TSESTree.Node, { site: { facts } }: Draft): boolean {
  const fn = functionAround(at);
  if (fn?.generator !== true || fn.async || fn.returnType !== undefined || facts.operation.nodes.length === 0) return false;
  return facts.operation.nodes.every((node) => node.parent?.type === 'YieldExpression' && !node.parent.delegate && functionAround(node) === fn);
}

/** Whether nothing comes to a place, or it has waited there already. */
function isNeedless(draft: Draft, place: RetryPoint['place'], retryAfter: string | null): boolean {
  return (place.kind === 'end' && leaves(place.block)) || isWaitedFor(draft, place, retryAfter);
}

/**
 * Whether a wait by the helper stands there already, which knows as much, or can be told: where that did not help, another one would
 * not either.
 */
function isWaitedFor(draft: Draft, place: RetryPoint['place'], retryAfter: string | null): boolean {
  const name = existingHelper(draft);
  const before = name === null ? undefined : statementBefore(place);
  if (before?.type !== 'ExpressionStatement' && before?.type !== 'IfStatement') return false;
  const waits = new RegExp(`\\b(await|yield)\\b.*\\b${name ?? ''}\\(`);
  const text = draft.file.textOf(before);
  return branchesOf(before).every((branch) => waits.test(draft.file.textOf(branch))) && (retryAfter === null || /\b(retryAfter|setTimeout)\b/.test(text));
}

/** What is done in either case: `if (more) await …; else if (again) await …;` has two. */
function branchesOf(statement: TSESTree.Statement): readonly TSESTree.Statement[] {
  if (statement.type !== 'IfStatement') return [statement];
  return [...branchesOf(statement.consequent), ...(statement.alternate === null ? [] : branchesOf(statement.alternate))];
}

function ownTerms(draft: Draft, at: TSESTree.Node, offset: number, isBeside: boolean) {
  if (isBeside) return { attempt: '0', base: '0', cap: '0' };
  const { bound } = draft.site.facts;
  const cap = bound.kind === 'time' ? milliseconds(soonestMs(draft)) : siteCap(draft, at);
  const attempt = retryNumber(draft, at, offset);
  // What goes on without end and cannot count does not grow: it is to be slow from the first one on.
  const baseMs = attempt === null && bound.kind === 'none' ? soonestMs(draft) : draft.settings.baseDelayMs;
  return { attempt: attempt ?? '0', base: milliseconds(baseMs), cap };
}

/** Who tries until a moment, without a wait so far, is to hear of success soon, and who cannot count not to ask too often. */
const soonestMs = ({ settings: { baseDelayMs, maxDelayMs } }: Draft): number => Math.min(maxDelayMs, Math.max(baseDelayMs, 1000));

/** A statement whose function cannot await: what it returns comes later, or else it runs later itself. */
function delayStatement(draft: Draft, statement: TSESTree.Statement, delay: () => string): boolean {
  if (statement.type === 'ExpressionStatement') return !isSetForOthers(statement) && runLater(draft, statement.expression, delay);
  if (statement.type !== 'ReturnStatement' || !statement.argument) return false;
  const isHandler = isPromiseHandler(functionAround(statement));
  if (isHandler || isGivenOn(functionAround(statement), draft)) return returnLater(draft, statement.argument, delay, isHandler);
  return leaveToTimer(draft, statement, statement.argument, delay);
}

/** Has a timer run what is returned, and returns. */
function leaveToTimer(draft: Draft, statement: TSESTree.ReturnStatement, again: TSESTree.Expression, delay: () => string): true {
  const { text } = draft.file;
  const indentation = indentationAt(text, statement.range[0]);
  const isFirstOfLine = text.slice(0, statement.range[0]).endsWith(`\n${indentation}`);
  const [open, close] = isInList(statement) ? ['', ''] : ['{ ', ' }'];
  runLater(draft, again, delay);
  draft.replaceRange([statement.range[0], again.range[0]], open);
  const end = text.slice(...statement.range).endsWith(';') ? '' : ';';
  draft.insert(statement.range[1], `${end}${open === '' && isFirstOfLine ? draft.style.newline + indentation : ' '}return${draft.style.semicolon}${close}`, 1);
  return true;
}

/**
 * Whether what a function returns is given on: as what the site's function gives, or by a call that it is handed to and whose result is returned,
 * `return settle(run, done, failed)`. Nobody asks what a listener gives, nor a callback that gets an error first.
 */
function isGivenOn(fn: FunctionNode | null, draft: Draft): boolean {
  if (fn === draft.site.node) return givesValue(fn, draft);
  const call = fn?.parent;
  if (call?.type !== 'CallExpression' || call.parent.type !== 'ReturnStatement' || isListener(call)) return false;
  return fn !== null && fn.params.length < 2 && isGivenOn(functionAround(call), draft);
}

const isListener = (call: TSESTree.CallExpression): boolean => /^(on|once|addListener|addEventListener)$/.test(calleeName(call) ?? '');

function givesValue(fn: FunctionNode, { file }: Draft): boolean {
  return [...file.within(fn.body)].some((part) => {
    if (part.type !== 'ReturnStatement' || part.argument === null || functionAround(part) !== fn || isNothing(part.argument)) return false;
    return !(part.argument.type === 'CallExpression' && localFunction(part.argument, file) === fn);
  });
}

/** Whether what a statement sets may be used by those behind it, which would come before it then. */
function isSetForOthers({ expression, parent, range }: TSESTree.ExpressionStatement): boolean {
  return expression.type === 'AssignmentExpression' && parent.type === 'BlockStatement' && parent.body.at(-1)?.range[1] !== range[1];
}

/** A call as part of an expression: a promise of it where its value counts, a timer for it where not. */
function delayCallOf(draft: Draft, reentry: TSESTree.Node, path: RetryPoint['path'], delay: () => string): boolean {
  const call = withCalled(reentry);
  const around = functionAround(call);
  const isHandler = call.type === 'Identifier';
  const givesPromise = isHandler ? isPromiseMethod(call.parent) : isPromiseHandler(around) || (around?.async ?? false);
  if (isHandler) draft.insert(call.range[0], '() => ', -1);
  if (givesPromise) return returnLater(draft, call, delay);
  // Nobody waits for what an event or an error-first callback runs.
  if (path.node === draft.site.node || (path.kind !== 'event' && path.kind !== 'callback')) return false;
  return runLater(draft, call, delay);
}

/** `again(left - 1)(...args)`: what a call gives is called at once. */
function withCalled(call: TSESTree.Node): TSESTree.Node {
  const { parent } = call;
  if (call.type !== 'CallExpression' || parent === undefined) return call;
  if (parent.type === 'MemberExpression' && parent.property.type === 'Identifier' && /^(call|apply)$/.test(parent.property.name)) return parent.parent;
  return parent.type === 'CallExpression' && parent.callee === call ? parent : call;
}

/** @param isPromise whether what is given is a promise anyway */
function returnLater(draft: Draft, value: TSESTree.Node, delay: () => string, isPromise = true): boolean {
  if (!isPromise) draft.safe = false;
  const sleep = sleepCall(draft, value, delay());
  const [open, close] = laterOf(draft, value, 'return ');
  draft.insert(value.range[0], `${sleep}.then(${open}`);
  draft.insert(value.range[1], `${close})`);
  return true;
}

/** What makes a function of a call, before it and behind it: none of what is a function already. In old files an arrow is none. */
function laterOf({ file, context }: Draft, value: TSESTree.Node, answer: '' | 'return '): readonly [open: string, close: string] {
  if (value.type === 'Identifier') return ['', ''];
  if (!isOldStyle(context)) return ['() => ', ''];
  const isOwn = [...file.within(value)].some((part) => part.type === 'ThisExpression' && functionAround(part) === functionAround(value));
  return [`function () { ${answer}`, isOwn ? '; }.bind(this)' : '; }'];
}

function runLater(draft: Draft, value: TSESTree.Node, delay: () => string): boolean {
  // What a timer runs is undone by nobody, and what it throws nobody catches.
  if (isTornDown(value, draft) || isKeptToStop(value, draft) || isTried(value)) draft.safe = false;
  const timer = timerFunction(draft, value.range[0]);
  const tick = tickCall(value);
  const [callback] = tick?.arguments ?? [];
  if (tick && callback) {
    draft.replace(tick.callee, timer);
    draft.insert(callback.range[1], `, ${delay()}`);
    return true;
  }
  const later = laterOf(draft, value, '');
  const [open, close] = laterIf(value.type === 'Identifier' ? null : stillWanted(value, draft), later, draft);
  draft.insert(value.range[0], `${timer}(${open}`);
  draft.insert(value.range[1], `${close}, ${delay()})`);
  return true;
}

/** `function () { … }` that nothing is bound to: in a timer, its `this` is another one. */
const hasOwnThis = ([open, close]: readonly [open: string, close: string]): boolean => open.startsWith('function') && !close.endsWith('.bind(this)');

/** The same under a condition, which is asked when the time has come. */
function laterIf(condition: string | null, [open, close]: readonly [open: string, close: string], { style }: Draft): readonly [open: string, close: string] {
  if (condition === null || (hasOwnThis([open, close]) && /\bthis\b/.test(condition))) return [open, close];
  return open.endsWith('{ ') ? [`${open}if (${condition}) `, close] : [`${open}{ if (${condition}) `, `${style.semicolon} }`];
}

/** Whether a `try` of its function catches what a node throws. */
function isTried(node: TSESTree.Node): boolean {
  const fn = functionAround(node);
  return [...ancestors(node)].some((around) => around.type === 'TryStatement' && around.handler !== null && contains(around.block, node) && functionAround(around) === fn);
}
