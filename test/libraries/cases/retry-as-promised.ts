import type { LibraryCase } from '../library-case.js';

/** Without `backoffJitter`: it draws size and sign of the randomness apart, and here both draws are the same. */
export const retryAsPromised: LibraryCase = {
  name: 'retry-as-promised',
  library: 'retry-as-promised',
  waitsIn: /retry-as-promised/,
  start: (program, { operation }) => program(operation),
  retries: { byDefault: 3, byNumber: 2, tuned: 5 },
};
