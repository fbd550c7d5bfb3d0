import type { TSESTree } from '@typescript-eslint/types';

import { exact, textOf } from '../../interpreter/values/numbers.js';
import { type AttemptEvent, type CompareEvent, type Trace, type TraceEvent, type WriteEvent, attemptsOf } from '../../interpreter/trace.js';
import { type WaitEvent, waitsBefore, waitsBetween } from '../../interpreter/values/time.js';
import { enclosingFunction, isFunction } from '../../sites/source.js';

/**
 * `schedule(retries = 0) { const delayMs = retries === 0 ? debounceMs : baseMs * 2 ** retries; … }`: before the first attempt the site tells
 * its first turn, which follows no failure, from the next one.
 */
export function singlesOutFirst(trace: Trace): boolean {
  const [first = 0, second] = attemptsOf(trace).map((attempt) => trace.events.indexOf(attempt));
  const asked = (from: number, to?: number): readonly CompareEvent[] => trace.events.slice(from, to).filter((event) => event.kind === 'compare').filter(asksForNone);
  const again = asked(first, second);
  return asked(0, first).some(({ node, result }) => again.some((event) => event.node === node && event.result !== result));
}

/**
 * `catch { failures += 1; } schedule();`: each failure is counted before it is said when to come back, and before the first turn none was.
 * A turn that changes numbers itself counts what led to it.
 */
export function findsNoneCounted(trace: Trace): boolean {
  const [first, second] = attemptsOf(trace);
  if (first === undefined || second === undefined) return false;
  const before = trace.events.slice(0, trace.events.indexOf(first)).some(isChange);
  const again = writesAfter(second, trace);
  return !before && writesAfter(first, trace).some(({ node, value }) => again.some((event) => event.node === node && (event.value.min !== value.min || event.value.addMin !== value.addMin)));
}

/**
 * `save() { setTimeout(() => write().catch(() => setTimeout(save, 10_000)), 1000); }`: a failure has a wait of its own, which is not what every
 * turn waits for. So the first one has waited for no failure either, but for more to write.
 */
export function waitsOtherwiseAgain(trace: Trace): boolean {
  const [first, ...others] = attemptsOf(trace);
  const second = others.find(({ cycle }) => first !== undefined && cycle > first.cycle);
  if (first === undefined || second === undefined) return false;
  const usual = new Set(waitsBefore(first.time).map(({ node }) => node));
  const again = waitsBetween(first.time, second.time);
  return again.some(({ node }) => usual.has(node)) && again.some(({ node }) => !usual.has(node));
}

/**
 * `constructor() { this.schedule(100); }` and `schedule(ms) { setTimeout(() => refresh().finally(() => this.schedule(30_000)), ms); }`: the first
 * turn is told a length of its own, and all others are told another one. Or it waits for nothing unless it is told to, `schedule(ms = 0)`, as the
 * others are.
 */
export function beginsByItself(trace: Trace): boolean {
  const [first, second, third] = attemptsOf(trace);
  if (first === undefined || second === undefined || third === undefined) return false;
  const begun = waitsBefore(first.time);
  const [start, again, later] = [begun, waitsBetween(first.time, second.time), waitsBetween(second.time, third.time)].map(lengthOf);
  return start != null && again != null && start !== again && (again === later || begun.some(isAtOnceUnlessTold));
}

function isAtOnceUnlessTold({ node, stack, value }: WaitEvent): boolean {
  if (value === null || exact(value) !== 0) return false;
  return [node, stack.at(-1)].some((call) => call?.type === 'CallExpression' && call.arguments.some(isToldLength));
}

/** `delayMs`, `Math.max(0, delayMs)`. */
const isToldLength = (length: TSESTree.Node): boolean => (length.type === 'CallExpression' ? length.arguments.some(isToldLength) : length.type === 'Identifier' && isCountedParameter(length));

/** The length of the only wait there is, as it is written; null where nothing is known of it. */
const lengthOf = ([wait, ...others]: readonly WaitEvent[]): string | null => (wait?.value == null || others.length > 0 ? null : textOf(wait.value));

/** What a variable begins with is no change. */
const isChange = ({ kind, node }: TraceEvent): boolean => kind === 'write' && node.parent?.type !== 'VariableDeclarator';

/** What was written from where a failure was noticed to where the next turn begins: what a turn changes whatever comes of it counts no failures. */
function writesAfter(attempt: AttemptEvent, { events }: Trace): readonly WriteEvent[] {
  const after = events.slice(events.indexOf(attempt));
  const turn = after.slice(0, after.findIndex(({ kind }) => kind === 'cycle') + 1);
  const noticed = turn.findIndex(({ kind }) => kind === 'handle' || kind === 'check');
  return noticed === -1 ? [] : turn.slice(noticed).filter((event) => event.kind === 'write').filter(isChange);
}

/** `retries === 0`, `retries > 0`. */
function asksForNone({ node, left, right }: CompareEvent): boolean {
  if (node.type !== 'BinaryExpression') return false;
  return (exact(right) === 0 && countsAlone(node.left)) || (exact(left) === 0 && countsAlone(node.right));
}

/** A parameter or a variable of the function that counts from a number: a field, or what lies around the function, may count what has failed elsewhere. */
const countsAlone = (side: TSESTree.Node): boolean => side.type === 'Identifier' && (isCountedParameter(side) || isCountedVariable(side));

const isCountedParameter = (side: TSESTree.Identifier): boolean =>
  enclosingFunction(side)?.params.some((param) => param.type === 'AssignmentPattern' && isBegun(param.left, param.right, side.name)) === true;

function isCountedVariable(side: TSESTree.Identifier): boolean {
  for (let around = side.parent; !isFunction(around); around = around.parent) {
    if (around.parent === undefined) return false;
    if (around.type !== 'BlockStatement') continue;
    const declared = around.body.flatMap((statement) => (statement.type === 'VariableDeclaration' ? statement.declarations : []));
    if (declared.some(({ id, init }) => isBegun(id, init, side.name))) return true;
  }
  return false;
}

const isBegun = (place: TSESTree.Node, value: TSESTree.Node | null, name: string): boolean => place.type === 'Identifier' && place.name === name && value?.type === 'Literal' && typeof value.value === 'number';
