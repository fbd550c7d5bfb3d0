import type { ProgramCase } from '../program-case.js';

/** Lengths of waits that the code tells, holds down, or has a part of by chance: what is told is what is waited. */
export const lengths: readonly ProgramCase[] = [
  {
    file: 'seconds-by-attempt.mjs',
    reports: ['require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '1000 2000 throws network #3',
          'network twice': '1000 2000 returns "done"',
          503: '1000 2000 throws HTTP 503',
          '503 twice': '1000 2000 returns "done"',
          '429 seconds': 'returns "sorry"',
          '429 date': 'returns "sorry"',
          404: 'returns "sorry"',
        },
        after: {
          network: '0..1000 0..2000 throws network #3',
          'network twice': '0..1000 0..2000 returns "done"',
          503: '0..1000 0..2000 throws HTTP 503',
          '503 twice': '0..1000 0..2000 returns "done"',
          '429 seconds': 'returns "sorry"',
          '429 date': 'returns "sorry"',
          404: 'returns "sorry"',
        },
      },
    ],
  },
  {
    file: 'told-delay.js',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '500 1000 throws network #3 after waits of 500 ms, 1000 ms',
          'network twice': '500 1000 returns "done"',
          503: '500 1000 throws HTTP 503 after waits of 500 ms, 1000 ms',
          '503 twice': '500 1000 returns "done"',
          '429 seconds': '500 1000 throws HTTP 429 after waits of 500 ms, 1000 ms',
          '429 date': '500 returns "done"',
          404: '500 1000 throws HTTP 404 after waits of 500 ms, 1000 ms',
        },
        after: {
          network: '0 0 throws network #3 after waits of 0 ms, 0 ms | 250 500 throws network #3 after waits of 250 ms, 500 ms | 500 1000 throws network #3 after waits of 500 ms, 1000 ms',
          'network twice': '0..500 0..1000 returns "done"',
          503: '0 0 throws HTTP 503 after waits of 0 ms, 0 ms | 250 500 throws HTTP 503 after waits of 250 ms, 500 ms | 500 1000 throws HTTP 503 after waits of 500 ms, 1000 ms',
          '503 twice': '0..500 0..1000 returns "done"',
          '429 seconds': '7000 7000 throws HTTP 429 after waits of 7000 ms, 7000 ms | 7250 7500 throws HTTP 429 after waits of 7250 ms, 7500 ms | 7500 8000 throws HTTP 429 after waits of 7500 ms, 8000 ms',
          '429 date': '9000..9500 returns "done"',
          404: 'throws HTTP 404',
        },
      },
    ],
  },
  {
    file: 'told-field.ts',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'open',
        world: 'client',
        args: [1000],
        before: {
          network: '400 800 1000 throws Error: network #4 after 400, 800, 1000',
          'network twice': '400 800 returns done',
        },
        after: {
          network: '0 0 0 throws Error: network #4 after 0, 0, 0 | 200 400 500 throws Error: network #4 after 200, 400, 500 | 400 800 1000 throws Error: network #4 after 400, 800, 1000',
          'network twice': '0..400 0..800 returns done',
        },
      },
    ],
  },
  {
    file: 'told-seconds.ts',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'list',
        world: 'client',
        before: {
          network: '2000 4000 throws Error: network #3: again in 2.0 s, again in 4.0 s',
          'network twice': '2000 4000 returns done',
        },
        after: {
          network: '0 0 throws Error: network #3: again in 0.0 s, again in 0.0 s | 1000 2000 throws Error: network #3: again in 1.0 s, again in 2.0 s | 2000 4000 throws Error: network #3: again in 2.0 s, again in 4.0 s',
          'network twice': '0..2000 0..4000 returns done',
        },
      },
    ],
  },
  {
    file: 'own-ceiling.ts',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'persist',
        world: 'client',
        args: [{ maxDelayMs: 60_000 }],
        before: {
          network: '1000 3000 9000 27000 throws network #5',
          'network twice': '1000 3000 returns done',
        },
        after: {
          network: '0..1000 0..3000 0..9000 0..27000 throws network #5',
          'network twice': '0..1000 0..3000 returns done',
        },
      },
    ],
  },
  {
    file: 'jitter-constant.ts',
    reports: ['respect-retry-after'],
    entries: [
      {
        name: 'fetchLogs',
        world: 'client',
        before: {
          network: '1000..1332 2000..2665 4000..5332 throws network #4',
          'network twice': '1000..1332 2000..2665 returns done',
          503: '1000..1332 2000..2665 4000..5332 throws 503 #4',
          '503 twice': '1000..1332 2000..2665 returns done',
          '429 seconds': '1000..1332 2000..2665 4000..5332 throws 429 #4',
          '429 date': '1000..1332 returns done',
          404: 'throws 404 #1',
        },
        after: {
          network: '1000..1333 2000..2666 4000..5333 throws network #4',
          'network twice': '1000..1333 2000..2666 returns done',
          503: '1000..1333 2000..2666 4000..5333 throws 503 #4',
          '503 twice': '1000..1333 2000..2666 returns done',
          '429 seconds': '8000..8333 9000..9666 11000..12333 throws 429 #4',
          '429 date': '10000..10333 returns done',
          404: 'throws 404 #1',
        },
      },
    ],
  },
  {
    file: 'wait-in-method.ts',
    reports: ['no-immediate-retry', 'valid-retry-after'],
    entries: [
      {
        name: 'read',
        world: 'client',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: 'throws 503 #1',
          '503 twice': 'throws 503 #1',
          '429 seconds': '7000 7000 7000 throws 429 #4',
          '429 date': '1 returns done',
          404: 'throws 404 #1',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: 'throws 503 #1',
          '503 twice': 'throws 503 #1',
          '429 seconds': '7000..7200 7000..7300 7000..7500 throws 429 #4',
          '429 date': '9000..9200 returns done',
          404: 'throws 404 #1',
        },
      },
    ],
  },
  {
    file: 'flag-retry.ts',
    reports: ['no-immediate-retry'],
    entries: [
      {
        name: 'createWindow',
        world: 'client',
        before: {
          network: '0 throws network #2',
          'network twice': '0 throws network #2',
        },
        after: {
          network: '0..100 throws network #2',
          'network twice': '0..100 throws network #2',
        },
      },
    ],
  },
  {
    file: 'node-headers.js',
    reports: ['respect-retry-after'],
    entries: [
      {
        name: 'ready',
        world: 'fetch',
        before: {
          network: '250 250 250 throws never ready',
          'network twice': '250 250 returns ready: 200',
          503: '250 250 250 throws never ready',
          '503 twice': '250 250 returns ready: 200',
          '429 seconds': '250 250 250 throws never ready',
          '429 date': '250 returns ready: 200',
          404: 'returns ready: 404',
        },
        after: {
          network: '0..250 0..250 0..250 throws never ready',
          'network twice': '0..250 0..250 returns ready: 200',
          503: '0..250 0..250 0..250 throws never ready',
          '503 twice': '0..250 0..250 returns ready: 200',
          '429 seconds': '7000..7250 7000..7250 7000..7250 throws never ready',
          '429 date': '9000..9250 returns ready: 200',
          404: 'returns ready: 404',
        },
      },
    ],
  },
  {
    file: 'result-or-error.ts',
    reports: ['no-client-error-retry', 'respect-retry-after'],
    left: ['no-client-error-retry'],
    entries: [
      {
        name: 'find',
        world: 'client',
        before: {
          network: '800 800 800 returns null',
          'network twice': '800 800 returns done',
          503: '800 800 800 returns null',
          '503 twice': '800 800 returns done',
          '429 seconds': '800 800 800 returns null',
          '429 date': '800 returns done',
          404: '800 800 800 returns null',
        },
        after: {
          network: '0..800 0..1600 0..3200 returns null',
          'network twice': '0..800 0..1600 returns done',
          503: '0..800 0..1600 0..3200 returns null',
          '503 twice': '0..800 0..1600 returns done',
          '429 seconds': '7000..7800 7000..8600 7000..10200 returns null',
          '429 date': '9000..9800 returns done',
          404: '0..800 0..1600 0..3200 returns null',
        },
      },
    ],
  },
  {
    file: 'set-in-branches.ts',
    reports: ['require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: 'throws HTTP 503',
          '503 twice': 'throws HTTP 503',
          '429 seconds': '500 1000 2000 throws HTTP 429',
          '429 date': '500 returns done',
          404: 'throws HTTP 404',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: 'throws HTTP 503',
          '503 twice': 'throws HTTP 503',
          '429 seconds': '7000..7500 7000..8000 7000..9000 throws HTTP 429',
          '429 date': '9000..9500 returns done',
          404: 'throws HTTP 404',
        },
      },
    ],
  },
  {
    file: 'told-or-grown.ts',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'read',
        world: 'client',
        before: {
          network: '1000 3000 5000 throws network #4',
          'network twice': '1000 3000 returns done',
        },
        after: {
          network: '0..1000 0..3000 0..5000 throws network #4',
          'network twice': '0..1000 0..3000 returns done',
        },
      },
    ],
  },
  {
    file: 'retry-after-moment.ts',
    reports: ['valid-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: 'throws status 503',
          '503 twice': 'throws status 503',
          '429 seconds': '1 1 1 throws status 429',
          '429 date': '9000 returns "done"',
          404: 'throws status 404',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: 'throws status 503',
          '503 twice': 'throws status 503',
          '429 seconds': '7000..8000 7000..9000 7000..11000 throws status 429',
          '429 date': '9000..10000 returns "done"',
          404: 'throws status 404',
        },
      },
    ],
  },
  {
    file: 'two-lengths-by-counter.ts',
    reports: ['require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'cite',
        world: 'fetch',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '500 1000 throws no citation',
          '503 twice': '500 1000 returns done',
          '429 seconds': '1000 2000 throws no citation',
          '429 date': '1000 returns done',
          404: 'throws no citation',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0..500 0..1000 throws no citation',
          '503 twice': '0..500 0..1000 returns done',
          '429 seconds': '7000..8000 7000..9000 throws no citation',
          '429 date': '9000..10000 returns done',
          404: 'throws no citation',
        },
      },
    ],
  },
  {
    file: 'two-lengths-of-one.ts',
    reports: ['require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'quote',
        world: 'fetch',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '1000 2000 throws no quote',
          '503 twice': '1000 2000 returns done',
          '429 seconds': '2000 4000 throws no quote',
          '429 date': '2000 returns done',
          404: 'throws no quote',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0..1000 0..2000 throws no quote',
          '503 twice': '0..1000 0..2000 returns done',
          '429 seconds': '14000..16000 14000..18000 throws no quote',
          '429 date': '18000..20000 returns done',
          404: 'throws no quote',
        },
      },
    ],
  },
  {
    file: 'none-or-length.ts',
    reports: ['no-client-error-retry', 'require-jitter'],
    entries: [
      {
        name: 'track',
        world: 'client',
        before: {
          network: '1000 2000 4000 throws network #4',
          'network twice': '1000 2000 returns done',
          503: '1000 2000 4000 throws 503 #4',
          '503 twice': '1000 2000 returns done',
          '429 seconds': '1000 2000 4000 throws 429 #4',
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
    file: 'ceiling-option.ts',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'backup',
        world: 'client',
        before: {
          network: '500 1000 2000 4000 throws network #5',
          'network twice': '500 1000 returns done',
        },
        after: {
          network: '0..500 0..1000 0..2000 0..4000 throws network #5',
          'network twice': '0..500 0..1000 returns done',
        },
      },
    ],
  },
  {
    file: 'length-not-set-yet.ts',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'sum',
        world: 'client',
        before: {
          network: '100 300 900 throws network #4',
          'network twice': '100 300 returns done',
        },
        after: {
          network: '0..100 0..300 0..900 throws network #4',
          'network twice': '0..100 0..300 returns done',
        },
      },
    ],
  },
  {
    file: 'most-of-callers.ts',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'boot',
        world: 'fetch',
        before: {
          network: '45000 90000 100000 100000 throws network #5',
          'network twice': '45000 90000 returns "done"',
          503: '45000 90000 100000 100000 throws HTTP 503',
          '503 twice': '45000 90000 returns "done"',
          '429 seconds': '45000 90000 100000 100000 throws HTTP 429',
          '429 date': '45000 returns "done"',
          404: '45000 90000 100000 100000 throws HTTP 404',
        },
        after: {
          network: '0..45000 0..90000 0..100000 0..100000 throws network #5',
          'network twice': '0..45000 0..90000 returns "done"',
          503: '0..45000 0..90000 0..100000 0..100000 throws HTTP 503',
          '503 twice': '0..45000 0..90000 returns "done"',
          '429 seconds': '7000..52000 7000..97000 7000..107000 7000..107000 throws HTTP 429',
          '429 date': '9000..54000 returns "done"',
          404: 'throws HTTP 404',
        },
      },
    ],
  },
  {
    file: 'most-of-policy.js',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'getItem',
        world: 'client',
        args: [{"first":40000,"most":70000}],
        before: {
          network: '40000 70000 70000 70000 throws network #5',
          'network twice': '40000 70000 returns done',
        },
        after: {
          network: '0..40000 0..70000 0..70000 0..70000 throws network #5',
          'network twice': '0..40000 0..70000 returns done',
        },
      },
    ],
  },
  {
    file: 'most-in-method.js',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'fetchList',
        world: 'client',
        before: {
          network: '20000 60000 90000 90000 throws network #5',
          'network twice': '20000 60000 returns done',
        },
        after: {
          network: '0..20000 0..60000 0..90000 0..90000 throws network #5',
          'network twice': '0..20000 0..60000 returns done',
        },
      },
    ],
  },
  {
    file: 'most-by-test.js',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'hold',
        world: 'client',
        before: {
          network: '25000 50000 80000 80000 throws network #5',
          'network twice': '25000 50000 returns done',
        },
        after: {
          network: '0..25000 0..50000 0..80000 0..80000 throws network #5',
          'network twice': '0..25000 0..50000 returns done',
        },
      },
    ],
  },
  {
    file: 'sleep-of-two-units.ts',
    reports: ['no-wait-after-last-attempt', 'require-jitter'],
    entries: [
      {
        name: 'startImport',
        world: 'fetch',
        before: {
          network: '100 200 400 then 800 throws network #4',
          'network twice': '100 200 returns "done"',
          503: 'returns "sorry"',
          '503 twice': 'returns "sorry"',
          '429 seconds': 'returns "sorry"',
          '429 date': 'returns "sorry"',
          404: 'returns "sorry"',
        },
        after: {
          network: '0..100 0..200 0..400 throws network #4',
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
    file: 'multiple-of-attempt.ts',
    reports: ['respect-retry-after'],
    entries: [
      {
        name: 'fetchWithPolicy',
        world: 'fetch',
        args: [{ retries: 3 }],
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '300 600 900 returns 503',
          '503 twice': '300 600 returns 200',
          '429 seconds': '300 600 900 returns 429',
          '429 date': '300 returns 200',
          404: 'returns 404',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0..300 0..600 0..900 returns 503',
          '503 twice': '0..300 0..600 returns 200',
          '429 seconds': '7000..7300 7000..7600 7000..7900 returns 429',
          '429 date': '9000..9300 returns 200',
          404: 'returns 404',
        },
      },
    ],
  },
];
