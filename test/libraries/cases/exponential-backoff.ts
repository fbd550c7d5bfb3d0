import type { LibraryCase } from '../library-case.js';

export const exponentialBackoff: LibraryCase = {
  name: 'exponential-backoff',
  library: 'exponential-backoff',
  waitsIn: /node_modules\/exponential-backoff\//,
  start: (program, { operation }) => program(operation),
  retries: { byDefault: 9, tuned: 4, capped: 6, immediate: 3 },
};
