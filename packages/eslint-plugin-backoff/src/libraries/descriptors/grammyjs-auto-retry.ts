import type { Library } from '../library.js';

/** https://grammy.dev/plugins/auto-retry: as long as Telegram says where it limits, otherwise waits that double; without an answer for ever. Measured with 2.0. */
export const grammyjsAutoRetry: Library = {
  name: '@grammyjs/auto-retry',
  modules: ['@grammyjs/auto-retry'],
  calls: [{ export: 'autoRetry', options: 0 }],
  options: {
    maxRetryAttempts: { role: 'attempts', counts: 'retries', default: Infinity },
    maxDelaySeconds: { role: 'other' },
    rethrowInternalServerErrors: { role: 'other', default: false },
    rethrowHttpErrors: { role: 'other', default: false },
  },
  delay: (n, _r, o) => (o.flag('rethrowInternalServerErrors') ? null : Math.min(3000 * 2 ** (n - 1), 3_600_000)),
  capMs: 3_600_000,
  // The first retries what is limited alone.
  versions: [{ before: 2, changes: { delay: () => null, statuses: [429] } }],
  statuses: [429, 500, 502, 503, 504],
  retryAfter: 'used',
};
