import type { ProgramCase } from '../program-case.js';

/** What a wait knows of the attempt before it: waits at the start of a turn, delays taken from a list, errors of classes and functions around. */
export const turns: readonly ProgramCase[] = [
  {
    file: 'labelled-wait-first.js',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '200 400 800 throws network #4',
          'network twice': '200 400 returns "done"',
          503: '200 400 800 throws HTTP 503',
          '503 twice': '200 400 returns "done"',
          '429 seconds': '200 400 800 throws HTTP 429',
          '429 date': '200 returns "done"',
          404: '200 400 800 throws HTTP 404',
        },
        after: {
          network: '0..200 0..400 0..800 throws network #4',
          'network twice': '0..200 0..400 returns "done"',
          503: '0..200 0..400 0..800 throws HTTP 503',
          '503 twice': '0..200 0..400 returns "done"',
          '429 seconds': '7000..7200 7000..7400 7000..7800 throws HTTP 429',
          '429 date': '9000..9200 returns "done"',
          404: 'throws HTTP 404',
        },
      },
    ],
  },
  {
    file: 'wait-first-forgiven.js',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '300 600 1200 returns null',
          'network twice': '300 600 returns 200',
          503: '300 600 1200 returns 503',
          '503 twice': '300 600 returns 200',
          '429 seconds': '300 600 1200 returns 429',
          '429 date': '300 returns 200',
          404: '300 600 1200 returns 404',
        },
        after: {
          network: '0..300 0..600 0..1200 returns null',
          'network twice': '0..300 0..600 returns 200',
          503: '0..300 0..600 0..1200 returns 503',
          '503 twice': '0..300 0..600 returns 200',
          '429 seconds': '7000..7300 7000..7600 7000..8200 returns 429',
          '429 date': '9000..9300 returns 200',
          404: 'returns 404',
        },
      },
    ],
  },
  {
    file: 'delays-shift.ts',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '1000 3000 9000 throws network #4',
          'network twice': '1000 3000 returns "done"',
          503: '1000 3000 9000 throws status 503',
          '503 twice': '1000 3000 returns "done"',
          '429 seconds': '1000 3000 9000 throws status 429',
          '429 date': '1000 returns "done"',
          404: '1000 3000 9000 throws status 404',
        },
        after: {
          network: '0..1000 0..3000 0..9000 throws network #4',
          'network twice': '0..1000 0..3000 returns "done"',
          503: '0..1000 0..3000 0..9000 throws status 503',
          '503 twice': '0..1000 0..3000 returns "done"',
          '429 seconds': '7000..8000 7000..10000 7000..16000 throws status 429',
          '429 date': '9000..10000 returns "done"',
          404: 'throws status 404',
        },
      },
    ],
  },
  {
    file: 'delays-shift-endless.js',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '100 300 900 throws network #4',
          'network twice': '100 300 returns 200',
          503: '100 300 900 throws HTTP 503',
          '503 twice': '100 300 returns 200',
          '429 seconds': '100 300 900 throws HTTP 429',
          '429 date': '100 returns 200',
          404: '100 300 900 throws HTTP 404',
        },
        after: {
          network: '0..100 0..300 0..900 throws network #4',
          'network twice': '0..100 0..300 returns 200',
          503: '0..100 0..300 0..900 throws HTTP 503',
          '503 twice': '0..100 0..300 returns 200',
          '429 seconds': '7000..7100 7000..7300 7000..7900 throws HTTP 429',
          '429 date': '9000..9100 returns 200',
          404: 'throws HTTP 404',
        },
      },
    ],
  },
  {
    file: 'error-with-options.ts',
    reports: ['no-client-error-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '1000 1000 1000 throws network #4',
          'network twice': '1000 1000 returns "done"',
          503: '1000 1000 1000 throws GET https://api.example.com/items/7 failed',
          '503 twice': '1000 1000 returns "done"',
          '429 seconds': '1000 1000 1000 throws GET https://api.example.com/items/7 failed',
          '429 date': '1000 returns "done"',
          404: '1000 1000 1000 throws GET https://api.example.com/items/7 failed',
        },
        after: {
          network: '0..1000 0..2000 0..4000 throws network #4',
          'network twice': '0..1000 0..2000 returns "done"',
          503: '0..1000 0..2000 0..4000 throws GET https://api.example.com/items/7 failed',
          '503 twice': '0..1000 0..2000 returns "done"',
          '429 seconds': '7000..8000 7000..9000 7000..11000 throws GET https://api.example.com/items/7 failed',
          '429 date': '9000..10000 returns "done"',
          404: 'throws GET https://api.example.com/items/7 failed',
        },
      },
    ],
  },
  {
    file: 'abortable-sleep.ts',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '250 500 1000 throws network #4',
          'network twice': '250 500 returns "done"',
          503: '250 500 1000 throws 503 ',
          '503 twice': '250 500 returns "done"',
          '429 seconds': '250 500 1000 throws 429 ',
          '429 date': '250 returns "done"',
          404: '250 500 1000 throws 404 ',
        },
        after: {
          network: '0..250 0..500 0..1000 throws network #4',
          'network twice': '0..250 0..500 returns "done"',
          503: '0..250 0..500 0..1000 throws 503 ',
          '503 twice': '0..250 0..500 returns "done"',
          '429 seconds': '7000..7250 7000..7500 7000..8000 throws 429 ',
          '429 date': '9000..9250 returns "done"',
          404: 'throws 404 ',
        },
      },
    ],
  },
  {
    file: 'private-sender.ts',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '0 0 0 throws network #4',
          'network twice': '0 0 returns "done"',
          503: '0 0 0 throws Got 503 from https://api.example.com/items/7',
          '503 twice': '0 0 returns "done"',
          '429 seconds': '0 0 0 throws Got 429 from https://api.example.com/items/7',
          '429 date': '0 returns "done"',
          404: '0 0 0 throws Got 404 from https://api.example.com/items/7',
        },
        after: {
          network: '0..100 0..200 0..400 throws network #4',
          'network twice': '0..100 0..200 returns "done"',
          503: '0..100 0..200 0..400 throws Got 503 from https://api.example.com/items/7',
          '503 twice': '0..100 0..200 returns "done"',
          '429 seconds': '7000..7100 7000..7200 7000..7400 throws Got 429 from https://api.example.com/items/7',
          '429 date': '9000..9100 returns "done"',
          404: 'throws Got 404 from https://api.example.com/items/7',
        },
      },
    ],
  },
  {
    file: 'nested-delay.ts',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '150 300 600 throws network #4',
          'network twice': '150 300 returns "done"',
          503: '150 300 600 throws failed: 503',
          '503 twice': '150 300 returns "done"',
          '429 seconds': '150 300 600 throws failed: 429',
          '429 date': '150 returns "done"',
          404: '150 300 600 throws failed: 404',
        },
        after: {
          network: '0..150 0..300 0..600 throws network #4',
          'network twice': '0..150 0..300 returns "done"',
          503: '0..150 0..300 0..600 throws failed: 503',
          '503 twice': '0..150 0..300 returns "done"',
          '429 seconds': '7000..7150 7000..7300 7000..7600 throws failed: 429',
          '429 date': '9000..9150 returns "done"',
          404: 'throws failed: 404',
        },
      },
    ],
  },
  {
    file: 'json-rpc.ts',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '100 200 400 throws network #4',
          'network twice': '100 200 returns done',
          503: '100 200 400 throws RPC HTTP 503',
          '503 twice': '100 200 returns done',
          '429 seconds': '100 200 400 throws RPC HTTP 429',
          '429 date': '100 returns done',
          404: '100 200 400 throws RPC HTTP 404',
        },
        after: {
          network: '0..100 0..200 0..400 throws network #4',
          'network twice': '0..100 0..200 returns done',
          503: '0..100 0..200 0..400 throws RPC HTTP 503',
          '503 twice': '0..100 0..200 returns done',
          '429 seconds': '7000..7100 7000..7200 7000..7400 throws RPC HTTP 429',
          '429 date': '9000..9100 returns done',
          404: 'throws RPC HTTP 404',
        },
      },
    ],
  },
  {
    file: 'statuses-or-error.js',
    reports: ['require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '1000 2000 4000 throws network #4',
          'network twice': '1000 2000 returns 200',
          503: '1000 2000 4000 returns 503',
          '503 twice': '1000 2000 returns 200',
          '429 seconds': '1000 2000 4000 returns 429',
          '429 date': '1000 returns 200',
          404: 'returns 404',
        },
        after: {
          network: '0..1000 0..2000 0..4000 throws network #4',
          'network twice': '0..1000 0..2000 returns 200',
          503: '0..1000 0..2000 0..4000 returns 503',
          '503 twice': '0..1000 0..2000 returns 200',
          '429 seconds': '7000..8000 7000..9000 7000..11000 returns 429',
          '429 date': '9000..10000 returns 200',
          404: 'returns 404',
        },
      },
    ],
  },
  {
    file: 'decorator-standard.ts',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '100 200 300 throws network #4',
          'network twice': '100 200 returns "done"',
        },
        after: {
          network: '0..100 0..200 0..400 throws network #4',
          'network twice': '0..100 0..200 returns "done"',
        },
      },
    ],
  },
  {
    file: 'curried-retry.js',
    reports: ['require-delay-cap', 'require-jitter'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '100 200 400 800 throws network #5',
          'network twice': '100 200 returns done',
        },
        after: {
          network: '0..100 0..200 0..400 0..800 throws network #5',
          'network twice': '0..100 0..200 returns done',
        },
      },
    ],
  },
  {
    file: 'handle-error-method.js',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '500 1000 1500 throws network #4',
          'network twice': '500 1000 returns "done"',
          503: '500 1000 1500 throws status 503',
          '503 twice': '500 1000 returns "done"',
          '429 seconds': '500 1000 1500 throws status 429',
          '429 date': '500 returns "done"',
          404: '500 1000 1500 throws status 404',
        },
        after: {
          network: '0..500 0..1000 0..2000 throws network #4',
          'network twice': '0..500 0..1000 returns "done"',
          503: '0..500 0..1000 0..2000 throws status 503',
          '503 twice': '0..500 0..1000 returns "done"',
          '429 seconds': '7000..7500 7000..8000 7000..9000 throws status 429',
          '429 date': '9000..9500 returns "done"',
          404: 'throws status 404',
        },
      },
    ],
  },
  {
    file: 'endless-flag.js',
    reports: ['no-client-error-retry', 'no-unbounded-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '5000 5000 5000 5000 goes on',
          'network twice': '5000 5000 returns "done"',
          503: '5000 5000 5000 5000 goes on',
          '503 twice': '5000 5000 returns "done"',
          '429 seconds': '5000 5000 5000 5000 goes on',
          '429 date': '5000 returns "done"',
          404: '5000 5000 5000 5000 goes on',
        },
        after: {
          network: '0..5000 0..10000 0..20000 0..30000 throws network #5',
          'network twice': '0..5000 0..10000 returns "done"',
          503: '0..5000 0..10000 0..20000 0..30000 throws status 503',
          '503 twice': '0..5000 0..10000 returns "done"',
          '429 seconds': '7000..12000 7000..17000 7000..27000 7000..37000 throws status 429',
          '429 date': '9000..14000 returns "done"',
          404: 'throws status 404',
        },
      },
    ],
  },
  {
    file: 'wait-in-other-function.ts',
    reports: ['require-jitter', 'respect-retry-after'],
    left: ['respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '1000 2000 4000 throws network #4',
          'network twice': '1000 2000 returns 200',
          503: '1000 2000 4000 returns 503',
          '503 twice': '1000 2000 returns 200',
          '429 seconds': '1000 2000 4000 returns 429',
          '429 date': '1000 returns 200',
          404: 'returns 404',
        },
        after: {
          network: '0..1000 0..2000 0..4000 throws network #4',
          'network twice': '0..1000 0..2000 returns 200',
          503: '0..1000 0..2000 0..4000 returns 503',
          '503 twice': '0..1000 0..2000 returns 200',
          '429 seconds': '7000..8000 7000..9000 7000..11000 returns 429',
          '429 date': '9000..10000 returns 200',
          404: 'returns 404',
        },
        pending: 'the function that waits is called with and without a response',
      },
    ],
  },
  {
    file: 'list-of-numbers.js',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '0 0 throws network #3',
          'network twice': '0 0 returns done',
          503: '0 0 throws 503 #3',
          '503 twice': '0 0 returns done',
          '429 seconds': '0 0 throws 429 #3',
          '429 date': '0 returns done',
          404: '0 0 throws 404 #3',
        },
        after: {
          network: '0..100 0..200 throws network #3',
          'network twice': '0..100 0..200 returns done',
          503: '0..100 0..200 throws 503 #3',
          '503 twice': '0..100 0..200 returns done',
          '429 seconds': '7000..7100 7000..7200 throws 429 #3',
          '429 date': '9000..9100 returns done',
          404: 'throws 404 #1',
        },
      },
    ],
  },
  {
    file: 'two-attempts.ts',
    reports: ['no-immediate-retry'],
    entries: [
      {
        name: 'load',
        world: 'client',
        before: {
          network: '0 throws Interview failed',
          'network twice': '0 throws Interview failed',
        },
        after: {
          network: '0..100 throws Interview failed',
          'network twice': '0..100 throws Interview failed',
        },
      },
    ],
  },
  {
    file: 'do-while-step.js',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'ping',
        world: 'fetch',
        before: {
          network: '0 0 throws network #3',
          'network twice': '0 0 returns done',
          503: '0 0 throws HTTP 503',
          '503 twice': '0 0 returns done',
          '429 seconds': '0 0 throws HTTP 429',
          '429 date': '0 returns done',
          404: '0 0 throws HTTP 404',
        },
        after: {
          network: '0..100 0..200 throws network #3',
          'network twice': '0..100 0..200 returns done',
          503: '0..100 0..200 throws HTTP 503',
          '503 twice': '0..100 0..200 returns done',
          '429 seconds': '7000..7100 7000..7200 throws HTTP 429',
          '429 date': '9000..9100 returns done',
          404: 'throws HTTP 404',
        },
      },
    ],
  },
  {
    file: 'until-aborted.ts',
    reports: ['no-immediate-retry'],
    entries: [
      {
        name: 'follow',
        world: 'client',
        args: [{ signal: new AbortController().signal }],
        before: {
          network: '0 0 0 0 goes on',
          'network twice': '0 0 returns done',
        },
        after: {
          network: '0..100 0..200 0..400 0..800 goes on',
          'network twice': '0..100 0..200 returns done',
        },
      },
    ],
  },
];
