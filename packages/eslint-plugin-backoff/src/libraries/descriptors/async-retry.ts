import type { Library } from '../library.js';
import { aboveCap, endlessList, listed, timeouts } from './retry.js';

/** https://github.com/vercel/async-retry */
export const asyncRetry: Library = {
  name: 'async-retry',
  modules: ['async-retry'],
  calls: [{ export: 'default', operation: 0, options: 1, operationArguments: ['bail', 'attempt'] }],
  options: { ...timeouts, randomize: { role: 'jitter', default: true, cure: true }, onRetry: { role: 'hook' } },
  sequence: listed(1, 'last stays'),
  statuses: null,
  retryAfter: null,
  finalMember: 'bail',
  finalError: 'Object.assign({{error}}, { bail: true })',
  hazards: [endlessList],
  aboveCap,
};
