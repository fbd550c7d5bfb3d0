import type { TSESTree } from '@typescript-eslint/types';

import { byName } from '../../sites/by-name.js';
import { exportedName } from '../../sites/exported-name.js';
import { isGuarded } from '../../sites/tries-around.js';
import { lastNameOf } from '../../sites/members.js';
import { isParameter, parametersOf } from '../../sites/parameters.js';
import { isQuestion } from '../../sites/questions.js';
import { setsGoing } from '../../sites/sets-going.js';
import { starts } from '../../sites/starts.js';
import { isFunction, parentOf } from '../../sites/source.js';
import { noteAddress } from './addresses.js';
import { chained, isChain } from './chains.js';
import { result } from './call-result.js';
import { noteHandedOn } from '../replies/responses.js';
import { clientOf } from '../replies/clients.js';
import { defers } from './defers.js';
import { noteEffect } from './effects.js';
import { clientTest, isError } from '../replies/failures.js';
import { isCalledBack, isToBeRun } from './handed-functions.js';
import { toldOfResult } from './last-error.js';
import { throwsAtOnce } from '../syntax/guarded-parameter.js';
import { asksByCall, stateAsked } from './connection-state.js';
import { hasFailureHandler } from './emitters.js';
import { isLookedAfter } from './looked-after.js';
import { isHandedSentence, isLog } from './logs.js';
import { type NumberValue, interval } from '../values/numbers.js';
import { nothingAsked } from './nothing-asked.js';
import { outcomeAsked } from './outcome-asked.js';
import { asksEach, handedBy, listFromOutside, listKept, listOfMade } from './mapped.js';
import { Thrown } from '../interruptions.js';
import { fulfilled, rejected } from '../built-ins/promises.js';
import { registers } from './registrations.js';
import type { Run } from '../run.js';
import { isThrower } from './throwers.js';
import { noteXmlHttp } from './xml-http.js';
import { toldInParts } from './settled.js';
import { tellApart, toldApart } from './told-apart.js';
import { SHORTEST_SENSIBLE_MS } from '../values/time.js';
import { shellSleep } from '../built-ins/shell-sleep.js';
import { isLengthKept, isSleepName } from '../built-ins/sleep-names.js';
import { milliseconds, sleepFromOutside } from '../built-ins/timers.js';
import { type FunctionValue, type NativeValue, type PromiseValue, type Value, Mark, UNDEFINED, hasMark, isCallable, symbolOf, unknown } from '../values/values.js';
import { type Callee, carriesFailure } from '../callee.js';

/** Synchronous functions that may fail: files and processes, by the names that Node gives them. */
const SYNCHRONOUS = /^(exec|execFile|spawn|(read|write|append|open|close|stat|lstat|access|rename|unlink|mkdir|rmdir|rm|remove|copy|cp|exists|link|symlink|chmod|chown|truncate|utimes|fsync|move|ensure|empty|output)[A-Za-z]*)Sync$/;

/** A log that this file holds is one. A handler that it holds is only what it does. */
export function noteLocalCall(node: TSESTree.CallExpression, callee: Callee, args: readonly Value[], run: Run): void {
  if (run.quiet > 0) return;
  // What it does to its arguments is seen inside it.
  if (!isLog(callee, run) && !carriesFailure(args)) noteEffect(node, callee, [], run);
  if (isLog(callee, run) && !/^on[A-Z]/.test(callee.name)) run.emit({ kind: 'observe', node, certain: true, quotes: quotesFailure(args) });
}

/** A call of something that the file does not hold. */
export function unknownCall(node: TSESTree.CallExpression, callee: Callee, args: readonly Value[], run: Run): Value {
  const { name } = callee;
  if (isRandomName(name, callee, args)) return interval(0, 1, Mark.chance);
  const told = stateCalled(callee, args, run) ?? (clientOf(callee) === null ? (nothingAsked(name, args) ?? outcomeAsked(callee, args, run)) : clientTest(name, args[0], run));
  if (told !== null) return told;
  if (run.quiet > 0) return result(node, callee, args, run);
  noteFailure(node, callee, args, run);
  const slept = shellSleep(name, args, node, run) ?? sleepOf(node, name, args, run);
  if (slept !== null) return slept;
  observe(node, callee, args, run);
  if (isThrower(node, name)) throw new Thrown(result(node, callee, args, run), node);
  return asHanded(node, callee, args, run);
}

