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
  *check({ head, facts: { operation, repair, retriedStatuses } }, { settings }) {
    const { byStatus, named, passing: passingHere = [], node } = retriedStatuses;
    if (byStatus === null || !operation.http || operation.injected || repair) return;
    const wrong = [...byStatus].flatMap(([status, outcome]) => {
      const isClientError = status >= 400 && status < 500;
      const isAllowed = [...settings.retryableClientErrors, ...passingHere].includes(status) || ([...passing, ...curable].includes(status) && named.includes(status));
      return outcome === 'retried' && isClientError && !isAllowed ? [status] : [];
    });
    if (wrong.length > 0) yield { node: node ?? head, messageId: 'retried', data: { statuses: list(wrong) } };
  },
});
