import type { Library } from '../library.js';

/** https://github.com/Azure/azure-sdk-for-js, Service Bus and Event Hubs: one pace of half a minute, or, asked for it, one that doubles. Measured with core-amqp 4.4. */
export const azureCoreAmqp: Library = {
  name: '@azure/core-amqp',
  modules: ['@azure/service-bus', '@azure/event-hubs'],
  calls: [{ export: '*', options: -1, under: 'retryOptions', when: 'options' }],
  options: {
    maxRetries: { role: 'attempts', counts: 'retries', default: 3 },
    retryDelayInMs: { role: 'base', default: 30_000 },
    // Of waits that double alone.
    maxRetryDelayInMs: { role: 'other', default: 90_000 },
    mode: { role: 'other', default: 1 },
  },
  constants: { 'RetryMode.Exponential': 0, 'RetryMode.Fixed': 1 },
  delay(n, r, o) {
    const wait = o.number('retryDelayInMs');
    return o.number('mode') === 1 ? wait : Math.min((wait * 0.8 + Math.floor(r * wait * 0.4)) * (2 ** n - 1), o.number('maxRetryDelayInMs'));
  },
  statuses: null,
  retryAfter: null,
  cures: { jitter: { mode: '{{import RetryMode}}.Exponential' } },
};
