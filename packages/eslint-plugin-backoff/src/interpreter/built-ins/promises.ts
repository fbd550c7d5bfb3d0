import type { TSESTree } from '@typescript-eslint/types';

import { Stop, Thrown } from '../interruptions.js';
import type { Run } from '../run.js';
import { clearsFiles, worksOnFiles } from '../../sites/file-work.js';
import { noteHandedOn } from '../replies/responses.js';
import { unwrapped } from '../../sites/members.js';
import { contains } from '../../sites/source.js';
import { isLimit } from './time-limit.js';
import { type Time, join } from '../values/time.js';
import { type FunctionValue, type NativeValue, type PromiseValue, type UnknownValue, type Value, Mark, UNDEFINED, hasMark, isCallable, native, unknown } from '../values/values.js';

export function pending(origin: TSESTree.Node | null = null): PromiseValue {
  return { kind: 'promise', state: 'pending', value: UNDEFINED, time: null, reactions: [], origin };
}

export function fulfilled(value: Value, time: Time): PromiseValue {
  return { kind: 'promise', state: 'fulfilled', value, time, reactions: [], origin: null };
}

export function rejected(value: Value, time: Time): PromiseValue {
  return { kind: 'promise', state: 'rejected', value, time, reactions: [], origin: null };
}

/** Settles a pending promise, at a moment, with what may itself be a promise. */
export function settle(promise: PromiseValue, state: 'fulfilled' | 'rejected', value: Value, time: Time, run: Run): void {
  if (promise.state !== 'pending') return;
  if (value.kind === 'promise' && state === 'fulfilled') {
    whenSettled(value, run, () => {
      if (value.state !== 'pending') settle(promise, value.state, value.value, join(time, value.time), run);
    });
    return;
  }
  promise.state = state;
  promise.value = value;
  promise.time = time;
  for (const reaction of promise.reactions) reaction();
}

function whenSettled(promise: PromiseValue, run: Run, reaction: () => void): void {
  if (promise.state === 'pending') promise.reactions.push(reaction);
  else {
    run.underWay.goOn();
    at(promise.time, run, reaction);
  }
}

/** Does something at another moment and comes back. */
function at(time: Time, run: Run, act: () => void): void {
  const now = run.time;
  run.time = join(now, time);
  try {
    act();
  } finally {
    run.time = now;
  }
}

const never = (): boolean => false;

/**
 * `await value`: time passes until it settles, and what is due by then is done. A promise that never does ends the run.
 *
 * @param written the value as the source has it, where it is no outcome of the analysis itself
 */
export function awaitValue(value: Value, run: Run, written: TSESTree.Expression | null = null): Value {
  run.underWay.goOn();
  if (value.kind === 'unknown') return awaitUnknown(value, written, run);
  if (value.kind === 'object') return awaitThenable(value, run);
  if (value.kind !== 'promise') return value;
  run.pump(() => value.state !== 'pending');
  if (value.state === 'pending') return awaitElsewhere(value, run);
  const now = join(run.time, value.time);
  if (now !== run.time) run.pump(never, now);
  run.time = now;
  if (value.state === 'rejected') throw new Thrown(value.value, null);
  awaitBehind(value.value, run);
  return value.value;
}

/** `await this.restart()`, whose body ends with `return service.start()`: that call is waited for too. */
function awaitBehind(value: Value, run: Run): void {
  discoverBehind(value, run);
  if (value.kind === 'unknown' && value.origin?.type === 'CallExpression' && value.origin.parent.type === 'ReturnStatement') noteAwaited(value.origin, run);
}

function awaitUnknown(value: UnknownValue, written: TSESTree.Expression | null, run: Run): Value {
  if (value.origin === null) {
    notePart(value, run);
    // `await timer.promise`: whoever settles it may take their time.
    if (written !== null && isMember(written)) run.emit({ kind: 'maybe wait', node: written, isTimed: false });
    return value;
  }
  noteAwaited(value.origin, run, hasMark(value, Mark.operation) ? undefined : value.symbol);
  noteNews(value, run);
  // What a request gives is no client any more.
  return value.client === null ? value : { ...value, client: null };
}

function isMember(written: TSESTree.Expression): boolean {
  const node = unwrapped(written);
  return node.type === 'MemberExpression' || (node.type === 'ChainExpression' && isMember(node.expression));
}

/** Somebody waits for what a call gave, or for a part of it. */
export function noteAskedFor(value: UnknownValue, run: Run): void {
  if (value.origin === null) notePart(value, run);
  else noteAwaited(value.origin, run);
}

/** `const { promise } = client.start(key); await promise;`: what a call gave holds the promise of its answer. */
function notePart({ symbol }: UnknownValue, run: Run): void {
  const owner = run.ownerOf(symbol);
  if (owner !== null) run.discover(owner, 'part');
}

