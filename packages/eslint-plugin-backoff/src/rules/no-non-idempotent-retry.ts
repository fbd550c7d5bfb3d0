import type { RetriedStatuses } from '../facts/retry-site.js';
import { addIdempotencyKey } from '../fixes/add-idempotency-key.js';
import { defineRule } from '../eslint/rule.js';

export const noNonIdempotentRetry = defineRule({
  name: 'no-non-idempotent-retry',
  description: 'Disallow retrying POST and PATCH requests without an idempotency key',
  recommended: 'strict',
  messages: {
    repeated: 'Repeats a {{method}} without an idempotency key: what the server did already, it may do again.',
  },
  fix: { edit: addIdempotencyKey, title: 'Send an Idempotency-Key, the same for all attempts.', as: 'suggestion' },
  *check({ head, facts: { operation, retriedStatuses } }) {
    const { idempotencyKey, method, nodes } = operation;
    if (method !== 'POST' && method !== 'PATCH') return;
    if (idempotencyKey !== false || retriesOnlyRefusals(retriedStatuses)) return;
    yield { node: nodes[0] ?? head, messageId: 'repeated', data: { method } };
  },
});

/** A request answered with 429 has had no effect. */
function retriesOnlyRefusals({ byStatus, networkErrors }: RetriedStatuses): boolean {
  if (networkErrors === 'retried' || byStatus === null) return false;
  return [...byStatus].every(([status, outcome]) => status === 429 || outcome !== 'retried');
}
