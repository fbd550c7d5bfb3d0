import type { TSESTree } from '@typescript-eslint/types';

import type { Comparison } from './values/comparison.js';
import type { NumberValue } from './values/numbers.js';

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
}

/** The number that a scenario has for a name, in what is counted by that name; anything else as it is. */
export function limited(value: NumberValue, limits: ReadonlyMap<string, number>): NumberValue {
  const limit = value.symbol === null ? undefined : limits.get(value.symbol);
  if (limit === undefined) return value;
  return { ...value, symbol: null, min: value.min * limit + value.addMin, max: value.max * limit + value.addMax, addMin: 0, addMax: 0 };
}
