import type { ProgramCase } from '../program-case.js';

/** Servers that refuse: whose waits take Retry-After, and where a permanent failure leaves. */
export const refusals: readonly ProgramCase[] = [
  {
    file: 'plain-sender.ts',
    reports: ['no-wait-after-last-attempt', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'loadPage',
        world: 'fetch',
        before: {
          network: '500 500 500 then 500 throws network #4',
          'network twice': '500 500 returns "done"',
          503: '1000 2000 3000 then 4000 throws HTTP 503',
          '503 twice': '1000 2000 returns "done"',
          '429 seconds': '1000 2000 3000 then 4000 throws HTTP 429',
          '429 date': '1000 returns "done"',
          404: 'throws HTTP 404',
        },
        after: {
          network: '500 500 500 throws network #4',
          'network twice': '500 500 returns "done"',
          503: '0..1000 0..2000 0..3000 throws HTTP 503',
          '503 twice': '0..1000 0..2000 returns "done"',
          '429 seconds': '7000..8000 7000..9000 7000..10000 throws HTTP 429',
          '429 date': '9000..10000 returns "done"',
          404: 'throws HTTP 404',
        },
      },
    ],
  },
  {
    file: 'throttled-request.js',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'loadThrottled',
        world: 'fetch',
        before: {
          network: '1000 2000 4000 throws network #4',
          'network twice': '1000 2000 returns "done"',
          503: '1000 2000 4000 throws HTTP 503',
          '503 twice': '1000 2000 returns "done"',
          '429 seconds': '1000 2000 4000 throws HTTP 429',
          '429 date': '1000 returns "done"',
          404: '1000 2000 4000 throws HTTP 404',
        },
        after: {
          network: '0..1000 0..2000 0..4000 throws network #4',
          'network twice': '0..1000 0..2000 returns "done"',
          503: '0..1000 0..2000 0..4000 throws HTTP 503',
          '503 twice': '0..1000 0..2000 returns "done"',
          '429 seconds': '7000..8000 7000..9000 7000..11000 throws HTTP 429',
          '429 date': '9000..10000 returns "done"',
          404: 'throws HTTP 404',
        },
      },
    ],
  },
  {
    file: 'noted-failure.js',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'deliver',
        world: 'fetch',
        before: {
          network: '1000 2000 4000 throws network #4',
          'network twice': '1000 2000 returns "done"',
          503: '1000 2000 4000 throws HTTP 503',
          '503 twice': '1000 2000 returns "done"',
          '429 seconds': '1000 2000 4000 throws HTTP 429',
          '429 date': '1000 returns "done"',
          404: '1000 2000 4000 throws HTTP 404',
        },
        after: {
          network: '0..1000 0..2000 0..4000 throws network #4',
          'network twice': '0..1000 0..2000 returns "done"',
          503: '0..1000 0..2000 0..4000 throws HTTP 503',
          '503 twice': '0..1000 0..2000 returns "done"',
          '429 seconds': '7000..8000 7000..9000 7000..11000 throws HTTP 429',
          '429 date': '9000..10000 returns "done"',
          404: 'throws HTTP 404',
        },
      },
    ],
  },
  {
    file: 'axios-optional-response.js',
    reports: ['require-jitter', 'valid-retry-after'],
    entries: [
      {
        name: 'request',
        world: 'axios',
        before: {
          network: '500 1000 2000 throws network #4',
          'network twice': '500 1000 returns done',
          503: '500 1000 2000 throws 503 #4',
          '503 twice': '500 1000 returns done',
          '429 seconds': '7000 7000 7000 throws 429 #4',
          '429 date': '1 returns done',
          404: 'throws 404 #1',
        },
        after: {
          network: '0..500 0..1000 0..2000 throws network #4',
          'network twice': '0..500 0..1000 returns done',
          503: '0..500 0..1000 0..2000 throws 503 #4',
          '503 twice': '0..500 0..1000 returns done',
          '429 seconds': '7000..7500 7000..8000 7000..9000 throws 429 #4',
          '429 date': '9000..9500 returns done',
          404: 'throws 404 #1',
        },
      },
    ],
  },
  {
    file: 'axios-two-waits.js',
    reports: ['require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'send',
        world: 'axios',
        before: {
          network: '500 1000 2000 throws network #4',
          'network twice': '500 1000 returns done',
          503: '1000 2000 4000 throws 503 #4',
          '503 twice': '1000 2000 returns done',
          '429 seconds': '1000 2000 4000 throws 429 #4',
          '429 date': '1000 returns done',
          404: 'throws 404 #1',
        },
        after: {
          network: '0..500 0..1000 0..2000 throws network #4',
          'network twice': '0..500 0..1000 returns done',
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
    file: 'own-wait-beside-header.js',
    reports: ['valid-retry-after'],
    entries: [
      {
        name: 'complete',
        world: 'fetch',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: 'returns 503',
          '503 twice': 'returns 503',
          '429 seconds': '7300 7300 7300 returns 429',
          '429 date': '1 returns 200',
          404: 'returns 404',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: 'returns 503',
          '503 twice': 'returns 503',
          '429 seconds': '7000..7100 7000..7100 7000..7100 returns 429',
          '429 date': '9000..9100 returns 200',
          404: 'returns 404',
        },
      },
    ],
  },
  {
    file: 'page-gives-up.js',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'loadPages',
        world: 'fetch',
        before: {
          network: '200 400 returns ',
          'network twice': '200 400 returns done',
          503: '200 400 returns ',
          '503 twice': '200 400 returns done',
          '429 seconds': '200 400 returns ',
          '429 date': '200 returns done',
          404: '200 400 returns ',
        },
        after: {
          network: '0..200 0..400 returns ',
          'network twice': '0..200 0..400 returns done',
          503: '0..200 0..400 returns ',
          '503 twice': '0..200 0..400 returns done',
          '429 seconds': '7000..7200 7000..7400 returns ',
          '429 date': '9000..9200 returns done',
          404: 'returns ',
        },
      },
    ],
  },
  {
    file: 'asks-for-more.js',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'complete',
        world: 'fetch',
        before: {
          network: '1000 2000 throws network #3',
          'network twice': '1000 2000 returns done',
          503: '1000 2000 throws HTTP 503',
          '503 twice': '1000 2000 returns done',
          '429 seconds': '1000 2000 throws HTTP 429',
          '429 date': '1000 returns done',
          404: '1000 2000 throws HTTP 404',
        },
        after: {
          network: '0..1000 0..2000 throws network #3',
          'network twice': '0..1000 0..2000 returns done',
          503: '0..1000 0..2000 throws HTTP 503',
          '503 twice': '0..1000 0..2000 returns done',
          '429 seconds': '7000..8000 7000..9000 throws HTTP 429',
          '429 date': '9000..10000 returns done',
          404: 'throws HTTP 404',
        },
      },
    ],
  },
];
