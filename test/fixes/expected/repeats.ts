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
    entries: [
      {
        name: 'loadFlags',
        world: 'fetch',
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
  {
    file: 'second-check.js',
    reports: ['no-client-error-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '1000 throws HTTP 503',
          '503 twice': '1000 throws HTTP 503',
          '429 seconds': '1000 throws HTTP 429',
          '429 date': '1000 returns 200',
          404: '1000 throws HTTP 404',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0..1000 throws HTTP 503',
          '503 twice': '0..1000 throws HTTP 503',
          '429 seconds': '7000..8000 throws HTTP 429',
          '429 date': '9000..10000 returns 200',
          404: 'throws HTTP 404',
        },
      },
    ],
  },
  {
    file: 'second-after-answer.ts',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0 throws HTTP 503',
          '503 twice': '0 throws HTTP 503',
          '429 seconds': '0 throws HTTP 429',
          '429 date': '0 returns 200',
          404: '0 throws HTTP 404',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0..100 throws HTTP 503',
          '503 twice': '0..100 throws HTTP 503',
          '429 seconds': '7000..7100 throws HTTP 429',
          '429 date': '9000..9100 returns 200',
          404: 'throws HTTP 404',
        },
      },
    ],
  },
  {
    file: 'second-noted.ts',
    reports: ['no-client-error-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '250 throws network #2',
          'network twice': '250 throws network #2',
          503: '250 returns 503',
          '503 twice': '250 returns 503',
          '429 seconds': '250 returns 429',
          '429 date': '250 returns 200',
          404: '250 returns 404',
        },
        after: {
          network: '0..250 throws network #2',
          'network twice': '0..250 throws network #2',
          503: '0..250 returns 503',
          '503 twice': '0..250 returns 503',
          '429 seconds': '7000..7250 returns 429',
          '429 date': '9000..9250 returns 200',
          404: 'returns 404',
        },
      },
    ],
  },
  {
    file: 'second-in-chain.ts',
    reports: ['respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: 'returns 503',
          '503 twice': 'returns 503',
          '429 seconds': '2000 returns 429',
          '429 date': '2000 returns 200',
          404: 'returns 404',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: 'returns 503',
          '503 twice': 'returns 503',
          '429 seconds': '7000..9000 returns 429',
          '429 date': '9000..11000 returns 200',
          404: 'returns 404',
        },
      },
    ],
  },
  {
    file: 'second-in-catch.js',
    reports: ['no-immediate-retry'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '0 throws network #2',
          'network twice': '0 throws network #2',
          503: 'returns 503',
          '503 twice': 'returns 503',
          '429 seconds': 'returns 429',
          '429 date': 'returns 429',
          404: 'returns 404',
        },
        after: {
          network: '0..100 throws network #2',
          'network twice': '0..100 throws network #2',
          503: 'returns 503',
          '503 twice': 'returns 503',
          '429 seconds': 'returns 429',
          '429 date': 'returns 429',
          404: 'returns 404',
        },
      },
    ],
  },
  {
    file: 'second-status.js',
    reports: ['respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '500 returns 503',
          '503 twice': '500 returns 503',
          '429 seconds': '500 returns 429',
          '429 date': '500 returns 200',
          404: 'returns 404',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0..500 returns 503',
          '503 twice': '0..500 returns 503',
          '429 seconds': '7000..7500 returns 429',
          '429 date': '9000..9500 returns 200',
          404: 'returns 404',
        },
      },
    ],
  },
];
