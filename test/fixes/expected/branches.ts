import type { ProgramCase } from '../program-case.js';

/** Where a wait or an end stands: under a condition, in one branch of several, before a head that is asked last, in what a timer runs. */
export const branches: readonly ProgramCase[] = [
  {
    file: 'do-while-pair.ts',
    reports: ['no-wait-after-last-attempt', 'require-jitter'],
    entries: [
      {
        name: 'load',
        world: 'client',
        before: {
          network: '200 400 600 then 800 throws network #4',
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
    file: 'denied-first.ts',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'axios',
        before: {
          network: '2000 4000 6000 throws network #4',
          'network twice': '2000 4000 returns done',
          503: '2000 4000 6000 throws 503 #4',
          '503 twice': '2000 4000 returns done',
          '429 seconds': '2000 4000 6000 throws 429 #4',
          '429 date': '2000 returns done',
          404: 'throws no such order',
        },
        after: {
          network: '0..2000 0..4000 0..6000 throws network #4',
          'network twice': '0..2000 0..4000 returns done',
          503: '0..2000 0..4000 0..6000 throws 503 #4',
          '503 twice': '0..2000 0..4000 returns done',
          '429 seconds': '7000..9000 7000..11000 7000..13000 throws 429 #4',
          '429 date': '9000..11000 returns done',
          404: 'throws no such order',
        },
      },
    ],
  },
  {
    file: 'two-waits-in-branches.js',
    reports: ['no-wait-after-last-attempt', 'require-jitter', 'valid-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '200 400 800 then 1600 returns 503',
          '503 twice': '200 400 returns 200',
          '429 seconds': '7000 7000 7000 then 7000 returns 429',
          '429 date': '1 returns 200',
          404: 'returns 404',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0..200 0..400 0..800 returns 503',
          '503 twice': '0..200 0..400 returns 200',
          '429 seconds': '7000..7100 7000..7200 7000..7400 returns 429',
          '429 date': '9000..9100 returns 200',
          404: 'returns 404',
        },
      },
    ],
  },
  {
    file: 'quiet-timer.ts',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'watch',
        world: 'fetch',
        before: {
          network: '1000 2000 4000 8000 returns undefined',
          'network twice': '1000 2000 returns undefined',
          503: '1000 2000 4000 8000 returns undefined',
          '503 twice': '1000 2000 returns undefined',
          '429 seconds': '1000 2000 4000 8000 returns undefined',
          '429 date': '1000 returns undefined',
          404: '1000 2000 4000 8000 returns undefined',
        },
        after: {
          network: '0..1000 0..2000 0..4000 0..8000 returns undefined',
          'network twice': '0..1000 0..2000 returns undefined',
          503: '0..1000 0..2000 0..4000 0..8000 returns undefined',
          '503 twice': '0..1000 0..2000 returns undefined',
          '429 seconds': '7000..8000 7000..9000 7000..11000 7000..15000 returns undefined',
          '429 date': '9000..10000 returns undefined',
          404: 'returns undefined',
        },
      },
    ],
  },
  {
    file: 'connect-by-timer.ts',
    reports: ['no-unbounded-retry', 'require-delay-cap', 'require-jitter'],
    entries: [
      {
        name: 'start',
        world: 'client',
        before: {
          network: '500 1000 2000 4000 goes on',
          'network twice': '500 1000 returns undefined',
        },
        after: {
          network: '0..500 0..1000 0..2000 0..4000 goes on',
          'network twice': '0..500 0..1000 returns undefined',
        },
      },
    ],
  },
  {
    file: 'doubling-until.ts',
    reports: ['no-wait-after-last-attempt', 'require-jitter'],
    entries: [
      {
        name: 'load',
        world: 'client',
        before: {
          network: '250 500 1000 2000 then 4000 throws timed out',
          'network twice': '250 500 returns done',
        },
        after: {
          network: '0..250 0..500 0..1000 0..2000 throws timed out',
          'network twice': '0..250 0..500 returns done',
        },
      },
    ],
  },
  {
    file: 'counted-by-two.js',
    reports: ['no-wait-after-last-attempt', 'require-jitter'],
    entries: [
      {
        name: 'load',
        world: 'client',
        before: {
          network: '2000 4000 6000 then 8000 throws network #4',
          'network twice': '2000 4000 returns done',
        },
        after: {
          network: '0..2000 0..4000 0..6000 throws network #4',
          'network twice': '0..2000 0..4000 returns done',
        },
      },
    ],
  },
  {
    file: 'catch-pattern.ts',
    reports: ['no-client-error-retry', 'no-wait-after-last-attempt', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'axios',
        before: {
          network: '1000 2000 then 4000 throws failed',
          'network twice': '1000 2000 returns done',
          503: '1000 2000 then 4000 throws failed',
          '503 twice': '1000 2000 returns done',
          '429 seconds': '1000 2000 then 4000 throws failed',
          '429 date': '1000 returns done',
          404: '1000 2000 then 4000 throws failed',
        },
        after: {
          network: '0..1000 0..2000 throws failed',
          'network twice': '0..1000 0..2000 returns done',
          503: '0..1000 0..2000 throws failed',
          '503 twice': '0..1000 0..2000 returns done',
          '429 seconds': '7000..8000 7000..9000 throws failed',
          '429 date': '9000..10000 returns done',
          404: 'throws 404 #1',
        },
      },
    ],
  },
  {
    file: 'flag-and-count-in-head.js',
    reports: ['no-immediate-retry'],
    entries: [
      {
        name: 'save',
        world: 'client',
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
    file: 'header-or-one.ts',
    reports: ['valid-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'axios',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: 'throws 503 #1',
          '503 twice': 'throws 503 #1',
          '429 seconds': '7 7 7 throws 429 #4',
          '429 date': '1 returns done',
          404: 'throws 404 #1',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: 'throws 503 #1',
          '503 twice': 'throws 503 #1',
          '429 seconds': '7000..8000 7000..9000 7000..11000 throws 429 #4',
          '429 date': '9000..10000 returns done',
          404: 'throws 404 #1',
        },
      },
    ],
  },
  {
    file: 'exported-recursion.js',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'axios',
        before: {
          network: '1000 2000 3000 throws network #4',
          'network twice': '1000 2000 returns done',
          503: '1000 2000 3000 throws 503 #4',
          '503 twice': '1000 2000 returns done',
          '429 seconds': '1000 2000 3000 throws 429 #4',
          '429 date': '1000 returns done',
          404: '1000 2000 3000 throws 404 #4',
        },
        after: {
          network: '0..1000 0..2000 0..3000 throws network #4',
          'network twice': '0..1000 0..2000 returns done',
          503: '0..1000 0..2000 0..3000 throws 503 #4',
          '503 twice': '0..1000 0..2000 returns done',
          '429 seconds': '7000..8000 7000..9000 7000..10000 throws 429 #4',
          '429 date': '9000..10000 returns done',
          404: 'throws 404 #1',
        },
      },
    ],
  },
  {
    file: 'waits-for-some.js',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'no-wait-after-last-attempt', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'axios',
        before: {
          network: '0 0 0 throws max retries',
          'network twice': '0 0 returns done',
          503: '0 0 0 throws max retries',
          '503 twice': '0 0 returns done',
          '429 seconds': '5000 5000 5000 then 5000 throws max retries',
          '429 date': '5000 returns done',
          404: '0 0 0 throws max retries',
        },
        after: {
          network: '0..100 0..200 0..400 throws max retries',
          'network twice': '0..100 0..200 returns done',
          503: '0..100 0..200 0..400 throws max retries',
          '503 twice': '0..100 0..200 returns done',
          '429 seconds': '7000..12000 7000..17000 7000..27000 throws max retries',
          '429 date': '9000..14000 returns done',
          404: 'throws 404 #1',
        },
      },
    ],
  },
  {
    file: 'switch-rest.ts',
    reports: ['no-client-error-retry', 'no-wait-after-last-attempt', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '1000 2000 4000 then 8000 throws too many tries',
          '503 twice': '1000 2000 returns "done"',
          '429 seconds': '1000 1000 1000 then 1000 throws too many tries',
          '429 date': '1000 returns "done"',
          404: '1000 2000 4000 then 8000 throws too many tries',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0..1000 0..2000 0..4000 throws too many tries',
          '503 twice': '0..1000 0..2000 returns "done"',
          '429 seconds': '7000..8000 7000..9000 7000..11000 throws too many tries',
          '429 date': '9000..10000 returns "done"',
          404: 'throws HTTP 404',
        },
      },
      {
        name: 'find',
        world: 'fetch',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '200 400 throws away',
          '503 twice': '200 400 returns "done"',
          '429 seconds': 'throws HTTP 429',
          '429 date': 'throws HTTP 429',
          404: 'throws HTTP 404',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0..200 0..400 throws away',
          '503 twice': '0..200 0..400 returns "done"',
          '429 seconds': 'throws HTTP 429',
          '429 date': 'throws HTTP 429',
          404: 'throws HTTP 404',
        },
      },
    ],
  },
  {
    file: 'retry-or-leave.ts',
    reports: ['no-immediate-retry'],
    entries: [
      {
        name: 'events',
        world: 'client',
        before: {
          network: '0 0 0 returns null',
          'network twice': '0 0 returns done',
        },
        after: {
          network: '0..100 0..200 0..400 returns null',
          'network twice': '0..100 0..200 returns done',
        },
      },
    ],
  },
  {
    file: 'flag-and-reject.js',
    reports: ['no-immediate-retry'],
    entries: [
      {
        name: 'query',
        world: 'client',
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
    file: 'told-of-another.js',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'send',
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
  {
    file: 'chain-that-waits.js',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'wake',
        world: 'client',
        before: {
          network: '0 0 0 0 throws network #5',
          'network twice': '0 0 returns done',
          503: '0 0 0 0 throws 503 #5',
          '503 twice': '0 0 returns done',
          '429 seconds': '5000 5000 5000 5000 throws 429 #5',
          '429 date': '5000 returns done',
          404: 'throws 404 #1',
        },
        after: {
          network: '0..100 0..200 0..400 0..800 throws network #5',
          'network twice': '0..100 0..200 returns done',
          503: '0..100 0..200 0..400 0..800 throws 503 #5',
          '503 twice': '0..100 0..200 returns done',
          '429 seconds': '7000..12000 7000..17000 7000..27000 7000..37000 throws 429 #5',
          '429 date': '9000..14000 returns done',
          404: 'throws 404 #1',
        },
      },
    ],
  },
  {
    file: 'continue-behind-check.js',
    reports: ['no-immediate-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'goOn',
        world: 'fetch',
        before: {
          network: '0 0 throws network #3',
          'network twice': '0 0 returns "done"',
          503: '0 0 throws server 503',
          '503 twice': '0 0 returns "done"',
          '429 seconds': 'throws client 429',
          '429 date': 'throws client 429',
          404: 'throws client 404',
        },
        after: {
          network: '0..100 0..200 throws network #3',
          'network twice': '0..100 0..200 returns "done"',
          503: '0..100 0..200 throws server 503',
          '503 twice': '0..100 0..200 returns "done"',
          '429 seconds': 'throws client 429',
          '429 date': 'throws client 429',
          404: 'throws client 404',
        },
      },
    ],
  },
  {
    file: 'continue-without-braces.ts',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'pick',
        world: 'fetch',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0 0 0 throws gave up: 503',
          '503 twice': '0 0 returns "done"',
          '429 seconds': '0 0 0 throws gave up: 429',
          '429 date': '0 returns "done"',
          404: '0 0 0 throws gave up: 404',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0..100 0..200 0..400 throws gave up: 503',
          '503 twice': '0..100 0..200 returns "done"',
          '429 seconds': '7000..7100 7000..7200 7000..7400 throws gave up: 429',
          '429 date': '9000..9100 returns "done"',
          404: 'throws gave up: 404',
        },
      },
    ],
  },
];
