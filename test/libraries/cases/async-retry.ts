import type { LibraryCase } from '../library-case.js';

export const asyncRetry: LibraryCase = {
  name: 'async-retry',
  library: 'async-retry',
  waitsIn: /retry_operation/,
  start: (program, { operation }) => program(operation),
  retries: { byDefault: 10, tuned: 5, capped: 9, watched: 3 },
};