/** What a call comes to, by whom it is handed to tell or to run. */
function asHanded(node: TSESTree.CallExpression, callee: Callee, args: readonly Value[], run: Run): Value {
  const apart = toldApart(node, callee, args, run.source);
  if (apart === null && isHandedOver(node, callee, args, run)) return callee.holder ?? UNDEFINED;
  noteOperation(node, callee, args, run);
  noteOwnEffect(node, callee, args, run);
  const made = result(node, callee, args, run);
  return apart === null ? throughCallbacks(made, node, callee, args, run) : tellApart(apart, made, node, callee, run);
}

/** Whether the function that is handed over is all that the call is for: it runs some time later. */
const isHandedOver = (node: TSESTree.CallExpression, callee: Callee, args: readonly Value[], run: Run): boolean => registers(node, callee, args, run) || runsLater(node, callee, run);

/** The promise of a wait, by the name that a helper has where it comes from; null for what does not wait. */
function sleepOf(node: TSESTree.CallExpression, name: string, args: readonly Value[], run: Run): Value | null {
  const { source } = run;
  const own = exportedName(node.callee, source) ?? name;
  const [fn, ...others] = args;
  // A saga has it called: `yield call(delay, 1000)`.
  if (own === 'call' && fn?.kind === 'unknown' && isSleepName(fn.symbol, node, source.names.sleepFunctions)) return sleepFromOutside(fn.symbol, [UNDEFINED, ...others], node, run);
  return isSleepName(own, node, source.names.sleepFunctions) && !isCallableList(args) && !isLengthKept(node, source) ? sleepFromOutside(own, args, node, run) : null;
}

/** Who is told of the failure is no help with it. */
function noteOwnEffect(node: TSESTree.CallExpression, callee: Callee, args: readonly Value[], run: Run): void {
  noteAddress(node, callee, args, run);
  if (!isLog(callee, run) && !carriesFailure(args)) noteEffect(node, callee, args, run);
}

/** A call that may fail without a promise: by throwing at once, or by an event that somebody listens to. */
function noteOperation(node: TSESTree.CallExpression, { holder, name }: Callee, args: readonly Value[], run: Run): void {
  if (noteXmlHttp(node, holder, name, args, run)) return;
  if (isSynchronous(name) || throwsAtOnce(node, run.source) || isGuardedStart(node, name)) run.discover(node, 'sync');
  if (holder !== null) noteStart(node, holder, name, run);
}

/** What sets something going tells of its failure by an event, where somebody listens, or by a promise. */
function noteStart(node: TSESTree.CallExpression, holder: Value, name: string, run: Run): void {
  const isHeard = starts(name) && (hasFailureHandler(holder, run) || isLookedAfter(node, holder, run));
  if (isHeard) run.discover(node, 'emitter');
  if (isHeard || node.parent.type === 'AwaitExpression') noteBegun(holder, name, run);
}

/** `client.connect()`, and `client` was made by `new Client(url)`: to make it set nothing going. Who subscribes, or logs in, may do so by a connection that stands. */
function noteBegun(holder: Value, name: string, run: Run): void {
  if (holder.kind === 'unknown' && holder.origin?.type === 'NewExpression' && /^(connect|open|start|dial)(Async)?$/.test(name)) run.begunLater.add(holder.origin);
}

/** `client.isConnected()` */
const stateCalled = ({ holder, name }: Callee, args: readonly Value[], run: Run): Value | null => (holder === null || args.length > 0 || !asksByCall(name) ? null : stateAsked(holder, name, run));

/** `try { connection.reconnect(); } catch { … }`: a statement of its own that may throw at once, and if it only then failed. */
const isGuardedStart = (node: TSESTree.CallExpression, name: string): boolean => node.parent.type === 'ExpressionStatement' && starts(name) && isGuarded(node);

const isCallableList = (args: readonly Value[]): boolean => args.some(isCallable);

function isRandomName(name: string, callee: Callee, args: readonly Value[]): boolean {
  return args.length === 0 && /^_?(random|rng|rand|getRandom|randomFn|randomSource)$/.test(name) && (callee.holder === null || !/Math/.test(symbolOf(callee.holder)));
}

