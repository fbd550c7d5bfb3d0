import type { Library } from '../library.js';
import { aboveCap, listed, timeouts } from './retry.js';

/** https://github.com/wraithgar/node-promise-retry: `promise-retry` anew, without `retry` underneath. `retries: Infinity` is its `forever`. */
export const garPromiseRetry: Library = {
  name: '@gar/promise-retry',
  modules: ['@gar/promise-retry'],
  calls: [{ export: 'promiseRetry', operation: 0, options: 1, shorthand: 'delays', operationArguments: ['retry', 'attempt'] }],
  options: { ...timeouts, delays: { role: 'delay list' } },
  sequence: listed(1, 'last stays'),
  statuses: null,
  retryAfter: null,
  aboveCap,
};
