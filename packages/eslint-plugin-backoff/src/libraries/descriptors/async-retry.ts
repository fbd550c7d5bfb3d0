import type { Library } from '../library.js';
import { versionNumber } from '../version-number.js';
import { aboveCap, endlessList, listed, timeouts } from './retry.js';

const options = (isRandom: boolean): Library['options'] => ({ ...timeouts, randomize: { role: 'jitter', default: isRandom, cure: true }, onRetry: { role: 'hook' } });

/** https://github.com/vercel/async-retry */
export const asyncRetry: Library = {
  name: 'async-retry',
  modules: ['async-retry'],
  calls: [{ export: 'default', operation: 0, options: 1, operationArguments: ['bail', 'attempt'] }],
  options: options(true),
  // 1.3.0 means to, but asks `!'randomize' in opts`, which is never so.
  versions: [{ before: versionNumber(1, 3, 1), changes: { options: options(false) } }],
  sequence: listed(1, 'last stays'),
  statuses: null,
  retryAfter: null,
  finalMember: 'bail',
  finalError: 'Object.assign({{error}}, { bail: true })',
  hazards: [endlessList],
  aboveCap,
};
