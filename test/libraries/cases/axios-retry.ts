import type { LibraryCase } from '../library-case.js';

export const axiosRetry: LibraryCase = {
  name: 'axios-retry',
  library: 'axios-retry',
  waitsIn: /node_modules\/axios-retry\//,
  start: (program, { url }) => program(url),
  retries: { byDefault: 3, exponential: 5, linear: 3, callback: 7 },
};
