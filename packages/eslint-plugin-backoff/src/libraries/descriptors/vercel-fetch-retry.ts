import type { Library, LibraryOption } from '../library.js';
import { aboveCap, endlessList, listed, timeouts } from './retry.js';

const options: Readonly<Record<string, LibraryOption>> = {
  ...timeouts,
  retries: { role: 'attempts', counts: 'retries', default: 5 },
  minTimeout: { role: 'base', default: 10 },
  factor: { role: 'factor', default: 6 },
  randomize: { role: 'jitter', default: true, cure: true },
  maxRetryAfter: { role: 'other' },
};

/** https://github.com/vercel/fetch-retry: it hands its options on to `async-retry`. Measured with 5.1. */
export const vercelFetchRetry: Library = {
  name: '@vercel/fetch-retry',
  modules: ['@vercel/fetch-retry'],
  calls: [{ export: 'default()', options: 1, isRequest: true, under: 'retry', when: 'options' }],
  options,
  sequence: listed(1, 'last stays'),
  statuses: [429, 500, 502, 503, 504],
  // On top of its own wait, and where it is no longer than `maxRetryAfter`.
  retryAfter: 'used',
  hazards: [endlessList],
  aboveCap,
};
