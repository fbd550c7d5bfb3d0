import type { ProgramCase } from '../program-case.js';

/** What is known of the answer where the wait is: its name is taken, a failure is made nothing of, the loop's head judges it, a helper waits. */
export const answers: readonly ProgramCase[] = [
  {
    file: 'spread-delays.js',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '100 200 400 800 throws network #5',
          'network twice': '100 200 returns 200',
          503: '100 200 400 800 throws HTTP 503',
          '503 twice': '100 200 returns 200',
          '429 seconds': '100 200 400 800 throws HTTP 429',
          '429 date': '100 returns 200',
          404: '100 200 400 800 throws HTTP 404',
        },
        after: {
          network: '0..100 0..200 0..400 0..800 throws network #5',
          'network twice': '0..100 0..200 returns 200',
          503: '0..100 0..200 0..400 0..800 throws HTTP 503',
          '503 twice': '0..100 0..200 returns 200',
          '429 seconds': '7000..7100 7000..7200 7000..7400 7000..7800 throws HTTP 429',
          '429 date': '9000..9100 returns 200',
          404: 'throws HTTP 404',
        },
      },
    ],
  },
  {
    file: 'shadowed-response.js',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '1000 2000 4000 throws gave up',
          '503 twice': '1000 2000 returns 200',
          '429 seconds': '1000 2000 4000 throws gave up',
          '429 date': '1000 returns 200',
          404: '1000 2000 4000 throws gave up',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0..1000 0..2000 0..4000 throws gave up',
          '503 twice': '0..1000 0..2000 returns 200',
          '429 seconds': '7000..8000 7000..9000 7000..11000 throws gave up',
          '429 date': '9000..10000 returns 200',
          404: 'throws gave up',
        },
      },
    ],
  },
  {
    file: 'shadowed-error.ts',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'axios',
        before: {
          network: '100 200 400 throws network #4',
          'network twice': '100 200 returns done',
          503: '100 200 400 throws 503 #4',
          '503 twice': '100 200 returns done',
          '429 seconds': '100 200 400 throws 429 #4',
          '429 date': '100 returns done',
          404: '100 200 400 throws 404 #4',
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
    file: 'forgiven-fetch.js',
    reports: ['no-client-error-retry', 'no-wait-after-last-attempt', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '1000 2000 4000 8000 16000 then 16000 returns null',
          'network twice': '1000 2000 returns 200',
          503: '1000 2000 4000 8000 16000 then 16000 returns null',
          '503 twice': '1000 2000 returns 200',
          '429 seconds': '1000 2000 4000 8000 16000 then 16000 returns null',
          '429 date': '1000 returns 200',
          404: '1000 2000 4000 8000 16000 then 16000 returns null',
        },
        after: {
          network: '0..1000 0..2000 0..4000 0..8000 0..16000 returns null',
          'network twice': '0..1000 0..2000 returns 200',
          503: '0..1000 0..2000 0..4000 0..8000 0..16000 returns null',
          '503 twice': '0..1000 0..2000 returns 200',
          '429 seconds': '7000..8000 7000..9000 7000..11000 7000..15000 7000..23000 returns null',
          '429 date': '9000..10000 returns 200',
          404: 'returns null',
        },
      },
    ],
  },
  {
    file: 'forgiven-typed.ts',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '1000 2000 4000 throws no answer: network',
          'network twice': '1000 2000 returns 200',
          503: '1000 2000 4000 throws no answer: 503',
          '503 twice': '1000 2000 returns 200',
          '429 seconds': '1000 2000 4000 throws no answer: 429',
          '429 date': '1000 returns 200',
          404: '1000 2000 4000 throws no answer: 404',
        },
        after: {
          network: '0..1000 0..2000 0..4000 throws no answer: network',
          'network twice': '0..1000 0..2000 returns 200',
          503: '0..1000 0..2000 0..4000 throws no answer: 503',
          '503 twice': '0..1000 0..2000 returns 200',
          '429 seconds': '7000..8000 7000..9000 7000..11000 throws no answer: 429',
          '429 date': '9000..10000 returns 200',
          404: 'throws no answer: 404',
        },
      },
    ],
  },
  {
    file: 'forgiven-do-while.js',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '400 800 1600 returns undefined',
          'network twice': '400 800 returns 200',
          503: '400 800 1600 returns 503',
          '503 twice': '400 800 returns 200',
          '429 seconds': '400 800 1600 returns 429',
          '429 date': '400 returns 200',
          404: '400 800 1600 returns 404',
        },
        after: {
          network: '0..400 0..800 0..1600 returns undefined',
          'network twice': '0..400 0..800 returns 200',
          503: '0..400 0..800 0..1600 returns 503',
          '503 twice': '0..400 0..800 returns 200',
          '429 seconds': '7000..7400 7000..7800 7000..8600 returns 429',
          '429 date': '9000..9400 returns 200',
          404: 'returns 404',
        },
      },
    ],
  },
  {
    file: 'forgiven-head.js',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '200 400 800 throws unreachable host',
          'network twice': '200 400 returns 200',
          503: '200 400 800 returns 503',
          '503 twice': '200 400 returns 200',
          '429 seconds': '200 400 800 returns 429',
          '429 date': '200 returns 200',
          404: '200 400 800 returns 404',
        },
        after: {
          network: '0..200 0..400 0..800 throws unreachable host',
          'network twice': '0..200 0..400 returns 200',
          503: '0..200 0..400 0..800 returns 503',
          '503 twice': '0..200 0..400 returns 200',
          '429 seconds': '7000..7200 7000..7400 7000..7800 returns 429',
          '429 date': '9000..9200 returns 200',
          404: 'returns 404',
        },
      },
    ],
  },
  {
    file: 'do-while-wait-first.js',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '400 800 1600 returns 503',
          '503 twice': '400 800 returns 200',
          '429 seconds': '400 800 1600 returns 429',
          '429 date': '400 returns 200',
          404: '400 800 1600 returns 404',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0..400 0..800 0..1600 returns 503',
          '503 twice': '0..400 0..800 returns 200',
          '429 seconds': '7000..7400 7000..7800 7000..8600 returns 429',
          '429 date': '9000..9400 returns 200',
          404: 'returns 404',
        },
      },
    ],
  },
  {
    file: 'do-while-checked.js',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0 0 0 returns 503',
          '503 twice': '0 0 returns 200',
          '429 seconds': '0 0 0 returns 429',
          '429 date': '0 returns 200',
          404: '0 0 0 returns 404',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
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
    file: 'header-or-fixed.ts',
    reports: ['no-client-error-retry', 'no-wait-after-last-attempt', 'valid-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '1000 1000 1000 1000 then 1000 returns null',
          'network twice': '1000 1000 returns 200',
          503: '1000 1000 1000 1000 then 1000 returns null',
          '503 twice': '1000 1000 returns 200',
          '429 seconds': '7000 7000 7000 7000 then 7000 returns null',
          '429 date': '1 returns 200',
          404: '1000 1000 1000 1000 then 1000 returns null',
        },
        after: {
          network: '0..1000 0..2000 0..4000 0..8000 returns null',
          'network twice': '0..1000 0..2000 returns 200',
          503: '1000 1000 1000 1000 returns null',
          '503 twice': '1000 1000 returns 200',
          '429 seconds': '7000..7100 7000..7200 7000..7400 7000..7800 returns null',
          '429 date': '9000..9100 returns 200',
          404: 'returns null',
        },
      },
    ],
  },
  {
    file: 'header-in-branch.ts',
    reports: ['no-client-error-retry', 'valid-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'axios',
        before: {
          network: '500 500 throws network #3',
          'network twice': '500 500 returns done',
          503: '1000 1000 throws 503 #3',
          '503 twice': '1000 1000 returns done',
          '429 seconds': '7000 7000 throws 429 #3',
          '429 date': '1 returns done',
          404: '1000 1000 throws 404 #3',
        },
        after: {
          network: '0..500 0..1000 throws network #3',
          'network twice': '0..500 0..1000 returns done',
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
    file: 'do-while-signal.ts',
    reports: ['no-client-error-retry', 'no-wait-after-last-attempt', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '2000 2000 2000 throws network #4',
          'network twice': '2000 2000 returns 200',
          503: '2000 2000 2000 then 2000 throws Service unavailable',
          '503 twice': '2000 2000 returns 200',
          '429 seconds': '2000 2000 2000 throws Unexpected 429',
          '429 date': '2000 returns 200',
          404: '2000 2000 2000 throws Unexpected 404',
        },
        after: {
          network: '0..2000 0..4000 0..8000 throws network #4',
          'network twice': '0..2000 0..4000 returns 200',
          503: '0..2000 0..4000 0..8000 throws Service unavailable',
          '503 twice': '0..2000 0..4000 returns 200',
          '429 seconds': '7000..9000 7000..11000 7000..15000 throws Unexpected 429',
          '429 date': '9000..11000 returns 200',
          404: 'throws Unexpected 404',
        },
      },
    ],
  },
  {
    file: 'pause-helper-twice.ts',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '200 400 800 throws network #4',
          'network twice': '200 400 returns 200',
          503: '200 400 800 returns 503',
          '503 twice': '200 400 returns 200',
          '429 seconds': '200 400 800 returns 429',
          '429 date': '200 returns 200',
          404: 'returns 404',
        },
        after: {
          network: '0..200 0..400 0..800 throws network #4',
          'network twice': '0..200 0..400 returns 200',
          503: '0..200 0..400 0..800 returns 503',
          '503 twice': '0..200 0..400 returns 200',
          '429 seconds': '7000..7200 7000..7400 7000..7800 returns 429',
          '429 date': '9000..9200 returns 200',
          404: 'returns 404',
        },
      },
    ],
  },
  {
    file: 'next-tick.cjs',
    reports: ['no-immediate-retry'],
    entries: [
      {
        name: 'load',
        world: 'callback',
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
    file: 'counted-option.ts',
    reports: ['no-immediate-retry'],
    entries: [
      {
        name: 'load',
        world: 'client',
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
    file: 'continue-behind.ts',
    reports: ['no-immediate-retry'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '0 0 returns ',
          'network twice': '0 0 returns "done"',
          503: 'returns "sorry"',
          '503 twice': 'returns "sorry"',
          '429 seconds': 'returns "sorry"',
          '429 date': 'returns "sorry"',
          404: 'returns "sorry"',
        },
        after: {
          network: '0..100 0..200 returns ',
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
  {
    file: 'reconnect-field.ts',
    reports: ['no-immediate-retry'],
    entries: [
      {
        name: 'connect',
        world: 'socket',
        before: {
          network: '0 0 0 0 goes on',
          'network twice': '0 0 connected',
        },
        after: {
          network: '0..100 0..200 0..400 0..800 goes on',
          'network twice': '0..100 0..200 connected',
        },
      },
    ],
  },
];