function observe(node: TSESTree.CallExpression, callee: Callee, args: readonly Value[], run: Run): void {
  if (isLog(callee, run)) run.emit({ kind: 'observe', node, certain: true, quotes: quotesFailure(args) });
  // What is asked about the failure, for an answer, is no witness of it, but for a caller's own function that hears of each attempt, and what takes time over it.
  else if (isAsked(node) ? hearsOf(node, args, run) : carriesFailure(args) || isHandedSentence(node) || args.some(isError)) run.emit({ kind: 'observe', node, certain: false, quotes: quotesFailure(args) && !(isAsked(node) && isAwaited(node)) });
}

const hearsOf = (node: TSESTree.CallExpression, args: readonly Value[], { source }: Run): boolean =>
  carriesFailure(args) && (isAwaited(node) || (args.length > 1 && isParameter(node.callee, source)));

/** Whether the failure itself is told, and not only when the server wants to be asked again. */
function quotesFailure(args: readonly Value[]): boolean {
  const quoted = (value: Value): boolean => hasMark(value, Mark.operation) && !hasMark(value, Mark.server);
  return args.some((arg) => quoted(arg) || (arg.kind === 'object' && [...arg.props.values()].some(quoted)));
}

/** Whether the call's answer is used. */
function isAsked(node: TSESTree.Node): boolean {
  const parent = parentOf(node);
  if (parent?.type === 'ReturnStatement') return !isCallback(parent);
  if (parent === null || parent.type === 'ExpressionStatement' || parent.type === 'ArrowFunctionExpression') return false;
  if (parent.type === 'ConditionalExpression') return parent.test === node || isAsked(parent);
  return !/^(Await|Chain|Unary|Logical)Expression$/.test(parent.type) || isAsked(parent);
}

/** Whether what a statement returns goes to nobody in this file: its function is handed to a call. */
function isCallback(statement: TSESTree.Node): boolean {
  let fn = parentOf(statement);
  while (fn !== null && !isFunction(fn)) fn = parentOf(fn);
  return fn !== null && parentOf(fn)?.type === 'CallExpression';
}

/** A function from elsewhere that is handed the answer may read its body; one that is waited for may wait as it says, and one that is handed who tries again may say after which failures. */
function noteFailure(node: TSESTree.CallExpression, callee: Callee, args: readonly Value[], run: Run): void {
  if (isLog(callee, run)) return;
  noteHandedOn(args, run);
  if (!carriesFailure(args)) return;
  if (args.some(isToBeRun)) run.failureHandedOn = run.triedAgainElsewhere = true;
  if (isAwaited(node)) run.failureHandedOn = true;
}

/** `await mended(error)`, `mended(error).then(again)` */
const isAwaited = ({ parent }: TSESTree.CallExpression): boolean =>
  parent.type === 'AwaitExpression' || (parent.type === 'MemberExpression' && lastNameOf(parent) === 'then' && parent.parent.type === 'CallExpression' && parent.parent.callee === parent);

const isSynchronous = byName((name) => SYNCHRONOUS.test(name));

/** `this.timer.schedule()` where `this.timer` was made of a function: it runs after a wait of which nothing is known. */
function runsLater(node: TSESTree.CallExpression, { holder, name }: Callee, run: Run): boolean {
  const fn = holder?.kind === 'unknown' ? holder.runs : null;
  if (fn === null || !setsGoing(name)) return false;
  run.schedule(run.wait(node, null), 'timer', () => run.machine.invokeHandler(fn, [], node, run));
  return true;
}

/** Functions handed to an unknown call: an error-first callback waits for its answer, others are run once, as wrappers do. */
function throughCallbacks(made: Value, node: TSESTree.CallExpression, callee: Callee, args: readonly Value[], run: Run): Value {
  const last = args.at(-1);
  if (isChain(callee, args)) return chained(node, callee, args, run);
  if (isCalledBack(last, callee.name, run.source)) {
    run.discover(node, 'callback');
    run.schedule(run.time, 'event', () => run.machine.invokeHandler(last, toldOfResult(last, unknown(`${callee.name} result`, Mark.operation), run), node, run));
    return made;
  }
  const wrapped = args.find(isToBeRun);
  if (wrapped !== undefined && isForTimer(node)) return wrapped;
  if (wrapped !== undefined) return isTimer(callee, args) ? later(wrapped, args, made, node, run) : wrapper(wrapped, args, made, node, callee, run);
  return listFromOutside(callee.name, args[0], made, node) ?? throughPromise(node, args, made, run);
}

