import { delaySequence, type Cap, type Growth, type Jitter, type RetryFacts, type RetrySite } from 'eslint-plugin-backoff/analysis';
import { attempts, range, time } from '../packages/eslint-plugin-backoff/src/facts/words.js';

/** A formula of this length tells nobody anything. */
const unreadable = '?'.repeat(40);

type Policy = Pick<RetryFacts, 'bound' | 'growth' | 'jitter' | 'cap'>;

/** "5 attempts, exponential × 2, no jitter, at most 30 s": what is known of a retry policy. */
export function policy({ bound, growth, jitter, cap }: Policy): string {
  const waits = growth.kind !== 'none';
  const grows = growth.kind === 'exponential' || growth.kind === 'linear';
  const words = [bound.kind === 'unknown' ? null : attempts(bound), growthWords(growth), waits ? jitterWords(jitter) : null, grows ? capWords(cap) : null];
  return words.filter((word) => word !== null).join(', ');
}

/** "1 s, 2 s, 4 s": the first five waits at most, with the names of what is known at run time only. */
export function waits(site: RetrySite): string {
  const { steps, symbolic } = site.facts.delay;
  const known = delaySequence(site, Math.min(5, steps.length));
  const words = known ? known.map(range) : symbolic.slice(0, 5).map((step) => step?.text ?? unreadable);
  return words.some((word) => word.length >= unreadable.length) ? 'are known at run time only' : words.join(', ');
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

function capWords(cap: Cap): string | null {
  if (cap.kind === 'ms') return `at most ${time(cap.ms)}`;
  if (cap.kind === 'named') return cap.name.length < unreadable.length ? `at most ${cap.name}` : null;
  return cap.kind === 'none' ? 'no cap' : null;
}
