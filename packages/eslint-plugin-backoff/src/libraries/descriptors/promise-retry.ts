import type { Library } from '../library.js';
import { aboveCap, endlessList, listed, timeouts } from './retry.js';

/** https://github.com/IndigoUnited/node-promise-retry */
export const promiseRetry: Library = {
  name: 'promise-retry',
  modules: ['promise-retry', '@npmcli/promise-retry'],
  calls: [
    { export: 'default', operation: 0, options: 1, operationArguments: ['retry', 'attempt'] },
    { export: 'default', operation: 1, options: 0, operationArguments: ['retry', 'attempt'] },
  ],
  options: timeouts,
  sequence: listed(0, 'begins anew'),
  statuses: null,
  retryAfter: null,
  hazards: [endlessList],
  aboveCap,
};
