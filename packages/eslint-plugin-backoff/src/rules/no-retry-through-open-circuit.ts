import { leaveOpenCircuit } from '../fixes/leave-open-circuit.js';
import { defineRule } from '../eslint/rule.js';

export const noRetryThroughOpenCircuit = defineRule({
  name: 'no-retry-through-open-circuit',
  description: 'Disallow retrying what an open circuit breaker refuses',
  recommended: 'strict',
  messages: {
    retried: 'Retries what an open circuit refuses: {{refusal}} comes at once, until the breaker lets calls through again.',
  },
  fix: { edit: leaveOpenCircuit, title: 'Give up while the circuit is open.', as: 'suggestion' },
  *check({ facts: { operation, retriedStatuses } }) {
    const { openCircuit } = operation;
    if (!openCircuit || retriedStatuses.networkErrors !== 'retried') return;
    yield { node: openCircuit.node, messageId: 'retried', data: { refusal: openCircuit.refusal } };
  },
});
