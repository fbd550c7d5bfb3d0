import type { Cap, DelayStep, Growth, Jitter, RetryFacts } from '../packages/eslint-plugin-backoff/src/facts/retry-site.js';
import { attempts, range, time } from '../packages/eslint-plugin-backoff/src/facts/words.js';

type Policy = Pick<RetryFacts, 'bound' | 'growth' | 'jitter' | 'cap'>;

/** "5 attempts, exponential × 2, no jitter, at most 30 s": what is known of a retry policy. */
export function policy({ bound, growth, jitter, cap }: Policy): string {
  const grows = growth.kind === 'exponential' || growth.kind === 'linear';
  const words = [attempts(bound), growthWords(growth), growth.kind === 'none' ? null : jitterWords(jitter), capWords(cap, grows)];
  return words.filter((word) => word !== null).join(', ');
}

/** "1 s, 2 s, 4 s": the first waits, as far as the code alone tells them. */
export function waits(steps: readonly DelayStep[] | null): string {
  return steps && steps.length > 0 ? steps.map(range).join(', ') : 'known at run time only';
}

function growthWords(growth: Growth): string | null {
  if (growth.kind === 'exponential') return growth.factor === null ? 'exponential' : `exponential × ${growth.factor}`;
  if (growth.kind === 'none') return 'no wait';
  return growth.kind === 'unknown' || growth.kind === 'other' ? null : growth.kind;
}

function jitterWords({ kind }: Jitter): string | null {
  if (kind === 'unknown') return null;
  return kind === 'none' ? 'no jitter' : `${kind === 'other' ? 'some' : kind} jitter`;
}

function capWords(cap: Cap, grows: boolean): string | null {
  if (cap.kind === 'ms') return grows ? `at most ${time(cap.ms)}` : null;
  if (cap.kind === 'named') return `at most ${cap.name}`;
  return cap.kind === 'none' && grows ? 'no cap' : null;
}
