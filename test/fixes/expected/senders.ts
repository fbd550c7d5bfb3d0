import type { ProgramCase } from '../program-case.js';

/** A function beside the site's own sends its request: what that declares, it does not see, and what it returns is what has to be awaited. */
export const senders: readonly ProgramCase[] = [
  {
    file: 'returned-by-helper.ts',
    reports: ['no-client-error-retry', 'no-ineffective-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'get',
        world: 'fetch',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: 'throws HTTP 503',
          '503 twice': 'throws HTTP 503',
          '429 seconds': 'throws HTTP 429',
          '429 date': 'throws HTTP 429',
          404: 'throws HTTP 404',
        },
        after: {
          network: '0..200 0..400 throws network #3',
          'network twice': '0..200 0..400 returns done',
          503: '0..200 0..400 throws HTTP 503',
          '503 twice': '0..200 0..400 returns done',
          '429 seconds': '7000..7200 7000..7400 throws HTTP 429',
          '429 date': '9000..9200 returns done',
          404: 'throws HTTP 404',
        },
      },
    ],
  },
  {
    file: 'method-sends.ts',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'submit',
        world: 'fetch',
        before: {
          network: '500 1000 2000 4000 throws network #5',
          'network twice': '500 1000 returns done',
          503: '500 1000 2000 4000 throws order 7: 503',
          '503 twice': '500 1000 returns done',
          '429 seconds': '500 1000 2000 4000 throws order 7: 429',
          '429 date': '500 returns done',
          404: '500 1000 2000 4000 throws order 7: 404',
        },
        after: {
          network: '0..500 0..1000 0..2000 0..4000 throws network #5',
          'network twice': '0..500 0..1000 returns done',
          503: '0..500 0..1000 0..2000 0..4000 throws order 7: 503',
          '503 twice': '0..500 0..1000 returns done',
          '429 seconds': '7000..7500 7000..8000 7000..9000 7000..11000 throws order 7: 429',
          '429 date': '9000..9500 returns done',
          404: 'throws order 7: 404',
        },
      },
    ],
  },
  {
    file: 'handed-to-retry.cjs',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'get',
        world: 'callback',
        before: {
          network: '0 0 throws network #3',
          'network twice': '0 0 returns done',
          503: '0 0 throws Status 503',
          '503 twice': '0 0 returns done',
          '429 seconds': '0 0 throws Status 429',
          '429 date': '0 returns done',
          404: '0 0 throws Status 404',
        },
        after: {
          network: '0..100 0..200 throws network #3',
          'network twice': '0..100 0..200 returns done',
          503: '0..100 0..200 throws Status 503',
          '503 twice': '0..100 0..200 returns done',
          '429 seconds': '7000..7100 7000..7200 throws Status 429',
          '429 date': '9000..9100 returns done',
          404: 'throws Status 404',
        },
      },
    ],
  },
  {
    file: 'response-on-error.ts',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'fetchProfile',
        world: 'fetch',
        before: {
          network: '200 400 throws network #3 (network #3)',
          'network twice': '200 400 returns done',
          503: '200 400 throws HTTP 503',
          '503 twice': '200 400 returns done',
          '429 seconds': '200 400 throws HTTP 429',
          '429 date': '200 returns done',
          404: '200 400 throws HTTP 404',
        },
        after: {
          network: '0..200 0..400 throws network #3 (network #3)',
          'network twice': '0..200 0..400 returns done',
          503: '0..200 0..400 throws HTTP 503',
          '503 twice': '0..200 0..400 returns done',
          '429 seconds': '7000..7200 7000..7400 throws HTTP 429',
          '429 date': '9000..9200 returns done',
          404: 'throws HTTP 404',
        },
      },
    ],
  },
  {
    file: 'resolves-or-rejects.mjs',
    reports: ['require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'stat',
        world: 'callback',
        before: {
          network: '500 1000 throws network #3',
          'network twice': '500 1000 returns done',
          503: '500 1000 throws HTTP 503',
          '503 twice': '500 1000 returns done',
          '429 seconds': '500 1000 throws HTTP 429',
          '429 date': '500 returns done',
          404: 'returns sorry',
        },
        after: {
          network: '0..500 0..1000 throws network #3',
          'network twice': '0..500 0..1000 returns done',
          503: '0..500 0..1000 throws HTTP 503',
          '503 twice': '0..500 0..1000 returns done',
          '429 seconds': '7000..7500 7000..8000 throws HTTP 429',
          '429 date': '9000..9500 returns done',
          404: 'returns sorry',
        },
      },
    ],
  },
];
