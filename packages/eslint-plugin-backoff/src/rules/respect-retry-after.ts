import type { DelayFact, RetryAfterFact } from '../facts/retry-site.js';
import { refusalNode } from '../facts/waits/wait-node.js';
import { list, sequence, wordFor } from '../facts/words.js';
import { obeyRetryAfter } from '../fixes/obey-retry-after.js';
import { defineRule } from '../eslint/rule.js';

export const respectRetryAfter = defineRule({
  name: 'respect-retry-after',
  description: 'Require retries of 429 and 503 to wait as long as the server asks',
  recommended: 'recommended',
  messages: {
    ignored: 'Retries {{statuses}} after {{delays}}, without a look at Retry-After.',
    immediate: 'Retries {{statuses}} at once, without a look at Retry-After.',
    regardless: 'Retries {{statuses}} without a look at Retry-After.',
  },
  fix: { edit: obeyRetryAfter, title: 'Wait at least as long as Retry-After says.' },
  *check(site) {
    const { delay, inTest, operation, repair, retryAfter } = site.facts;
    // What a test asks again it has started itself.
    if (retryAfter.kind !== 'ignored' || !operation.http || repair || inTest) return;
    const data = { statuses: list(retryAfter.statuses), delays: sequence(site.facts) ?? 'a wait of its own' };
    yield { node: refusalNode(site), messageId: messageFor(delay, retryAfter), data };
  },
});

/** What waits after one failure may come back at once, or wait otherwise, after another: then nothing is said of its length. */
function messageFor({ kind, noWaitBecause, steps, symbolic, waits }: DelayFact, { atOnce, firstWait = null, waitsDiffer }: RetryAfterFact): 'ignored' | 'immediate' | 'regardless' {
  if (atOnce === true) return 'immediate';
  if (waitsDiffer === true) return 'regardless';
  if (kind !== 'none') return firstWait === null || firstWait === wordFor(steps[0] ?? null, symbolic[0]) ? 'ignored' : 'regardless';
  return noWaitBecause === 'missing' && waits.length > 0 ? 'regardless' : 'immediate';
}
