import type { LibraryCase } from '../library-case.js';

export const tanstackQuery: LibraryCase = {
  name: 'tanstack-query',
  library: '@tanstack/query-core',
  waitsIn: /retryer/,
  start: (program, { operation }) => program(operation),
  retries: { byDefault: 3, capped: 8, tuned: 5, callback: 6 },
};
