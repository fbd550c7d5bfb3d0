import type { Library } from '../library.js';
import { aboveCap, endlessList, timeouts } from './retry.js';

/** https://github.com/IndigoUnited/node-promise-retry */
export const promiseRetry: Library = {
  name: 'promise-retry',
  modules: ['promise-retry', '@npmcli/promise-retry'],
  calls: [{ export: 'default', operation: 0, options: 1, operationArguments: ['retry', 'unknown'] }],
  options: timeouts,
  delay: (n, r, o) => Math.min(Math.round((o.flag('randomize') ? 1 + r : 1) * o.number('minTimeout') * o.number('factor') ** (n - 1)), o.number('maxTimeout')),
  statuses: null,
  retryAfter: null,
  hazards: [endlessList],
  aboveCap,
};
