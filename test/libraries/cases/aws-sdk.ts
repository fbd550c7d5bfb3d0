import type { LibraryCase } from '../library-case.js';

export const awsSdk: LibraryCase = {
  name: 'aws-sdk',
  library: '@smithy/util-retry',
  waitsIn: /retryMiddleware|RetryStrategy/,
  start: (program, { url }) => program(url),
  retries: { byDefault: 2, tuned: 5, capped: 11 },
};
