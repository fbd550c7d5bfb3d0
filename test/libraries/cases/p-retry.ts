import type { LibraryCase } from '../library-case.js';

export const pRetry: LibraryCase = {
  name: 'p-retry',
  library: 'p-retry',
  waitsIn: /node_modules\/p-retry\//,
  start: (program, { operation }) => program(operation),
  retries: { byDefault: 10, tuned: 6, capped: 8, withoutEnd: 'without end' },
};
