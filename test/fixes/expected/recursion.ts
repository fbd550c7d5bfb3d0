import type { ProgramCase } from '../program-case.js';

/** Recursion: direct, in promise chains, through timers and callbacks, mutual. */
export const recursion: readonly ProgramCase[] = [
  {
    file: 'argument-counter.mjs',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'getRates',
        world: 'fetch',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '300 600 1200 throws rates: HTTP 503',
          '503 twice': '300 600 returns done',
          '429 seconds': '300 600 1200 throws rates: HTTP 429',
          '429 date': '300 returns done',
          404: '300 600 1200 throws rates: HTTP 404',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0..300 0..600 0..1200 throws rates: HTTP 503',
          '503 twice': '0..300 0..600 returns done',
          '429 seconds': '7000..7300 7000..7600 7000..8200 throws rates: HTTP 429',
          '429 date': '9000..9300 returns done',
          404: 'throws rates: HTTP 404',
        },
      },
    ],
  },
  {
    file: 'argument-unbounded.ts',
    reports: ['no-immediate-retry', 'no-unbounded-retry'],
    entries: [
      {
        name: 'acquire',
        world: 'client',
        before: {
          network: '0 0 0 0 goes on',
          'network twice': '0 0 returns done',
        },
        after: {
          network: '0..100 0..200 0..400 0..800 throws network #5',
          'network twice': '0..100 0..200 returns done',
        },
      },
    ],
  },
  {
    file: 'class-field-counter.ts',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'readStock',
        world: 'axios',
        before: {
          network: '500 1000 2000 4000 throws network #5',
          'network twice': '500 1000 returns done',
          503: '500 1000 2000 4000 throws 503 #5',
          '503 twice': '500 1000 returns done',
          '429 seconds': '500 1000 2000 4000 throws 429 #5',
          '429 date': '500 returns done',
          404: 'throws 404 #1',
        },
        after: {
          network: '0..500 0..1000 0..2000 0..4000 throws network #5',
          'network twice': '0..500 0..1000 returns done',
          503: '0..500 0..1000 0..2000 0..4000 throws 503 #5',
          '503 twice': '0..500 0..1000 returns done',
          '429 seconds': '7000..7500 7000..8000 7000..9000 7000..11000 throws 429 #5',
          '429 date': '9000..9500 returns done',
          404: 'throws 404 #1',
        },
      },
    ],
  },
  {
    file: 'catch-recursion.js',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'loadCatalogue',
        world: 'axios',
        before: {
          network: '0 0 0 throws network #4',
          'network twice': '0 0 returns done',
          503: '0 0 0 throws 503 #4',
          '503 twice': '0 0 returns done',
          '429 seconds': '0 0 0 throws 429 #4',
          '429 date': '0 returns done',
          404: '0 0 0 throws 404 #4',
        },
        after: {
          network: '0..100 0..200 0..400 throws network #4',
          'network twice': '0..100 0..200 returns done',
          503: '0..100 0..200 0..400 throws 503 #4',
          '503 twice': '0..100 0..200 returns done',
          '429 seconds': '7000..7100 7000..7200 7000..7400 throws 429 #4',
          '429 date': '9000..9100 returns done',
          404: 'throws 404 #1',
        },
      },
    ],
  },
  {
    file: 'then-recursion.mjs',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'download',
        world: 'fetch',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '1000 2000 3000 throws download failed with 503',
          '503 twice': '1000 2000 returns "done"',
          '429 seconds': '1000 2000 3000 throws download failed with 429',
          '429 date': '1000 returns "done"',
          404: '1000 2000 3000 throws download failed with 404',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0..1000 0..2000 0..3000 throws download failed with 503',
          '503 twice': '0..1000 0..2000 returns "done"',
          '429 seconds': '7000..8000 7000..9000 7000..10000 throws download failed with 429',
          '429 date': '9000..10000 returns "done"',
          404: 'throws download failed with 404',
        },
      },
    ],
  },
  {
    file: 'then-catch-chain.ts',
    reports: ['no-client-error-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'loadIndex',
        world: 'axios',
        before: {
          network: '1000 1000 throws network #3',
          'network twice': '1000 1000 returns done',
          503: '1000 1000 throws 503 #3',
          '503 twice': '1000 1000 returns done',
          '429 seconds': '1000 1000 throws 429 #3',
          '429 date': '1000 returns done',
          404: '1000 1000 throws 404 #3',
        },
        after: {
          network: '0..1000 0..2000 throws network #3',
          'network twice': '0..1000 0..2000 returns done',
          503: '0..1000 0..2000 throws 503 #3',
          '503 twice': '0..1000 0..2000 returns done',
          '429 seconds': '7000..8000 7000..9000 throws 429 #3',
          '429 date': '9000..10000 returns done',
          404: 'throws 404 #1',
        },
      },
    ],
  },
  {
    file: 'arrow-expression.mjs',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'axios',
        before: {
          network: '0 0 0 throws network #4',
          'network twice': '0 0 returns done',
          503: '0 0 0 throws 503 #4',
          '503 twice': '0 0 returns done',
          '429 seconds': '0 0 0 throws 429 #4',
          '429 date': '0 returns done',
          404: '0 0 0 throws 404 #4',
        },
        after: {
          network: '0..100 0..200 0..400 throws network #4',
          'network twice': '0..100 0..200 returns done',
          503: '0..100 0..200 0..400 throws 503 #4',
          '503 twice': '0..100 0..200 returns done',
          '429 seconds': '7000..7100 7000..7200 7000..7400 throws 429 #4',
          '429 date': '9000..9100 returns done',
          404: 'throws 404 #1',
        },
      },
    ],
  },
  {
    file: 'object-method.cjs',
    reports: ['no-client-error-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'forecast',
        world: 'axios',
        before: {
          network: '2000 2000 throws network #3',
          'network twice': '2000 2000 returns done',
          503: '2000 2000 throws 503 #3',
          '503 twice': '2000 2000 returns done',
          '429 seconds': '2000 2000 throws 429 #3',
          '429 date': '2000 returns done',
          404: '2000 2000 throws 404 #3',
        },
        after: {
          network: '0..2000 0..4000 throws network #3',
          'network twice': '0..2000 0..4000 returns done',
          503: '0..2000 0..4000 throws 503 #3',
          '503 twice': '0..2000 0..4000 returns done',
          '429 seconds': '7000..9000 7000..11000 throws 429 #3',
          '429 date': '9000..11000 returns done',
          404: 'throws 404 #1',
        },
      },
    ],
  },
  {
    file: 'timeout-recursion.cjs',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'fetchRow',
        world: 'callback',
        before: {
          network: '100 200 400 throws network #4',
          'network twice': '100 200 returns done',
        },
        after: {
          network: '0..100 0..200 0..400 throws network #4',
          'network twice': '0..100 0..200 returns done',
        },
      },
    ],
  },
  {
    file: 'node-callbacks.cjs',
    reports: ['no-immediate-retry'],
    entries: [
      {
        name: 'ping',
        world: 'callback',
        before: {
          network: '0 0 0 0 throws network #5',
          'network twice': '0 0 returns done',
        },
        after: {
          network: '0..100 0..200 0..400 0..800 throws network #5',
          'network twice': '0..100 0..200 returns done',
        },
      },
    ],
  },
  {
    file: 'promise-executor.js',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'readSensor',
        world: 'client',
        before: {
          network: '200 400 600 throws network #4',
          'network twice': '200 400 returns done',
        },
        after: {
          network: '0..200 0..400 0..600 throws network #4',
          'network twice': '0..200 0..400 returns done',
        },
      },
    ],
  },
  {
    file: 'mutual-recursion.ts',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'publish',
        world: 'client',
        before: {
          network: '250 500 1000 2000 2000 throws network #6',
          'network twice': '250 500 returns done',
        },
        after: {
          network: '0..250 0..500 0..1000 0..2000 0..2000 throws network #6',
          'network twice': '0..250 0..500 returns done',
        },
      },
    ],
  },
  {
    file: 'nested-functions.ts',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'readSecrets',
        world: 'client',
        before: {
          network: '200 800 1800 throws network #4',
          'network twice': '200 800 returns done',
        },
        after: {
          network: '0..200 0..800 0..1800 throws network #4',
          'network twice': '0..200 0..800 returns done',
        },
      },
    ],
  },
  {
    file: 'commonjs-typed.cts',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'book',
        world: 'client',
        before: {
          network: '300 600 1200 2400 throws network #5',
          'network twice': '300 600 returns done',
        },
        after: {
          network: '0..300 0..600 0..1200 0..2400 throws network #5',
          'network twice': '0..300 0..600 returns done',
        },
      },
    ],
  },
  {
    file: 'callback-status.cjs',
    reports: ['no-client-error-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'getObject',
        world: 'callback',
        before: {
          network: '1000 1000 1000 throws network #4',
          'network twice': '1000 1000 returns done',
          503: '1000 1000 1000 throws 503 #4',
          '503 twice': '1000 1000 returns done',
          '429 seconds': '1000 1000 1000 throws 429 #4',
          '429 date': '1000 returns done',
          404: 'throws 404 #1',
        },
        after: {
          network: '0..1000 0..2000 0..4000 throws network #4',
          'network twice': '0..1000 0..2000 returns done',
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
    file: 'axios-instance.ts',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'charge',
        world: 'axios',
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
    file: 'set-immediate.cjs',
    reports: ['no-immediate-retry'],
    entries: [
      {
        name: 'pullAll',
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
    file: 'catch-any.ts',
    reports: ['require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'loadBasket',
        world: 'axios',
        before: {
          network: '1000 1500 2000 throws network #4',
          'network twice': '1000 1500 returns done',
          503: '1000 1500 2000 throws 503 #4',
          '503 twice': '1000 1500 returns done',
          '429 seconds': '1000 1500 2000 throws 429 #4',
          '429 date': '1000 returns done',
          404: 'throws 404 #1',
        },
        after: {
          network: '0..1000 0..1500 0..2000 throws network #4',
          'network twice': '0..1000 0..1500 returns done',
          503: '0..1000 0..1500 0..2000 throws 503 #4',
          '503 twice': '0..1000 0..1500 returns done',
          '429 seconds': '7000..8000 7000..8500 7000..9000 throws 429 #4',
          '429 date': '9000..10000 returns done',
          404: 'throws 404 #1',
        },
      },
    ],
  },
  {
    file: 'ternary-recursion.ts',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'ask',
        world: 'fetch',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0 0 0 throws ask: HTTP 503',
          '503 twice': '0 0 returns "done"',
          '429 seconds': '0 0 0 throws ask: HTTP 429',
          '429 date': '0 returns "done"',
          404: '0 0 0 throws ask: HTTP 404',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0..100 0..200 0..400 throws ask: HTTP 503',
          '503 twice': '0..100 0..200 returns "done"',
          '429 seconds': '7000..7100 7000..7200 7000..7400 throws ask: HTTP 429',
          '429 date': '9000..9100 returns "done"',
          404: 'throws ask: HTTP 404',
        },
      },
    ],
  },
  {
    file: 'wait-before-decision.ts',
    reports: ['no-immediate-retry'],
    entries: [
      {
        name: 'load',
        world: 'client',
        before: {
          network: '0 0 0 0 0 0 0 0 0 throws no db',
          'network twice': '0 0 returns undefined',
        },
        after: {
          network: '0..100 0..200 0..400 0..800 0..1600 0..3200 0..6400 0..12800 0..25600 throws no db',
          'network twice': '0..100 0..200 returns undefined',
        },
      },
    ],
  },
  {
    file: 'static-by-class-name.ts',
    reports: ['no-immediate-retry', 'no-unbounded-retry'],
    entries: [
      {
        name: 'loadCatalogue',
        world: 'fetch',
        before: {
          network: '0 0 0 0 goes on',
          'network twice': '0 0 returns "done"',
          503: 'returns "sorry"',
          '503 twice': 'returns "sorry"',
          '429 seconds': 'returns "sorry"',
          '429 date': 'returns "sorry"',
          404: 'returns "sorry"',
        },
        after: {
          network: '0..100 0..200 0..400 0..800 throws network #5',
          'network twice': '0..100 0..200 returns "done"',
          503: 'returns "sorry"',
          '503 twice': 'returns "sorry"',
          '429 seconds': 'returns "sorry"',
          '429 date': 'returns "sorry"',
          404: 'returns "sorry"',
        },
      },
    ],
  },
];
