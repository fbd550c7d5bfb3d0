import type { Source } from '../sites/source.js';

/** Steps for what is asked about one that is all but found. */
const STEPS_ASIDE = 4000;

/** Asks with so many of the steps that are left; what is not used is kept. */
export function within<T>(steps: number, source: Source, ask: () => T): T {
  const all = source.steps;
  source.steps = Math.min(all, steps);
  const allowed = source.steps;
  try {
    return ask();
  } finally {
    source.steps += all - allowed;
  }
}

/** What is all but found is worth more: what is asked about it is not charged to the search for others. */
export function aside<T>(source: Source, ask: () => T): T {
  const { steps } = source;
  source.steps = STEPS_ASIDE;
  try {
    return ask();
  } finally {
    source.steps = steps;
  }
}