/** What a promise was fulfilled with may be what a call gave: that call is what was waited for. What is made with `new` is there at once. */
function discoverBehind(value: Value, run: Run): void {
  if (value.kind === 'unknown' && value.origin !== null && value.origin.type !== 'NewExpression') run.discover(value.origin, 'promise');
}

/** Notes what was waited for in answer to a failure: a code that somebody was asked for, another token. */
function noteNews({ symbol }: UnknownValue, run: Run): void {
  if (run.quiet === 0 && run.isAnswering) run.news.add(symbol);
}

/** What came from a call that the file does not tell of is waited for: the call may be the operation, and time may pass. */
export function noteAwaited(origin: TSESTree.Node, run: Run, asked?: string): void {
  run.discover(origin, 'promise');
  if (!endsBody(origin)) run.emit({ kind: 'maybe wait', node: origin, isTimed: false, ...(asked !== undefined && { asked }), ...(isBrief(origin, run) && { isBrief: true }) });
}

/** To clear away what an attempt has left takes no time, unless a file was in its way. */
const isBrief = (origin: TSESTree.Node, { scenario, source }: Run): boolean => clearsFiles(origin, source) && ![...scenario.operation.keys()].some((node) => worksOnFiles(node, source));

/** Whether a call reads the body of an answer or drops it: that takes its time, but is no wait before the next attempt. */
export function endsBody(origin: TSESTree.Node): boolean {
  if (origin.type !== 'CallExpression' || origin.arguments.length > 0 || origin.callee.type !== 'MemberExpression') return false;
  const { property } = origin.callee;
  return property.type === 'Identifier' && /^(json|text|blob|arrayBuffer|formData|bytes|cancel|dump)$/.test(property.name);
}

/** A promise that something outside the file settles: an operation of its own. */
function awaitElsewhere(promise: PromiseValue, run: Run): Value {
  if (promise.origin === null) return awaitOther(promise, run);
  noteAwaited(promise.origin, run);
  settle(promise, 'fulfilled', unknown(`promise@${promise.origin.range[0]}`, Mark.operation), run.time, run);
  return promise.value;
}

/** `await size(file)`, which asks by a request of its own, `await close()`, which waits for an event: in time it gets its answer. */
function awaitOther(promise: PromiseValue, run: Run): Value {
  // Where all is well, what is waited for may be the end of what was opened.
  if (promise.other === undefined || (run.scenario.outcome.kind === 'success' && run.attempts > 0)) throw new Stop('stuck');
  run.emit({ kind: 'maybe wait', node: promise.other, isTimed: false });
  settle(promise, 'fulfilled', unknown(`promise@${promise.other.range[0]}`), run.time, run);
  return promise.value;
}

function awaitThenable(value: Value & { kind: 'object' }, run: Run): Value {
  const then = value.props.get('then');
  if (then === undefined || !isCallable(then)) return value;
  return unknown(`await ${value.symbol}`, run.quiet);
}

/** `new Promise((resolve, reject) => { child.on('exit', …); })`: an event settles it, and no call that is told of nothing else. */
const isListenedFor = ({ origin }: PromiseValue, { handlers }: Run): boolean => origin !== null && [...handlers.values()].some((list) => list.some(({ node }) => contains(origin, node)));

/** What an `async` body gives: a promise that settles when the body ends. */
export function promiseOf(body: () => Value, run: Run): PromiseValue {
  const start = run.time;
  try {
    const value = body();
    if (value.kind === 'promise') {
      const isListened = isListenedFor(value, run);
      const result = pending(isListened ? null : value.origin);
      if (isListened && value.other !== undefined) result.other = value.other;
      settle(result, 'fulfilled', value, run.time, run);
      return result;
    }
    return fulfilled(value, run.time);
  } catch (error) {
    if (!(error instanceof Thrown)) throw error;
    return rejected(error.value, run.time);
  } finally {
    run.time = start;
  }
}

type Callback = FunctionValue | NativeValue;

const callable = (value: Value | undefined): Callback | null => (value !== undefined && isCallable(value) ? value : null);

/** `request.catch(() => {});`: that a failure goes unheard there is no answer to it. */
const isMuted = ({ body }: TSESTree.FunctionLike, { parent }: TSESTree.Node): boolean => parent?.type === 'ExpressionStatement' && body?.type === 'BlockStatement' && body.body.length === 0;

