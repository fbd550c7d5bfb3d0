import type { TSESTree } from '@typescript-eslint/types';

import type { Source } from '../sites/source.js';
import { wayRound, wayToTimer } from './syntax/condition.js';
import { isCountedUpFromAnything } from './syntax/counting.js';
import { type Comparison, compare } from './values/comparison.js';
import { type NumberValue, interval } from './values/numbers.js';
import { Mark } from './values/values.js';

/** What has no number is past a limit that has none either, or is not: the same each time it is held against it. */
export class HeldLimits {
  private readonly answers = new Map<TSESTree.Node, boolean>();

  /** Whether a comparison holds: as before at this place, as `choose` says where there was none. */
  answer(a: NumberValue, operator: Comparison, b: NumberValue, test: TSESTree.Node, choose: () => boolean): boolean {
    if (a.symbol === null || b.symbol === null || operator === '===') return choose();
    const answer = this.answers.get(test) ?? choose();
    this.answers.set(test, answer);
    return answer;
  }

  /** A deadline known by name alone stays ahead, or over, however long the waits are. When it is late, every length that has a name is over. */
  deadline(a: NumberValue, operator: Comparison, b: NumberValue, { test, isLate }: Asked, compared: () => boolean): boolean {
    if (((a.marks | b.marks) & Mark.clock) === 0 || (a.symbol ?? b.symbol) === null) return compared();
    if (isLate) return compare(soon(a), soon(b), operator) ?? compared();
    const answer = this.answers.get(test) ?? compared();
    this.answers.set(test, answer);
    return answer;
  }
}

/** Where a comparison stands, and whether the clock has passed what is asked there. */
interface Asked {
  readonly test: TSESTree.Node;
  readonly isLate: boolean;
}

/** A name taken for next to nothing, as every length of time is that somebody gives. */
const soon = (value: NumberValue): NumberValue => (value.symbol === null ? value : interval(value.min + value.addMin, value.max + value.addMax));

/** The number that a scenario has for a name, in what is counted by that name; anything else as it is. */
export function limited(value: NumberValue, limits: ReadonlyMap<string, number>): NumberValue {
  const limit = value.symbol === null ? undefined : limits.get(value.symbol);
  if (limit === undefined) return value;
  return { ...value, symbol: null, min: value.min * limit + value.addMin, max: value.max * limit + value.addMax, addMin: 0, addMax: 0 };
}

/**
 * Compares; undefined where it is not known. A name is taken for a limit; but `if (job.tries > 4) throw error;` does not give up at once
 * where the file counts it: there the name is the count, which may be small.
 */
export function compareAt(node: TSESTree.Node, a: NumberValue, operator: Comparison, b: NumberValue, source: Source): boolean | undefined {
  const told = compare(a, b, operator);
  if (told === undefined || node.type !== 'BinaryExpression' || (a.symbol === null) === (b.symbol === null)) return told;
  const isOver = told !== (wayRound(node) ?? wayToTimer(node, source) ?? told);
  return isOver && isCountedUpFromAnything(a.symbol === null ? node.right : node.left, source) ? undefined : told;
}
