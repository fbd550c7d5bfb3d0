import type { ProgramCase } from '../program-case.js';

/** What the server asks for beside a wait of the site's own: the longer of both, one or the other, worked out in a function or in other units. */
export const asked: readonly ProgramCase[] = [
  {
    file: 'retry-after-or-grown.ts',
    reports: ['require-jitter', 'valid-retry-after'],
    entries: [
      {
        name: 'fetchAll',
        world: 'fetch',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '1000 2000 4000 returns 503',
          '503 twice': '1000 2000 returns 200',
          '429 seconds': '7000 7000 7000 returns 429',
          '429 date': '1 returns 200',
          404: 'returns 404',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0..1000 0..2000 0..4000 returns 503',
          '503 twice': '0..1000 0..2000 returns 200',
          '429 seconds': '7000..7100 7000..7100 7000..7100 returns 429',
          '429 date': '9000..9100 returns 200',
          404: 'returns 404',
        },
      },
    ],
  },
  {
    file: 'retry-after-at-least.js',
    reports: ['require-jitter', 'valid-retry-after'],
    entries: [
      {
        name: 'get',
        world: 'fetch',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '250 500 1000 throws failed: 503',
          '503 twice': '250 500 returns done',
          '429 seconds': '7000 7000 7000 throws failed: 429',
          '429 date': '1 returns done',
          404: 'throws failed: 404',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0..250 0..500 0..1000 throws failed: 503',
          '503 twice': '0..250 0..500 returns done',
          '429 seconds': '7000..7250 7000..7500 7000..8000 throws failed: 429',
          '429 date': '9000..9250 returns done',
          404: 'throws failed: 404',
        },
      },
    ],
  },
  {
    file: 'retry-after-function.ts',
    reports: ['require-jitter', 'valid-retry-after'],
    entries: [
      {
        name: 'feed',
        world: 'fetch',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '2000 4000 8000 returns 503',
          '503 twice': '2000 4000 returns 200',
          '429 seconds': '7000 7000 8000 returns 429',
          '429 date': '1 returns 200',
          404: 'returns 404',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0..2000 0..4000 0..8000 returns 503',
          '503 twice': '0..2000 0..4000 returns 200',
          '429 seconds': '7000..9000 7000..11000 7000..15000 returns 429',
          '429 date': '9000..11000 returns 200',
          404: 'returns 404',
        },
      },
    ],
  },
  {
    file: 'retry-after-or-fixed.ts',
    reports: ['no-client-error-retry', 'valid-retry-after'],
    entries: [
      {
        name: 'call',
        world: 'fetch',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '500 500 500 returns 503',
          '503 twice': '500 500 returns 200',
          '429 seconds': '7 7 7 returns 429',
          '429 date': '500 returns 200',
          404: '500 500 500 returns 404',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0..500 0..1000 0..2000 returns 503',
          '503 twice': '0..500 0..1000 returns 200',
          '429 seconds': '7000..7500 7000..8000 7000..9000 returns 429',
          '429 date': '9000..9500 returns 200',
          404: 'returns 404',
        },
      },
    ],
  },
  {
    file: 'retry-after-or-counted.ts',
    reports: ['require-jitter', 'valid-retry-after'],
    entries: [
      {
        name: 'query',
        world: 'client',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '1000 2000 3000 throws 503 #4',
          '503 twice': '1000 2000 returns done',
          '429 seconds': '7000 7000 7000 throws 429 #4',
          '429 date': '1 returns done',
          404: 'throws 404 #1',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0..1000 0..2000 0..4000 throws 503 #4',
          '503 twice': '0..1000 0..2000 returns done',
          '429 seconds': '7000..8000 7000..9000 7000..11000 throws 429 #4',
          '429 date': '9000..10000 returns done',
          404: 'throws 404 #1',
        },
      },
    ],
  },
  {
    file: 'told-in-seconds.js',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'send',
        world: 'axios',
        before: {
          network: '2000 4000 8000 throws network #4',
          'network twice': '2000 4000 returns done',
          503: '2000 4000 8000 throws 503 #4',
          '503 twice': '2000 4000 returns done',
          '429 seconds': '2000 4000 8000 throws 429 #4',
          '429 date': '2000 returns done',
          404: '2000 4000 8000 throws 404 #4',
        },
        after: {
          network: '0..2000 0..4000 0..8000 throws network #4',
          'network twice': '0..2000 0..4000 returns done',
          503: '0..2000 0..4000 0..8000 throws 503 #4',
          '503 twice': '0..2000 0..4000 returns done',
          '429 seconds': '7000..9000 7000..11000 7000..15000 throws 429 #4',
          '429 date': '9000..11000 returns done',
          404: 'throws 404 #1',
        },
      },
    ],
  },
  {
    file: 'request-two-waits.js',
    reports: ['require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'getIt',
        world: 'callback',
        before: {
          network: '1000 2000 3000 throws network #4',
          'network twice': '1000 2000 returns done',
          503: '1000 2000 3000 throws bad status 503',
          '503 twice': '1000 2000 returns done',
          '429 seconds': '1000 2000 3000 throws bad status 429',
          '429 date': '1000 returns done',
          404: 'returns sorry',
        },
        after: {
          network: '0..1000 0..2000 0..4000 throws network #4',
          'network twice': '0..1000 0..2000 returns done',
          503: '0..1000 0..2000 0..4000 throws bad status 503',
          '503 twice': '0..1000 0..2000 returns done',
          '429 seconds': '7000..8000 7000..9000 7000..11000 throws bad status 429',
          '429 date': '9000..10000 returns done',
          404: 'returns sorry',
        },
      },
    ],
  },
  {
    file: 'asked-alone.js',
    reports: ['no-immediate-retry', 'valid-retry-after'],
    entries: [
      {
        name: 'get',
        world: 'fetch',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0 0 0 throws busy',
          '503 twice': '0 0 returns 200',
          '429 seconds': '7000 7000 7000 then 7000 throws busy',
          '429 date': '1 returns 200',
          404: 'returns 404',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0..100 0..200 0..400 throws busy',
          '503 twice': '0..100 0..200 returns 200',
          '429 seconds': '7000..7100 7000..7200 7000..7400 throws busy',
          '429 date': '9000..9100 returns 200',
          404: 'returns 404',
        },
      },
    ],
  },
];