/** `promise.then(onFulfilled, onRejected)`. */
export function react(promise: PromiseValue, onFulfilled: Callback | null, onRejected: Callback | null, node: TSESTree.Node, run: Run): PromiseValue {
  const result = pending();
  whenSettled(promise, run, () => {
    discoverBehind(promise.value, run);
    const state = promise.state === 'rejected' ? 'rejected' : 'fulfilled';
    const callback = state === 'fulfilled' ? onFulfilled : onRejected;
    if (callback === null) return settle(result, state, promise.value, join(run.time, promise.time), run);
    at(promise.time, run, () => {
      try {
        if (state === 'rejected' && callback.kind === 'function' && hasMark(promise.value, Mark.operation) && !isMuted(callback.node, node)) run.emit({ kind: 'handle', node: callback.node });
        const value = run.machine.invoke(callback, [promise.value], node, run);
        settle(result, 'fulfilled', value, run.time, run);
      } catch (error) {
        if (!(error instanceof Thrown)) throw error;
        settle(result, 'rejected', error.value, run.time, run);
      }
    });
  });
  return result;
}

/** `promise.finally(callback)`: it ends as the promise does, once what the callback gives has ended, and unless that fails. */
function lastly(promise: PromiseValue, callback: Callback | null, node: TSESTree.Node, run: Run): PromiseValue {
  if (callback === null) return react(promise, null, null, node, run);
  const before = (end: (settled: Value) => Value): NativeValue =>
    native('finally', ([settled = UNDEFINED]) => {
      const given = run.machine.invoke(callback, [], node, run);
      return given.kind === 'promise' ? react(given, native('finally', () => end(settled)), null, node, run) : end(settled);
    });
  const fail = (error: Value): never => {
    throw new Thrown(error, null);
  };
  return react(promise, before((value) => value), before(fail), node, run);
}

/** A function that the file does not tell, as a reaction: `.then(fetchAgain)` may be the operation. */
function reaction(value: Value | undefined, node: TSESTree.Node, index: number): Callback | null {
  const known = callable(value);
  const argument = node.type === 'CallExpression' ? node.arguments[index] : undefined;
  if (known !== null || value?.kind !== 'unknown' || argument === undefined) return known;
  return native(value.symbol, (args, _, run) => {
    if (run.scenario.operation.has(argument)) return run.machine.answer(argument, { value, holder: null, name: value.symbol }, args, run);
    noteHandedOn(args, run);
    return unknown(`${value.symbol}()`, 0, { origin: argument });
  });
}

/** `.catch(toError)` by a function that the file does not tell: what it makes of the failure takes its place. */
function cure(value: Value | undefined): Callback | null {
  return value?.kind === 'unknown' ? native(value.symbol, () => unknown(`${value.symbol}(error)`, Mark.operation)) : null;
}

/** `.catch(toError)`, and as promise libraries have it, `.catch(TimeoutError, again)`: of what the filter does not take, it is not told. */
function caught([failed, handler]: readonly Value[], node: TSESTree.Node): Callback | null {
  const filtered = callable(handler);
  if (filtered === null) return callable(failed) ?? cure(failed);
  return native('catch', ([error = UNDEFINED], call, run) => {
    if (!run.choose(`catch@${node.range[0]}`)) throw new Thrown(error, null);
    return run.machine.invoke(filtered, [error], call, run);
  });
}

export function promiseMember(promise: PromiseValue, name: string, run: Run): Value | null {
  switch (name) {
    case 'done':
    case 'then':
      return native('then', ([done, failed], node) => react(promise, reaction(done, node, 0), callable(failed), node, run));
    case 'fail':
    case 'catch':
      return native('catch', (args, node) => react(promise, null, caught(args, node), node, run));
    case 'always':
    case 'finally':
      return native('finally', ([callback], node) => lastly(promise, callable(callback), node, run));
    default:
      return null;
  }
}

/** `new Promise((resolve, reject) => …)`. */
export function newPromise(executor: Value | undefined, node: TSESTree.Node, run: Run): PromiseValue {
  const promise = pending(node);
  const resolve = native('resolve', ([value = UNDEFINED]) => {
    settle(promise, 'fulfilled', value, run.time, run);
    return UNDEFINED;
  });
  const reject = native('reject', ([value = UNDEFINED], call) => {
    if (!isLimit(call, node, run)) settle(promise, 'rejected', value, run.time, run);
    return UNDEFINED;
  });
  if (executor === undefined || !isCallable(executor)) return promise;
  const { attempts, time, events: { length: begun } } = run;
  try {
    run.machine.invoke(executor, [resolve, reject], node, run);
    if (run.events.slice(begun).some(({ kind }) => kind === 'wait')) promise.isTimer = true;
    if (run.attempts === attempts) promise.other = node;
  } catch (error) {
    if (!(error instanceof Thrown)) throw error;
    settle(promise, 'rejected', error.value, run.time, run);
  } finally {
    run.time = time;
  }
  return promise;
}
