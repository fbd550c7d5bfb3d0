import { logFailedAttempt } from '../fixes/log-failed-attempt.js';
import { defineRule } from '../eslint/rule.js';

export const noSilentRetry = defineRule({
  name: 'no-silent-retry',
  description: 'Disallow failed attempts that leave no trace',
  recommended: 'strict',
  messages: {
    silent: 'A failed attempt leaves no trace here: no log, metric, event or callback.',
  },
  fix: { edit: logFailedAttempt, title: 'Warn of each failed attempt.', as: 'suggestion' },
  *check({ head, facts: { observability, repair } }) {
    if (observability.observed === false && !repair) yield { node: head, messageId: 'silent' };
  },
});
