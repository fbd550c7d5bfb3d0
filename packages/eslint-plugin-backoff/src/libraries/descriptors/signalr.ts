import type { Library } from '../library.js';

/** https://learn.microsoft.com/aspnet/core/signalr/javascript-client: a list of waits, or a policy that gives them. */
export const signalr: Library = {
  name: '@microsoft/signalr',
  modules: ['@microsoft/signalr'],
  calls: [{ export: '*.withAutomaticReconnect', options: 0, shorthand: 'delays' }],
  options: {
    delays: { role: 'delay list', default: [0, 2000, 10_000, 30_000] },
    nextRetryDelayInMilliseconds: { role: 'delay function', arguments: [{ previousRetryCount: 'retry from 0', elapsedMilliseconds: 'unknown', retryReason: 'error' }] },
  },
  statuses: null,
  retryAfter: null,
  connection: true,
};
