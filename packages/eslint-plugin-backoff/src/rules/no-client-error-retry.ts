import type { RetryFacts } from '../facts/retry-site.js';
import { list } from '../facts/words.js';
import { guardClientErrors } from '../fixes/guard-client-errors.js';
import { defineRule } from '../eslint/rule.js';

/** What may pass by itself: a conflict, a lock, a failed dependency. Allowed where the code names it. */
const passing = [409, 423, 424];

/** What a new token cures: who names these repeats with one. */
const curable = [401, 403, 407];

export const noClientErrorRetry = defineRule({
  name: 'no-client-error-retry',
  description: 'Disallow retrying HTTP client errors that will fail again',
  recommended: 'recommended',
  messages: {
    retried: 'Retries {{statuses}}: the same request will fail the same way again.',
  },
  fix: { edit: guardClientErrors, title: 'Throw permanent client errors at once.' },
  *check({ head, facts }, { settings }) {
    const { operation, repair, retriedStatuses } = facts;
    const { byStatus, named, passing: passingHere = [], node } = retriedStatuses;
    if (byStatus === null || !operation.http || operation.injected || repair || awaitsService(facts)) return;
    const wrong = [...byStatus].flatMap(([status, outcome]) => {
      const isClientError = status >= 400 && status < 500;
      const isAllowed = [...settings.retryableClientErrors, ...passingHere].includes(status) || ([...passing, ...curable].includes(status) && named.includes(status));
      return outcome === 'retried' && isClientError && !isAllowed ? [status] : [];
    });
    if (wrong.length > 0) yield { node: node ?? head, messageId: 'retried', data: { statuses: list(wrong) } };
  },
});

/** So many attempts at an even pace are made until something is there. */
const MANY_ATTEMPTS = 10;

/** Whether a test waits until what it is about to test is up: a page that is not found may be there in a second. */
const awaitsService = ({ inTest, growth, bound, operation: { method } }: RetryFacts): boolean =>
  inTest && growth.kind === 'fixed' && (method === null || /^(GET|HEAD)$/.test(method)) && (bound.kind === 'time' || (bound.kind === 'attempts' && bound.attempts >= MANY_ATTEMPTS));
