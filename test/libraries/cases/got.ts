import type { LibraryCase } from '../library-case.js';

export const got: LibraryCase = {
  name: 'got',
  library: 'got',
  waitsIn: /node_modules\/got\/dist\/source\/core\/index/,
  start: (program, { url }) => program(url),
  retries: { byDefault: 2, tuned: 5, capped: 6, callback: 4 },
};
