import type { TSESTree } from '@typescript-eslint/types';

import { isFunction } from '../../sites/source.js';
import { type NumberValue, exact } from '../values/numbers.js';
import type { Run } from '../run.js';
import { type Value, Mark, hasMark } from '../values/values.js';

/** Numbers below may be attempts that are counted. */
const LEAST_PLACE = 32;

/**
 * Whether a request asks for another part than the first one did, or for less: the next port after one that is taken, a smaller
 * batch after one that was too large. A number that counts attempts, or a time limit that grows, changes nothing.
 */
export function asksForPart(node: TSESTree.Node, now: readonly Value[], run: Run): boolean {
  const first = run.requests.get(node) ?? now;
  run.requests.set(node, first);
  const before = numbersIn(first, 0);
  const after = numbersIn(now, 0);
  return first !== now && before.length === after.length && before.some((number, i) => isAnother(number, after[i] ?? number, run));
}

/** Runs a function of this file in a turn of a loop: what it attempts is at the part that the turn hands it. */
export function atPart<T>(call: TSESTree.Node, args: readonly Value[], run: Run, perform: () => T): T {
  if (run.quiet > 0 || isFunction(run.cycle.node) || !asksForPart(call, args, run)) return perform();
  const { part } = run;
  run.part = run.cycles;
  try {
    return perform();
  } finally {
    run.part = part;
  }
}

function isAnother(before: NumberValue, after: NumberValue, run: Run): boolean {
  if (hasMark(after, Mark.chance | Mark.clock | Mark.operation)) return false;
  const [a, b] = [exact(before), exact(after)];
  if (a !== null && b !== null) return a >= LEAST_PLACE && b > 1 && (b < a || isStep(b - a, run));
  return before.symbol !== null && (shrinks(before, after, run) || walks(before, after, run));
}

/** A loop counts on from a place that the file does not tell. A function that enters itself may hand itself a count. */
const walks = (before: NumberValue, after: NumberValue, run: Run): boolean =>
  !isFunction(run.cycle.node) && before.symbol === after.symbol && isStep(after.addMin - before.addMin, run);

/** One for each turn. */
const isStep = (difference: number, run: Run): boolean => difference > 0 && difference <= run.cycles;

/** Half of what it was, or less by more than one for each turn. */
function shrinks(before: NumberValue, after: NumberValue, run: Run): boolean {
  if (before.symbol !== after.symbol) return after.otherwise !== null && shrinks(before, after.otherwise, run);
  return after.max < before.max || (after.max === before.max && before.addMax - after.addMax > run.cycles);
}

function numbersIn(values: readonly Value[], depth: number): readonly NumberValue[] {
  return values.flatMap((value) => {
    if (value.kind === 'number') return [value];
    return value.kind === 'object' && value.tag === 'plain' && depth < 2 ? numbersIn([...value.props.values()], depth + 1) : [];
  });
}
