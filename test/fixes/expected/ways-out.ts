import type { ProgramCase } from '../program-case.js';

/** How a site goes on and how it ends: by a throw of its own, a callback that is a parameter, a promise that was never rejected, a `catch` in one line. */
export const waysOut: readonly ProgramCase[] = [
  {
    file: 'throws-in-the-end.js',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'grab',
        world: 'fetch',
        before: {
          network: '0 0 0 throws network #4',
          'network twice': '0 0 returns 200',
          503: '0 0 0 throws got 503',
          '503 twice': '0 0 returns 200',
          '429 seconds': '0 0 0 throws got 429',
          '429 date': '0 returns 200',
          404: '0 0 0 throws got 404',
        },
        after: {
          network: '0..100 0..200 0..400 throws network #4',
          'network twice': '0..100 0..200 returns 200',
          503: '0..100 0..200 0..400 throws got 503',
          '503 twice': '0..100 0..200 returns 200',
          '429 seconds': '7000..7100 7000..7200 7000..7400 throws got 429',
          '429 date': '9000..9100 returns 200',
          404: 'throws HTTP 404',
        },
      },
    ],
  },
  {
    file: 'request-own-end.js',
    reports: ['no-client-error-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'fetchPage',
        world: 'callback',
        before: {
          network: '2000 2000 2000 throws network #4',
          'network twice': '2000 2000 returns done',
          503: '2000 2000 2000 throws status 503',
          '503 twice': '2000 2000 returns done',
          '429 seconds': '2000 2000 2000 throws status 429',
          '429 date': '2000 returns done',
          404: '2000 2000 2000 throws status 404',
        },
        after: {
          network: '0..2000 0..4000 0..8000 throws network #4',
          'network twice': '0..2000 0..4000 returns done',
          503: '0..2000 0..4000 0..8000 throws status 503',
          '503 twice': '0..2000 0..4000 returns done',
          '429 seconds': '7000..9000 7000..11000 7000..15000 throws status 429',
          '429 date': '9000..11000 returns done',
          404: 'throws status 404',
        },
      },
    ],
  },
  {
    file: 'promise-forever.ts',
    reports: ['no-unbounded-retry'],
    entries: [
      {
        name: 'begin',
        world: 'client',
        before: {
          network: '3000 3000 3000 3000 goes on',
          'network twice': '3000 3000 returns done',
        },
        after: {
          network: '0..3000 0..6000 0..12000 0..24000 throws network #5',
          'network twice': '0..3000 0..6000 returns done',
        },
      },
    ],
  },
  {
    file: 'http-callback.js',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'respect-retry-after'],
    left: ['no-client-error-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'fetchText',
        world: 'callback',
        before: {
          network: '0 0 0 throws network #4',
          'network twice': '0 0 returns done',
        },
        after: {
          network: '0..100 0..200 0..400 throws network #4',
          'network twice': '0..100 0..200 returns done',
        },
      },
    ],
  },
  {
    file: 'one-line.js',
    reports: ['no-immediate-retry'],
    entries: [
      {
        name: 'q',
        world: 'client',
        before: {
          network: '0 0 throws network #3',
          'network twice': '0 0 returns done',
        },
        after: {
          network: '0..100 0..200 throws network #3',
          'network twice': '0..100 0..200 returns done',
        },
      },
    ],
  },
  {
    file: 'unawaited-with-status.ts',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '0 0 throws network #3',
          'network twice': '0 0 returns "done"',
          503: '0 0 throws HTTP 503',
          '503 twice': '0 0 returns "done"',
          '429 seconds': '0 0 throws HTTP 429',
          '429 date': '0 returns "done"',
          404: '0 0 throws HTTP 404',
        },
        after: {
          network: '0..500 0..1000 throws network #3',
          'network twice': '0..500 0..1000 returns "done"',
          503: '0..500 0..1000 throws HTTP 503',
          '503 twice': '0..500 0..1000 returns "done"',
          '429 seconds': '7000..7500 7000..8000 throws HTTP 429',
          '429 date': '9000..9500 returns "done"',
          404: 'throws HTTP 404',
        },
      },
    ],
  },
  {
    file: 'counted-in-both.ts',
    reports: ['no-client-error-retry', 'no-wait-after-last-attempt', 'respect-retry-after'],
    entries: [
      {
        name: 'flagged',
        world: 'fetch',
        before: {
          network: '1000 1000 then 1000 throws Failed after 3 retries',
          'network twice': '1000 1000 returns "done"',
          503: '1000 1000 then 1000 throws Failed after 3 retries',
          '503 twice': '1000 1000 returns "done"',
          '429 seconds': '1000 1000 then 1000 throws Failed after 3 retries',
          '429 date': '1000 returns "done"',
          404: '1000 1000 then 1000 throws Failed after 3 retries',
        },
        after: {
          network: '0..1000 0..2000 throws Failed after 3 retries',
          'network twice': '0..1000 0..2000 returns "done"',
          503: '0..1000 0..2000 throws Failed after 3 retries',
          '503 twice': '0..1000 0..2000 returns "done"',
          '429 seconds': '7000..8000 7000..9000 throws Failed after 3 retries',
          '429 date': '9000..10000 returns "done"',
          404: 'throws Failed after 3 retries',
        },
      },
    ],
  },
  {
    file: 'request-state.cjs',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'send',
        world: 'callback',
        before: {
          network: '500 1000 2000 4000 throws network #5',
          'network twice': '500 1000 returns done',
          503: '500 1000 2000 4000 throws status 503',
          '503 twice': '500 1000 returns done',
          '429 seconds': '500 1000 2000 4000 throws status 429',
          '429 date': '500 returns done',
          404: '500 1000 2000 4000 throws status 404',
        },
        after: {
          network: '0..500 0..1000 0..2000 0..4000 throws network #5',
          'network twice': '0..500 0..1000 returns done',
          503: '0..500 0..1000 0..2000 0..4000 throws status 503',
          '503 twice': '0..500 0..1000 returns done',
          '429 seconds': '7000..7500 7000..8000 7000..9000 7000..11000 throws status 429',
          '429 date': '9000..9500 returns done',
          404: 'throws HTTP 404',
        },
      },
    ],
  },
  {
    file: 'noted-result.ts',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '200 400 returns [object Object]',
          'network twice': '200 400 returns [object Object]',
          503: '200 400 returns [object Object]',
          '503 twice': '200 400 returns [object Object]',
          '429 seconds': '200 400 returns [object Object]',
          '429 date': '200 returns [object Object]',
          404: '200 400 returns [object Object]',
        },
        after: {
          network: '0..200 0..400 returns [object Object]',
          'network twice': '0..200 0..400 returns [object Object]',
          503: '0..200 0..400 returns [object Object]',
          '503 twice': '0..200 0..400 returns [object Object]',
          '429 seconds': '7000..7200 7000..7400 returns [object Object]',
          '429 date': '9000..9200 returns [object Object]',
          404: 'returns [object Object]',
        },
      },
    ],
  },
  {
    file: 'thrown-before-head.js',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '0 0 throws network #3',
          'network twice': '0 0 returns "done"',
          503: '0 0 throws HTTP 503',
          '503 twice': '0 0 returns "done"',
          '429 seconds': '0 0 throws HTTP 429',
          '429 date': '0 returns "done"',
          404: '0 0 throws HTTP 404',
        },
        after: {
          network: '0..100 0..200 throws network #3',
          'network twice': '0..100 0..200 returns "done"',
          503: '0..100 0..200 throws HTTP 503',
          '503 twice': '0..100 0..200 returns "done"',
          '429 seconds': '7000..7100 7000..7200 throws HTTP 429',
          '429 date': '9000..9100 returns "done"',
          404: 'throws HTTP 404',
        },
      },
    ],
  },
  {
    file: 'flag-in-executor.js',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '0 0 0 0 throws network #5',
          'network twice': '0 0 returns "done"',
          503: '0 0 0 0 throws HTTP 503',
          '503 twice': '0 0 returns "done"',
          '429 seconds': '0 0 0 0 throws HTTP 429',
          '429 date': '0 returns "done"',
          404: '0 0 0 0 throws HTTP 404',
        },
        after: {
          network: '0..100 0..200 0..400 0..800 throws network #5',
          'network twice': '0..100 0..200 returns "done"',
          503: '0..100 0..200 0..400 0..800 throws HTTP 503',
          '503 twice': '0..100 0..200 returns "done"',
          '429 seconds': '7000..7100 7000..7200 7000..7400 7000..7800 throws HTTP 429',
          '429 date': '9000..9100 returns "done"',
          404: 'throws HTTP 404',
        },
      },
    ],
  },
  {
    file: 'rejected-and-left.js',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '0 0 0 0 throws network #5',
          'network twice': '0 0 returns "done"',
          503: '0 0 0 0 throws HTTP 503',
          '503 twice': '0 0 returns "done"',
          '429 seconds': '0 0 0 0 throws HTTP 429',
          '429 date': '0 returns "done"',
          404: '0 0 0 0 throws HTTP 404',
        },
        after: {
          network: '0..100 0..200 0..400 0..800 throws network #5',
          'network twice': '0..100 0..200 returns "done"',
          503: '0..100 0..200 0..400 0..800 throws HTTP 503',
          '503 twice': '0..100 0..200 returns "done"',
          '429 seconds': '7000..7100 7000..7200 7000..7400 7000..7800 throws HTTP 429',
          '429 date': '9000..9100 returns "done"',
          404: 'throws HTTP 404',
        },
      },
    ],
  },
  {
    file: 'told-in-loop.js',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '0 0 0 throws network #4',
          'network twice': '0 0 returns "done"',
          503: '0 0 0 throws HTTP 503',
          '503 twice': '0 0 returns "done"',
          '429 seconds': '0 0 0 throws HTTP 429',
          '429 date': '0 returns "done"',
          404: '0 0 0 throws HTTP 404',
        },
        after: {
          network: '0..100 0..200 0..400 throws network #4',
          'network twice': '0..100 0..200 returns "done"',
          503: '0..100 0..200 0..400 throws HTTP 503',
          '503 twice': '0..100 0..200 returns "done"',
          '429 seconds': '7000..7100 7000..7200 7000..7400 throws HTTP 429',
          '429 date': '9000..9100 returns "done"',
          404: 'throws HTTP 404',
        },
      },
    ],
  },
];
