import type { LibraryCase } from '../library-case.js';

export const rxjs: LibraryCase = {
  name: 'rxjs',
  library: 'rxjs',
  waitsIn: /node_modules\/rxjs\//,
  start: (program, { operation }) => program(operation),
  retries: { tuned: 6, callback: 5, capped: 8, notified: 4, jittered: 5 },
};
