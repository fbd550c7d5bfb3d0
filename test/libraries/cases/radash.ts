import type { LibraryCase } from '../library-case.js';

export const radash: LibraryCase = {
  name: 'radash',
  library: 'radash',
  waitsIn: /node_modules\/radash\//,
  start: (program, { operation }) => program(operation),
  retries: { tuned: 3, growing: 5, random: 3, byDefault: 2 },
};
