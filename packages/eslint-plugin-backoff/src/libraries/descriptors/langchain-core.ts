import type { Formula, Library, LibraryOption } from '../library.js';

const doubling: Formula = (n, r) => Math.round(1000 * 2 ** (n - 1) * (1 + r));

const hook: LibraryOption = { role: 'hook', isAwaited: true, arguments: ['error'] };

/**
 * https://reference.langchain.com/javascript/langchain-core: waits of up to twice 1 s, 2 s, 4 s, … with no option for them. A
 * handler of one's own takes the place of the one that gives up on most client errors and obeys `Retry-After`. Measured with 1.4.
 */
export const langchainCore: Library = {
  name: '@langchain/core',
  modules: ['@langchain/*', 'langchain', 'langchain/*'],
  calls: [
    { export: 'AsyncCaller', options: 0, when: ['onFailedAttempt'], policy: { statuses: null, retryAfter: null } },
    { export: 'AsyncCaller', options: 0, when: ['maxRetries'] },
    {
      export: '*.withRetry',
      options: 0,
      policy: { options: { stopAfterAttempt: { role: 'attempts', counts: 'attempts', default: 3 }, onFailedAttempt: hook }, statuses: null, retryAfter: null },
    },
    {
      export: 'RunnableRetry',
      options: 0,
      policy: { options: { maxAttemptNumber: { role: 'attempts', counts: 'attempts', default: 3 }, onFailedAttempt: hook }, statuses: null, retryAfter: null },
    },
  ],
  options: {
    maxRetries: { role: 'attempts', counts: 'retries', default: 6 },
    onFailedAttempt: hook,
    maxConcurrency: { role: 'other' },
  },
  delay: doubling,
  statuses: [408, 422, 423, 424, 425, 429, 500, 502, 503, 504],
  // Those that its own handler lets pass, as it does all that it does not name.
  named: [422, 423, 424, 425],
  // Of a 429 alone, and of up to a minute.
  retryAfter: 'used',
};
