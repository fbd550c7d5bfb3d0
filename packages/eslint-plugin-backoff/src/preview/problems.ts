import type { RetryFacts } from '../facts/retry-site.js';
import { time } from './words.js';

/** What a rule has found at a site. */
export interface Problem {
  /** The rule's name without a namespace: `require-jitter`. */
  readonly rule: string;
  /** The rule's page. */
  readonly url: string;
}

const words: Readonly<Record<string, (facts: RetryFacts) => string>> = {
  'no-client-error-retry': ({ retriedStatuses }) => clientErrors(retriedStatuses.byStatus),
  'no-fixed-delay': () => 'same wait each time',
  'no-immediate-retry': () => 'no wait',
  'no-ineffective-retry': () => 'never works',
  'no-lost-error': () => 'loses the error',
  'no-nested-retry': () => 'retries inside retries',
  'no-non-idempotent-retry': () => 'repeats a write',
  'no-retry-through-open-circuit': () => 'retries an open circuit',
  'no-silent-retry': () => 'silent',
  'no-unbounded-retry': () => 'never gives up',
  'no-unread-response-retry': () => 'drops the response unread',
  'no-wait-after-last-attempt': () => 'waits after the last attempt',
  'require-abortable-delay': () => 'wait ignores the signal',
  'require-delay-cap': ({ delay, cap }) => longestWait(delay.steps, cap),
  'require-jitter': ({ jitter }) => (jitter.kind === 'none' ? 'no jitter' : 'too little jitter'),
  'respect-retry-after': () => 'ignores Retry-After',
  'valid-retry-after': () => 'misreads Retry-After',
  'valid-retry-options': () => 'option misleads',
};

/** Two or three words for what a rule has found; the rule's name where there are none. */
export function problemWords(rule: string, facts: RetryFacts): string {
  return words[rule]?.(facts) ?? rule;
}

/** One status, or two: more would not fit. */
function clientErrors(byStatus: RetryFacts['retriedStatuses']['byStatus']): string {
  const permanent = [...(byStatus ?? [])].filter(([status, judgement]) => judgement === 'retried' && isPermanent(status));
  const [first] = permanent;
  return first && permanent.length === 1 ? `retries ${first[0]}` : 'retries client errors';
}

function isPermanent(status: number): boolean {
  return status < 500 && ![408, 425, 429].includes(status);
}

function longestWait(steps: RetryFacts['delay']['steps'], cap: RetryFacts['cap']): string {
  const longest = cap.kind === 'none' ? cap.longestMs : null;
  return longest !== null && longest > 0 && steps.length > 0 ? `waits up to ${time(longest)}` : 'no cap';
}
