import type { LibraryCase } from '../library-case.js';

export const async: LibraryCase = {
  name: 'async',
  library: 'async',
  waitsIn: /node_modules\/async\//,
  start: (program, { operation }) => program(operation),
  retries: { byDefault: 4, never: 4, counted: 2, tuned: 3, growing: 5, wrapped: 2 },
};