/** A promise handed to an unknown call: what the call gives ends as that promise does, but for what is said of it at once, as `isObservable(given)` does. */
function throughPromise(node: TSESTree.CallExpression, args: readonly Value[], made: Value, run: Run): Value {
  for (const arg of args) noteHandedRequest(arg, run);
  const handed = isQuestion(node) && node.parent.type !== 'AwaitExpression' ? undefined : args.find((arg) => arg.kind === 'promise');
  if (handed === undefined) return made;
  if (handed.state === 'pending') {
    noteTimer(node, handed, run);
    return made;
  }
  const parts = toldInParts(node, handed);
  if (parts !== null) return parts;
  if (handed.state === 'rejected') return rejected(handed.value, handed.time);
  return fulfilled(handed.value.kind === 'unknown' ? made : handed.value, handed.time);
}

/** What is handed a timer, and waited for, may wait for that. */
function noteTimer(node: TSESTree.CallExpression, { isTimer }: PromiseValue, run: Run): void {
  if (isTimer === true && isWaitedFor(node)) run.emit({ kind: 'maybe wait', node, isTimed: true, isTimer: true });
}

/** `await scope.race(any([closed, timer]))`: whether a call, or one that it is handed to, is waited for. */
const isWaitedFor = ({ parent }: TSESTree.Node): boolean => parent?.type === 'AwaitExpression' || (parent?.type === 'CallExpression' && isWaitedFor(parent));

/** A function and a number: `scheduler.setTimeout(retry, delayMs)`, `runLater(resolve, 100)`, `socket.setTimeout(1000, retry)`. */
function isTimer(callee: Callee, args: readonly Value[]): boolean {
  const other = args.slice(0, 2).find((arg) => !isCallable(arg));
  return (other?.kind === 'number' || other?.kind === 'unknown') && /timeout|timer|later|delay|schedule|after/i.test(callee.name);
}

/** `setTimeout(detached(log, () => connect()), 1000)`: what a timer is handed is a function, whoever made it of another one. */
const isForTimer = (node: TSESTree.CallExpression): boolean =>
  node.parent.type === 'CallExpression' && node.parent.arguments[0] === node && /^set(Timeout|Interval|Immediate)$/.test(lastNameOf(node.parent.callee));

function later(callback: FunctionValue | NativeValue, args: readonly Value[], made: Value, node: TSESTree.CallExpression, run: Run): Value {
  const place = args.findIndex((arg) => !isCallable(arg));
  const length = milliseconds(args[place] ?? UNDEFINED);
  run.schedule(run.wait(node, length === null || isCount(length, node.arguments[place]) ? null : length, place), 'timer', () => run.machine.invokeHandler(callback, [], node, run), made);
  return made;
}

/** `retry.retryLater(failures, connect)`: what is handed over may say how often, and not how long. */
const isCount = ({ symbol, max }: NumberValue, argument: TSESTree.Node | undefined): boolean => symbol === null && max < SHORTEST_SENSIBLE_MS && argument?.type !== 'Literal';

function wrapper(fn: FunctionValue | NativeValue, args: readonly Value[], made: Value, node: TSESTree.CallExpression, callee: Callee, run: Run): Value {
  if (defers(callee, node, run.source)) return made;
  if (!asksEach(callee)) run.emit({ kind: 'maybe wait', node, isTimed: args.some(({ kind }) => kind === 'number') });
  if (fn.kind === 'native') return made;
  const before = run.events.length;
  const value = run.machine.invoke(fn, handedBy(callee, made, parametersOf(fn.node).length), node, run);
  noteHandedRequest(value, run);
  return listKept(callee, value, run.events.slice(before)) ?? (value.kind === 'promise' ? (toldInParts(node, value) ?? value) : (listOfMade(callee.name, value, made) ?? made));
}

/** `limit(() => fetch(url))`, `withTimeout(fetch(url))`: what the call gives is what the request gives that it is handed. */
function noteHandedRequest(value: Value, run: Run): void {
  const given = value.kind === 'promise' && value.state === 'fulfilled' ? value.value : value;
  if (given.kind === 'unknown' && given.origin !== null && run.clients.has(given.origin)) run.discover(given.origin, 'promise');
}
