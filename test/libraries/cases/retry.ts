import type { LibraryCase } from '../library-case.js';

export const retry: LibraryCase = {
  name: 'retry',
  library: 'retry',
  waitsIn: /retry_operation/,
  start: (program, { operation }) => program(operation),
  retries: { byDefault: 10, tuned: 6, capped: 9, listed: 3 },
};
