import type { TSESTree } from '@typescript-eslint/types';

import { exact } from '../../interpreter/values/numbers.js';
import { type AttemptEvent, type CompareEvent, type Trace, type TraceEvent, type WriteEvent, attemptsOf } from '../../interpreter/trace.js';
import { enclosingFunction } from '../../sites/source.js';

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

/** What a variable begins with is no change. */
const isChange = ({ kind, node }: TraceEvent): boolean => kind === 'write' && node.parent?.type !== 'VariableDeclarator';

/** What was written from where a failure was noticed to where the next turn begins: what a turn changes whatever comes of it counts no failures. */
function writesAfter(attempt: AttemptEvent, { events }: Trace): readonly WriteEvent[] {
  const after = events.slice(events.indexOf(attempt));
  const turn = after.slice(0, after.findIndex(({ kind }) => kind === 'cycle') + 1);
  const noticed = turn.findIndex(({ kind }) => kind === 'handle' || kind === 'check');
  return noticed === -1 ? [] : turn.slice(noticed).filter((event) => event.kind === 'write');
}

/** `retries === 0`, `retries > 0`. */
function asksForNone({ node, left, right }: CompareEvent): boolean {
  if (node.type !== 'BinaryExpression') return false;
  return (exact(right) === 0 && isCountedParameter(node.left)) || (exact(left) === 0 && isCountedParameter(node.right));
}

/** A parameter that counts from a number: a field may count what has failed elsewhere. */
function isCountedParameter(side: TSESTree.Node): boolean {
  return (
    side.type === 'Identifier' &&
    enclosingFunction(side)?.params.some((param) => param.type === 'AssignmentPattern' && param.left.type === 'Identifier' && param.left.name === side.name && param.right.type === 'Literal') === true
  );
}
