import type { DelayFact } from '../facts/retry-site.js';
import { refusalNode } from '../facts/waits/wait-node.js';
import { list, sequence } from '../facts/words.js';
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
    const { delay, operation, repair, retryAfter } = site.facts;
    if (retryAfter.kind !== 'ignored' || !operation.http || repair) return;
    const data = { statuses: list(retryAfter.statuses), delays: sequence(site.facts) ?? 'a wait of its own' };
    yield { node: refusalNode(site), messageId: messageFor(delay), data };
  },
});

/** What comes back at once after one failure may wait after another. */
function messageFor({ kind, noWaitBecause, waits }: DelayFact): 'ignored' | 'immediate' | 'regardless' {
  if (kind !== 'none') return 'ignored';
  return noWaitBecause === 'missing' && waits.length > 0 ? 'regardless' : 'immediate';
}
