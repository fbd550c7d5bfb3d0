import type { Bound } from '../retry-site.js';

/** How many attempts a bound leaves; null where it is no number. */
export function mostAttempts(bound: Bound): number | null {
  if (bound.kind === 'attempts') return bound.attempts;
  return bound.kind === 'time' ? (bound.atMost ?? null) : null;
}
