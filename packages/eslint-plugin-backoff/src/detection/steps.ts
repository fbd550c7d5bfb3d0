import type { Source } from '../sites/source.js';

/** Steps for what is asked about one that is all but found. */
const STEPS_ASIDE = 4000;

/** Of those, as many as a file may spend on what is not found in the end. */
const VAIN_STEPS_ASIDE = 8000;

const spentIn = new WeakMap<Source, number>();

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

/**
 * What is all but found is worth more: what is asked about it is not charged to the search for others. Once a file has spent so many steps on what was not found,
 * it is: where one call of a long poll does not come round, the next one will not either. What comes later in the file has fewer steps then.
 */
export function aside<T>(source: Source, ask: () => T): T {
  const spent = spentIn.get(source) ?? 0;
  if (spent >= VAIN_STEPS_ASIDE) return ask();
  const { steps } = source;
  source.steps = STEPS_ASIDE;
  try {
    return ask();
  } finally {
    spentIn.set(source, (spentIn.get(source) ?? 0) + STEPS_ASIDE - source.steps);
    source.steps = steps;
  }
}

/** Looks for something: what was asked aside is not counted where it is found. */
export function counted<T>(source: Source, search: () => T | null): T | null {
  const spent = spentIn.get(source) ?? 0;
  const found = search();
  if (found !== null) spentIn.set(source, spent);
  return found;
}
