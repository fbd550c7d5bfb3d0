import type { ProgramCase } from '../program-case.js';

/** Delays of all forms: helpers, units, tables, shifts, jitter that is there or gets lost. */
export const delays: readonly ProgramCase[] = [
  {
    file: 'promisify.cjs',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'heartbeat',
        world: 'client',
        before: {
          network: '1000 2000 4000 8000 8000 throws network #6',
          'network twice': '1000 2000 returns done',
        },
        after: {
          network: '0..1000 0..2000 0..4000 0..8000 0..8000 throws network #6',
          'network twice': '0..1000 0..2000 returns done',
        },
      },
    ],
  },
  {
    file: 'timers-promises-taken.mjs',
    reports: ['no-immediate-retry'],
    entries: [
      {
        name: 'readQueue',
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
    file: 'seconds-helper.js',
    reports: ['require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'exportRows',
        world: 'axios',
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
    file: 'table.js',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'postMetrics',
        world: 'client',
        before: {
          network: '1000 2000 5000 throws network #4',
          'network twice': '1000 2000 returns done',
        },
        after: {
          network: '0..1000 0..2000 0..5000 throws network #4',
          'network twice': '0..1000 0..2000 returns done',
        },
      },
    ],
  },
  {
    file: 'jitter-before-cap.js',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'archive',
        world: 'client',
        before: {
          network: '1000..2000 2000..3000 4000..5000 8000 8000 8000 8000 throws network #8',
          'network twice': '1000..2000 2000..3000 returns done',
        },
        after: {
          network: '0..1000 0..2000 0..4000 0..8000 0..8000 0..8000 0..8000 throws network #8',
          'network twice': '0..1000 0..2000 returns done',
        },
      },
    ],
  },
  {
    file: 'xor.js',
    reports: ['no-ineffective-retry'],
    entries: [
      {
        name: 'render',
        world: 'client',
        before: {
          network: '200 300 0 throws network #4',
          'network twice': '200 300 returns done',
        },
        after: {
          network: '0..100 0..200 0..400 throws network #4',
          'network twice': '0..100 0..200 returns done',
        },
      },
    ],
  },
  {
    file: 'error-result.ts',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'selectAll',
        world: 'client',
        before: {
          network: '2000 4000 8000 throws network #4',
          'network twice': '2000 4000 returns done',
        },
        after: {
          network: '0..2000 0..4000 0..8000 throws network #4',
          'network twice': '0..2000 0..4000 returns done',
        },
      },
    ],
  },
  {
    file: 'client-status.ts',
    reports: ['require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'putRecord',
        world: 'client',
        before: {
          network: '50 100 200 400 throws network #5',
          'network twice': '50 100 returns done',
          503: '50 100 200 400 throws 503 #5',
          '503 twice': '50 100 returns done',
          '429 seconds': '50 100 200 400 throws 429 #5',
          '429 date': '50 returns done',
          404: 'throws 404 #1',
        },
        after: {
          network: '0..50 0..100 0..200 0..400 throws network #5',
          'network twice': '0..50 0..100 returns done',
          503: '0..50 0..100 0..200 0..400 throws 503 #5',
          '503 twice': '0..50 0..100 returns done',
          '429 seconds': '7000..7050 7000..7100 7000..7200 7000..7400 throws 429 #5',
          '429 date': '9000..9050 returns done',
          404: 'throws 404 #1',
        },
      },
    ],
  },
  {
    file: 'jitter-kept.ts',
    reports: ['no-unbounded-retry'],
    entries: [
      {
        name: 'translate',
        world: 'axios',
        before: {
          network: '500..1000 500..1000 500..1000 500..1000 goes on',
          'network twice': '500..1000 500..1000 returns done',
          503: 'throws 503 #1',
          '503 twice': 'throws 503 #1',
          '429 seconds': 'throws 429 #1',
          '429 date': 'throws 429 #1',
          404: 'throws 404 #1',
        },
        after: {
          network: '500..1000 500..1000 500..1000 500..1000 throws network #5',
          'network twice': '500..1000 500..1000 returns done',
          503: 'throws 503 #1',
          '503 twice': 'throws 503 #1',
          '429 seconds': 'throws 429 #1',
          '429 date': 'throws 429 #1',
          404: 'throws 404 #1',
        },
      },
    ],
  },
  {
    file: 'for-of-delays.js',
    reports: ['no-wait-after-last-attempt', 'require-jitter'],
    entries: [
      {
        name: 'verify',
        world: 'client',
        before: {
          network: '500 1000 then 2000 throws network #3',
          'network twice': '500 1000 returns done',
        },
        after: {
          network: '0..500 0..1000 throws network #3',
          'network twice': '0..500 0..1000 returns done',
        },
      },
    ],
  },
  {
    file: 'table-typed.ts',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'checkIn',
        world: 'client',
        before: {
          network: '200 400 1500 throws network #4',
          'network twice': '200 400 returns done',
        },
        after: {
          network: '0..200 0..400 0..1500 throws network #4',
          'network twice': '0..200 0..400 returns done',
        },
      },
    ],
  },
  {
    file: 'delay-steps.ts',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'enqueue',
        world: 'client',
        before: {
          network: '100 200 400 800 1000 throws network #6',
          'network twice': '100 200 returns done',
        },
        after: {
          network: '0..100 0..200 0..400 0..800 0..1000 throws network #6',
          'network twice': '0..100 0..200 returns done',
        },
      },
    ],
  },
  {
    file: 'delay-function.js',
    reports: ['require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'loadCities',
        world: 'axios',
        before: {
          network: '250 500 1000 2000 throws network #5',
          'network twice': '250 500 returns done',
          503: '250 500 1000 2000 throws 503 #5',
          '503 twice': '250 500 returns done',
          '429 seconds': 'throws 429 #1',
          '429 date': 'throws 429 #1',
          404: 'throws 404 #1',
        },
        after: {
          network: '0..250 0..500 0..1000 0..2000 throws network #5',
          'network twice': '0..250 0..500 returns done',
          503: '0..250 0..500 0..1000 0..2000 throws 503 #5',
          '503 twice': '0..250 0..500 returns done',
          '429 seconds': 'throws 429 #1',
          '429 date': 'throws 429 #1',
          404: 'throws 404 #1',
        },
      },
    ],
  },
  {
    file: 'backoff-method.ts',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'dial',
        world: 'client',
        args: [150],
        before: {
          network: '150 300 600 throws network #4',
          'network twice': '150 300 returns done',
        },
        after: {
          network: '0..150 0..300 0..600 throws network #4',
          'network twice': '0..150 0..300 returns done',
        },
      },
    ],
  },
  {
    file: 'small-seconds-elsewhere.js',
    reports: ['require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '5000 10000 20000 throws gave up',
          '503 twice': '5000 10000 returns 200',
          '429 seconds': '5000 10000 20000 throws gave up',
          '429 date': '5000 returns 200',
          404: 'throws gave up',
        },
        // A wait of its own obeys the header, and waits for nothing else: in that of the other file, 7000 ms may be as many seconds.
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0..5000 0..10000 0..20000 throws gave up',
          '503 twice': '0..5000 0..10000 returns 200',
          '429 seconds': '7000..12000 7000..17000 7000..27000 throws gave up',
          '429 date': '9000 returns 200',
          404: 'throws gave up',
        },
      },
    ],
  },
  {
    file: 'small-ms-elsewhere.js',
    reports: ['require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '5 10 20 throws gave up',
          '503 twice': '5 10 returns 200',
          '429 seconds': '5 10 20 throws gave up',
          '429 date': '5 returns 200',
          404: 'throws gave up',
        },
        // A wait of its own obeys the header, and waits for nothing else: in that of the other file, 7000 ms may be as many seconds.
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0..5 0..10 0..20 throws gave up',
          '503 twice': '0..5 0..10 returns 200',
          '429 seconds': '7000..7005 7000..7010 7000..7020 throws gave up',
          '429 date': '9000 returns 200',
          404: 'throws gave up',
        },
      },
    ],
  },
  {
    file: 'length-by-server.js',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: 'returns 503',
          '503 twice': 'returns 503',
          '429 seconds': '7000 7000 7000 returns 429',
          '429 date': '9000 returns 200',
          404: 'returns 404',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: 'returns 503',
          '503 twice': 'returns 503',
          '429 seconds': '7000 7000 7000 returns 429',
          '429 date': '9000 returns 200',
          404: 'returns 404',
        },
      },
    ],
  },
  {
    file: 'timer-resolved.js',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'fetchPage',
        world: 'fetch',
        before: {
          network: '0 0 throws page: no luck',
          'network twice': '0 0 returns done',
          503: '0 0 throws page: no luck',
          '503 twice': '0 0 returns done',
          '429 seconds': '0 0 throws page: no luck',
          '429 date': '0 returns done',
          404: '0 0 throws page: no luck',
        },
        after: {
          network: '0..1000 0..2000 throws page: no luck',
          'network twice': '0..1000 0..2000 returns done',
          503: '0..1000 0..2000 throws page: no luck',
          '503 twice': '0..1000 0..2000 returns done',
          '429 seconds': '7000..8000 7000..9000 throws page: no luck',
          '429 date': '9000..10000 returns done',
          404: 'throws page: no luck',
        },
      },
    ],
  },
  {
    file: 'timer-awaited.ts',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'list',
        world: 'fetch',
        before: {
          network: '0 0 0 throws network #4',
          'network twice': '0 0 returns done',
          503: '0 0 0 throws list: 503',
          '503 twice': '0 0 returns done',
          '429 seconds': '0 0 0 throws list: 429',
          '429 date': '0 returns done',
          404: '0 0 0 throws list: 404',
        },
        after: {
          network: '0..500 0..1000 0..2000 throws network #4',
          'network twice': '0..500 0..1000 returns done',
          503: '0..500 0..1000 0..2000 throws list: 503',
          '503 twice': '0..500 0..1000 returns done',
          '429 seconds': '7000..7500 7000..8000 7000..9000 throws list: 429',
          '429 date': '9000..9500 returns done',
          404: 'throws list: 404',
        },
      },
    ],
  },
  {
    file: 'delay-carried-on.ts',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'open',
        world: 'socket',
        before: {
          network: '500 1000 2000 4000 goes on',
          'network twice': '500 1000 connected',
        },
        after: {
          network: '0..500 0..1000 0..2000 0..4000 goes on',
          'network twice': '0..500 0..1000 connected',
        },
      },
    ],
  },
  {
    file: 'sum-of-three.js',
    reports: ['respect-retry-after'],
    entries: [
      {
        name: 'loadLib',
        world: 'fetch',
        before: {
          network: '1000..2000 2000..3000 throws network #3',
          'network twice': '1000..2000 2000..3000 returns "done"',
          503: '6000..7000 7000..8000 throws lib: 503',
          '503 twice': '6000..7000 7000..8000 returns "done"',
          '429 seconds': '1000..2000 2000..3000 throws lib: 429',
          '429 date': '1000..2000 returns "done"',
          404: 'returns "sorry"',
        },
        after: {
          network: '1000..2000 2000..3000 throws network #3',
          'network twice': '1000..2000 2000..3000 returns "done"',
          503: '6000..7000 7000..8000 throws lib: 503',
          '503 twice': '6000..7000 7000..8000 returns "done"',
          '429 seconds': '8000..9000 9000..10000 throws lib: 429',
          '429 date': '10000..11000 returns "done"',
          404: 'returns "sorry"',
        },
      },
    ],
  },
  {
    file: 'paced-pages.ts',
    reports: ['no-unbounded-retry'],
    entries: [
      {
        name: 'all',
        world: 'client',
        before: {
          network: '600 600 600 600 goes on',
          'network twice': '600 600 200 200 returns done,done,done',
        },
        after: {
          network: '600 600 600 600 throws network #5',
          'network twice': '600 600 200 200 returns done,done,done',
        },
      },
    ],
  },
  {
    file: 'timer-in-field.ts',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'open',
        world: 'socket',
        before: {
          network: '500 1000 2000 4000 goes on',
          'network twice': '500 1000 connected',
        },
        after: {
          network: '0..500 0..1000 0..2000 0..4000 goes on',
          'network twice': '0..500 0..1000 connected',
        },
      },
    ],
  },
  {
    file: 'step-by-step.js',
    reports: ['respect-retry-after'],
    entries: [
      {
        name: 'report',
        world: 'axios',
        before: {
          network: '800..1200 1600..2400 3200..4800 throws network #4',
          'network twice': '800..1200 1600..2400 returns done',
          503: '800..1200 1600..2400 3200..4800 throws 503 #4',
          '503 twice': '800..1200 1600..2400 returns done',
          '429 seconds': '800..1200 1600..2400 3200..4800 throws 429 #4',
          '429 date': '800..1200 returns done',
          404: 'throws 404 #1',
        },
        after: {
          network: '800..1200 1600..2400 3200..4800 throws network #4',
          'network twice': '800..1200 1600..2400 returns done',
          503: '800..1200 1600..2400 3200..4800 throws 503 #4',
          '503 twice': '800..1200 1600..2400 returns done',
          '429 seconds': '7800..8200 8600..9400 10200..11800 throws 429 #4',
          '429 date': '9800..10200 returns done',
          404: 'throws 404 #1',
        },
      },
    ],
  },
  {
    file: 'step-by-step-plain.js',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'archive',
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
    file: 'first-apart.js',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'list',
        world: 'client',
        before: {
          network: '500 1000 2000 throws network #4',
          'network twice': '500 1000 returns done',
        },
        after: {
          network: '0..500 0..1000 0..2000 throws network #4',
          'network twice': '0..500 0..1000 returns done',
        },
      },
    ],
  },
];
