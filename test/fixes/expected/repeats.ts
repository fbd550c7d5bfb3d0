import type { ProgramCase } from '../program-case.js';

/** The same call once more. */
export const repeats: readonly ProgramCase[] = [
  {
    file: 'repeat-catch.js',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'loadTheme',
        world: 'axios',
        before: {
          network: '0 throws network #2',
          'network twice': '0 throws network #2',
          503: '0 throws 503 #2',
          '503 twice': '0 throws 503 #2',
          '429 seconds': '0 throws 429 #2',
          '429 date': '0 returns done',
          404: '0 throws 404 #2',
        },
        after: {
          network: '0..100 throws network #2',
          'network twice': '0..100 throws network #2',
          503: '0..100 throws 503 #2',
          '503 twice': '0..100 throws 503 #2',
          '429 seconds': '7000..7100 throws 429 #2',
          '429 date': '9000..9100 returns done',
          404: 'throws 404 #1',
        },
      },
    ],
  },
  {
    file: 'repeat-check.ts',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'respect-retry-after'],
    pending: { reports: 'The call that repeats stands in the branch of an if: only the one in a catch is looked for.' },
    entries: [
      {
        name: 'loadFlags',
        world: 'fetch',
        pending: 'The call that repeats stands in the branch of an if: only the one in a catch is looked for.',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0 throws flags: HTTP 503',
          '503 twice': '0 throws flags: HTTP 503',
          '429 seconds': '0 throws flags: HTTP 429',
          '429 date': '0 returns done',
          404: '0 throws flags: HTTP 404',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0..100 throws flags: HTTP 503',
          '503 twice': '0..100 throws flags: HTTP 503',
          '429 seconds': '7000..7100 throws flags: HTTP 429',
          '429 date': '9000..9100 returns done',
          404: 'throws flags: HTTP 404',
        },
      },
    ],
  },
];
