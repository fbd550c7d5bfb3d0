import type { LibraryCase } from '../library-case.js';

export const openai: LibraryCase = {
  name: 'openai',
  library: 'openai',
  waitsIn: /node_modules\/openai\/internal\/utils\/sleep/,
  start: (program, { url }) => program(url),
  retries: { byDefault: 2, tuned: 4, capped: 8 },
};
