import type { LibraryCase } from '../library-case.js';

export const promiseRetry: LibraryCase = {
  name: 'promise-retry',
  library: 'promise-retry',
  waitsIn: /retry_operation/,
  start: (program, { operation }) => program(operation),
  retries: { byDefault: 10, tuned: 6, capped: 8, optionsFirst: 5 },
};
