import type { TSESTree } from '@typescript-eslint/types';

/** The wait before one retry, in ms unless a unit is named. */
export interface DelayStep {
  readonly min: number;
  readonly max: number;
}

/** A wait that depends on a value from outside: `factor × symbol + addend`, as in "2 × baseDelay", or a known one that such a value may hold down. */
export interface SymbolicStep {
  readonly text: string;
  /** Between `min` and `max` times the value of `symbol`, or so many ms where that is null; null for a sum, which has no single unit. */
  readonly multiple: (DelayStep & { readonly symbol: string | null }) | null;
}

/** One wait of the failure path. */
export interface Wait {
  /** The call that waits: `sleep(…)`, `setTimeout(…)`. */
  readonly node: TSESTree.Node;
  /** The expression inside the site that gives the length; null where the wait has none (a helper without argument). */
  readonly delayNode: TSESTree.Expression | null;
  /** How many ms the expression's unit has: 1, or 1000 for a helper that takes seconds; null where a helper from elsewhere may take either. */
  readonly unitMs: number | null;
  /** Whether the next attempt waits for it. */
  readonly awaited: boolean;
}
