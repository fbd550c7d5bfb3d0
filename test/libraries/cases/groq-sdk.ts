import type { LibraryCase } from '../library-case.js';

export const groqSdk: LibraryCase = {
  name: 'groq-sdk',
  library: 'groq-sdk',
  waitsIn: /node_modules\/groq-sdk\/internal\/utils\/sleep/,
  start: (program, { url }) => program(url),
  retries: { byDefault: 2, tuned: 4, capped: 8 },
};
