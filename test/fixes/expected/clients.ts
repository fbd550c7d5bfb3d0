import type { ProgramCase } from '../program-case.js';

/** What requests are sent by, and how each tells of its failure: Node's own http, got, superagent, a pair, a stand-in, an error with a header. */
export const clients: readonly ProgramCase[] = [
  {
    file: 'tagged-template.mjs',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'readPrice',
        world: 'client',
        before: {
          network: '1000 2000 4000 throws network #4',
          'network twice': '1000 2000 returns done',
        },
        after: {
          network: '0..1000 0..2000 0..4000 throws network #4',
          'network twice': '0..1000 0..2000 returns done',
        },
      },
    ],
  },
  {
    file: 'settled-pair.js',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '0 0 0 throws network #4',
          'network twice': '0 0 returns 200',
          503: '0 0 0 returns 503',
          '503 twice': '0 0 returns 200',
          '429 seconds': '0 0 0 returns 429',
          '429 date': '0 returns 200',
          404: '0 0 0 returns 404',
        },
        after: {
          network: '0..100 0..200 0..400 throws network #4',
          'network twice': '0..100 0..200 returns 200',
          503: '0..100 0..200 0..400 returns 503',
          '503 twice': '0..100 0..200 returns 200',
          '429 seconds': '7000..7100 7000..7200 7000..7400 returns 429',
          '429 date': '9000..9100 returns 200',
          404: 'returns 404',
        },
      },
    ],
  },
  {
    file: 'http-get-promise.js',
    reports: ['no-client-error-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '1000 1000 1000 throws network #4',
          'network twice': '1000 1000 returns done',
          503: '1000 1000 1000 throws status 503',
          '503 twice': '1000 1000 returns done',
          '429 seconds': '1000 1000 1000 throws status 429',
          '429 date': '1000 returns done',
          404: '1000 1000 1000 throws status 404',
        },
        after: {
          network: '0..1000 0..2000 0..4000 throws network #4',
          'network twice': '0..1000 0..2000 returns done',
          503: '0..1000 0..2000 0..4000 throws status 503',
          '503 twice': '0..1000 0..2000 returns done',
          '429 seconds': '7000..8000 7000..9000 7000..11000 throws status 429',
          '429 date': '9000..10000 returns done',
          404: 'throws status 404',
        },
      },
    ],
  },
  {
    file: 'got-table.js',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '100 300 900 throws network #4',
          'network twice': '100 300 returns done',
          503: '100 300 900 throws 503 #4',
          '503 twice': '100 300 returns done',
          '429 seconds': '100 300 900 throws 429 #4',
          '429 date': '100 returns done',
          404: '100 300 900 throws 404 #4',
        },
        after: {
          network: '0..100 0..300 0..900 throws network #4',
          'network twice': '0..100 0..300 returns done',
          503: '0..100 0..300 0..900 throws 503 #4',
          '503 twice': '0..100 0..300 returns done',
          '429 seconds': '7000..7100 7000..7300 7000..7900 throws 429 #4',
          '429 date': '9000..9100 returns done',
          404: 'throws 404 #1',
        },
      },
    ],
  },
  {
    file: 'superagent-count-down.js',
    reports: ['no-client-error-retry', 'no-wait-after-last-attempt', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '1000 1000 1000 1000 then 1000 throws network #5',
          'network twice': '1000 1000 returns done',
          503: '1000 1000 1000 1000 then 1000 throws 503 #5',
          '503 twice': '1000 1000 returns done',
          '429 seconds': '1000 1000 1000 1000 then 1000 throws 429 #5',
          '429 date': '1000 returns done',
          404: '1000 1000 1000 1000 then 1000 throws 404 #5',
        },
        after: {
          network: '0..1000 0..2000 0..4000 0..8000 throws network #5',
          'network twice': '0..1000 0..2000 returns done',
          503: '0..1000 0..2000 0..4000 0..8000 throws 503 #5',
          '503 twice': '0..1000 0..2000 returns done',
          '429 seconds': '7000..8000 7000..9000 7000..11000 7000..15000 throws 429 #5',
          '429 date': '9000..10000 returns done',
          404: 'throws 404 #1',
        },
      },
    ],
  },
  {
    file: 'http-request-errors.js',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '0 0 0 0 throws network #5',
          'network twice': '0 0 returns done',
          503: '0 0 0 0 throws Bad status: 503',
          '503 twice': '0 0 returns done',
          '429 seconds': '0 0 0 0 throws Bad status: 429',
          '429 date': '0 returns done',
          404: '0 0 0 0 throws Bad status: 404',
        },
        after: {
          network: '0..100 0..200 0..400 0..800 throws network #5',
          'network twice': '0..100 0..200 returns done',
          503: '0..100 0..200 0..400 0..800 throws Bad status: 503',
          '503 twice': '0..100 0..200 returns done',
          '429 seconds': '7000..7100 7000..7200 7000..7400 7000..7800 throws Bad status: 429',
          '429 date': '9000..9100 returns done',
          404: 'throws Bad status: 404',
        },
      },
    ],
  },
  {
    file: 'optional-signal.js',
    reports: ['require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '2000 4000 8000 16000 goes on',
          'network twice': '2000 4000 returns 200',
          503: '2000 4000 8000 16000 goes on',
          '503 twice': '2000 4000 returns 200',
          '429 seconds': 'returns 429',
          '429 date': 'returns 429',
          404: 'returns 404',
        },
        after: {
          network: '0..2000 0..4000 0..8000 0..16000 goes on',
          'network twice': '0..2000 0..4000 returns 200',
          503: '0..2000 0..4000 0..8000 0..16000 goes on',
          '503 twice': '0..2000 0..4000 returns 200',
          '429 seconds': 'returns 429',
          '429 date': 'returns 429',
          404: 'returns 404',
        },
      },
    ],
  },
  {
    file: 'error-with-header.ts',
    reports: ['require-jitter', 'valid-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '300 600 900 throws network #4',
          'network twice': '300 600 returns "done"',
          503: '300 600 900 throws HTTP 503',
          '503 twice': '300 600 returns "done"',
          '429 seconds': '7000 7000 7000 throws HTTP 429',
          '429 date': '1 returns "done"',
          404: 'throws HTTP 404',
        },
        after: {
          network: '0..300 0..600 0..900 throws network #4',
          'network twice': '0..300 0..600 returns "done"',
          503: '0..300 0..600 0..900 throws HTTP 503',
          '503 twice': '0..300 0..600 returns "done"',
          '429 seconds': '7000..7300 7000..7600 7000..7900 throws HTTP 429',
          '429 date': '9000..9300 returns "done"',
          404: 'throws HTTP 404',
        },
      },
    ],
  },
  {
    file: 'error-kept-aside.js',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '0 250 500 throws network #4',
          'network twice': '0 250 returns 200',
          503: '0 250 500 returns 503',
          '503 twice': '0 250 returns 200',
          '429 seconds': '0 250 500 returns 429',
          '429 date': '0 returns 200',
          404: '0 250 500 returns 404',
        },
        after: {
          network: '0..250 0..500 0..750 throws network #4',
          'network twice': '0..250 0..500 returns 200',
          503: '0..250 0..500 0..750 returns 503',
          '503 twice': '0..250 0..500 returns 200',
          '429 seconds': '7000..7250 7000..7500 7000..7750 returns 429',
          '429 date': '9000..9250 returns 200',
          404: 'returns 404',
        },
      },
    ],
  },
  {
    file: 'stand-in-truthy.js',
    reports: ['no-client-error-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '300 300 throws network #3',
          'network twice': '300 300 returns 200',
          503: '300 300 throws HTTP 503',
          '503 twice': '300 300 returns 200',
          '429 seconds': '300 300 throws HTTP 429',
          '429 date': '300 returns 200',
          404: '300 300 throws HTTP 404',
        },
        after: {
          network: '0..300 0..600 throws network #3',
          'network twice': '0..300 0..600 returns 200',
          503: '0..300 0..600 throws HTTP 503',
          '503 twice': '0..300 0..600 returns 200',
          '429 seconds': '7000..7300 7000..7600 throws HTTP 429',
          '429 date': '9000..9300 returns 200',
          404: 'throws HTTP 404',
        },
      },
    ],
  },
  {
    file: 'stand-in-recursion.js',
    reports: ['no-client-error-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '1000 1000 throws network #3',
          'network twice': '1000 1000 returns "done"',
          503: '1000 1000 throws HTTP 503',
          '503 twice': '1000 1000 returns "done"',
          '429 seconds': '1000 1000 throws HTTP 429',
          '429 date': '1000 returns "done"',
          404: '1000 1000 throws HTTP 404',
        },
        after: {
          network: '0..1000 0..2000 throws network #3',
          'network twice': '0..1000 0..2000 returns "done"',
          503: '0..1000 0..2000 throws HTTP 503',
          '503 twice': '0..1000 0..2000 returns "done"',
          '429 seconds': '7000..8000 7000..9000 throws HTTP 429',
          '429 date': '9000..10000 returns "done"',
          404: 'throws HTTP 404',
        },
      },
    ],
  },
];
