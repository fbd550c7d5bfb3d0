import type { LibraryCase } from '../library-case.js';

export const undici: LibraryCase = {
  name: 'undici',
  library: 'undici',
  waitsIn: /retry-handler/,
  start: (program, { url }) => program(url),
  retries: { byDefault: 5, capped: 9, tuned: 2, composed: 4 },
};
