import { multiply, number, toNumber, withMarks, type NumberValue } from '../values/numbers.js';
import { SHORTEST_SENSIBLE_MS } from '../values/time.js';
import { fulfilled } from './promises.js';
import { isLengthName, mayTakeAttempt, unitInName, unitOfLength, waitsAtOnce } from './sleep-names.js';
import type { Run } from '../run.js';
import { lastNameOf } from '../../sites/members.js';
import { enclosingFunction } from '../../sites/source.js';
import type { TSESTree } from '@typescript-eslint/types';
import { type NativeValue, type Value, UNDEFINED, hasMark, isCallable, marksOf, native, object, Mark } from '../values/values.js';

/** A function that resolves after so many milliseconds. */
export function sleep(name: string): NativeValue {
  return native(name, ([ms], node, run) => fulfilled(UNDEFINED, run.wait(node, ms === undefined ? null : milliseconds(ms), ms === undefined ? null : 0)));
}

/** A length in ms as a timer takes it; null where nothing is known of it but that it is there. */
export function milliseconds(value: Value): NumberValue | null {
  if (value.kind === 'unknown' && hasMark(value, Mark.operation)) return { ...toNumber(value), marks: marksOf(value) };
  return value.kind === 'undefined' || value.kind === 'null' ? number(0, marksOf(value)) : toNumber(value);
}

/** `setTimeout` and its like; null for what is no timer. */
export function timerFunction(name: string): NativeValue | null {
  switch (name) {
    case 'setTimeout':
      return native(name, ([callback, ms, ...args], node, run) => {
        const handle = timerHandle(node);
        if (callback !== undefined && isCallable(callback)) runLater(callback, ms, args, node, handle, run);
        return handle;
      });
    case 'setInterval':
      return native(name, ([callback, ms, ...args], node, run) => {
        const handle = timerHandle(node);
        // What settles a promise does so once: `new Promise((resolve) => setInterval(resolve, 1000))`.
        if (callback?.kind === 'native' && /^(resolve|reject)$/.test(callback.name)) runLater(callback, ms, args, node, handle, run);
        else if (callback !== undefined && isCallable(callback)) tick(callback, milliseconds(ms ?? number(0)), args, node, handle, run);
        return handle;
      });
    case 'requestIdleCallback':
    case 'requestAnimationFrame':
      return whenIdle(name);
    case 'setImmediate':
    case 'queueMicrotask':
      return soon(name);
    case 'clearTimeout':
    case 'clearInterval':
      return native(name, ([handle], _, run) => {
        if (handle !== undefined) run.cancel(handle);
        return UNDEFINED;
      });
    default:
      return null;
  }
}

type Callback = Value & { kind: 'function' | 'native' };

function runLater(callback: Callback, ms: Value | undefined, args: readonly Value[], node: TSESTree.Node, handle: Value, run: Run): void {
  const length = milliseconds(ms ?? number(0)) ?? number(0);
  const time = run.wait(node, length, ms === undefined ? null : 1);
  run.schedule(time, 'timer', () => run.machine.invokeHandler(callback, args, node, run), handle);
}

/** Runs a function when the page comes to it: nobody knows how long that takes. */
function whenIdle(name: string): NativeValue {
  return native(name, ([callback], node, run) => {
    const handle = timerHandle(node);
    run.emit({ kind: 'maybe wait', node, isTimed: true });
    if (callback !== undefined && isCallable(callback)) run.schedule(run.time, 'timer', () => run.machine.invokeHandler(callback, [], node, run), handle);
    return handle;
  });
}

/** `setImmediate` and its like: they run a function as soon as what runs now has come to its end. */
export function soon(name: string): NativeValue {
  return native(name, ([callback, ...args], node, run) => {
    if (callback !== undefined && isCallable(callback)) run.schedule(run.time, 'timer', () => run.machine.invokeHandler(callback, args, node, run));
    return UNDEFINED;
  });
}

const timerHandle = (node: TSESTree.Node): Value => object([], { open: true, symbol: `timer@${node.range[0]}` });

/** How often an interval may come round with nothing new before it is left alone: it would use up the steps of the run. */
const MOST_IDLE_TICKS = 4;

function tick(callback: Callback, ms: NumberValue | null, args: readonly Value[], node: TSESTree.Node, handle: Value, run: Run, idle = 0): void {
  if (idle > MOST_IDLE_TICKS) {
    run.goesRoundIdly = true;
    return;
  }
  const time = run.wait(node, ms, 1);
  const before = run.attempts + run.cycles;
  run.schedule(
    time,
    'timer',
    () => {
      tick(callback, ms, args, node, handle, run, run.attempts + run.cycles > before ? 0 : idle + 1);
      run.machine.invokeHandler(callback, args, node, run);
    },
    handle,
  );
}

/** A wait by a helper from elsewhere: its length is its number, in a unit that only its name may tell. */
export function sleepFromOutside(name: string, args: readonly Value[], node: TSESTree.Node, run: Run): Value {
  const given = args.find((arg, i) => arg.kind === 'number' || (arg.kind === 'unknown' && isNamedAsLength(node, i))) ?? args.find(({ kind }) => kind !== 'undefined') ?? args[0];
  const place = given === undefined ? null : args.indexOf(given);
  const end = given === undefined || place === null ? run.wait(node, null, null) : run.wait(node, lengthFromOutside(name, given, place, node), place, unitFromOutside(name, given) ?? 1);
  if (mayBlock(node, run)) run.emit({ kind: 'maybe wait', node, isTimed: true });
  if (!waitsAtOnce(name)) return fulfilled(UNDEFINED, end);
  run.time = end;
  return UNDEFINED;
}

const isNamedAsLength = (node: TSESTree.Node, place: number): boolean => {
  const argument = node.type === 'CallExpression' ? node.arguments[place] : undefined;
  return argument !== undefined && isLengthName(lastNameOf(argument));
};

const isNoLength = (given: Value): boolean => isCallable(given) || given.kind === 'object';

/** `attempt` in `wait(header, attempt)` */
const isNameBehind = (node: TSESTree.Node, place: number): boolean => place > 0 && node.type === 'CallExpression' && node.arguments[place]?.type === 'Identifier';

/** Where the operation gives its answer at once, and the function can wait for nothing, a pause may well block: `browser.pause(50);`. */
function mayBlock(node: TSESTree.Node, { scenario: { operation } }: Run): boolean {
  const isSync = operation.size > 0 && [...operation.values()].every((form) => form === 'sync');
  const fn = isSync && node.parent?.type === 'ExpressionStatement' ? enclosingFunction(node) : null;
  return fn !== null && !fn.async && !fn.generator;
}

/** The unit that a helper from elsewhere takes, in ms, by its own name or by that of the length that it is given: `wait(RETRY_MINUTES * 60)` takes seconds. */
function unitFromOutside(name: string, given: Value): number | null {
  const own = unitInName(name);
  if (own !== null || isNoLength(given)) return own;
  const length = milliseconds(given);
  const unitMs = length === null || length.symbol === null ? null : unitOfLength(length.symbol);
  if (length === null || unitMs === null) return null;
  return UNITS_MS.find((taken) => [length.min, length.max].every((multiple) => multiple * taken >= unitMs && multiple * taken < unitMs * MOST_TIMES)) ?? null;
}

/** Units in which helpers take lengths, in ms. */
const UNITS_MS: readonly number[] = [1, 1000];

/** How many times as long as what is named a wait is at most: `delaySeconds * 16` is 16 s, and `delaySeconds * 1000` a second in ms. */
const MOST_TIMES = 500;

/** Null for what is no length: `backoff(attempt)` and `wait(header, attempt)` are told which attempt it is, `waitForRetry(response)` what was answered. */
function lengthFromOutside(name: string, given: Value, place: number, node: TSESTree.Node): NumberValue | null {
  const mayCount = mayTakeAttempt(name, node) || isNameBehind(node, place);
  const length = isNoLength(given) || (given.kind === 'undefined' && mayCount) ? null : milliseconds(given);
  if (length === null) return null;
  const unitMs = unitFromOutside(name, given);
  if (unitMs !== null) return multiply(length, number(unitMs));
  const isNone = length.symbol === null ? length.max < SHORTEST_SENSIBLE_MS : !isNamedAsLength(node, place);
  return mayCount && isNone ? null : withMarks(length, Mark.unit);
}
