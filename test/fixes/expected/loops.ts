import type { ProgramCase } from '../program-case.js';

/** Loops: counters in the header, in a variable, counted down, in a field, or absent. */
export const loops: readonly ProgramCase[] = [
  {
    file: 'for-header.ts',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'loadProfile',
        world: 'fetch',
        before: {
          network: '0 0 0 throws network #4',
          'network twice': '0 0 returns done',
          503: '0 0 0 throws HTTP 503',
          '503 twice': '0 0 returns done',
          '429 seconds': '0 0 0 throws HTTP 429',
          '429 date': '0 returns done',
          404: '0 0 0 throws HTTP 404',
        },
        after: {
          network: '0..100 0..200 0..400 throws network #4',
          'network twice': '0..100 0..200 returns done',
          503: '0..100 0..200 0..400 throws HTTP 503',
          '503 twice': '0..100 0..200 returns done',
          '429 seconds': '7000..7100 7000..7200 7000..7400 throws HTTP 429',
          '429 date': '9000..9100 returns done',
          404: 'throws HTTP 404',
        },
      },
    ],
  },
  {
    file: 'for-exponential.js',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'loadInvoices',
        world: 'axios',
        before: {
          network: '200 400 800 1600 throws network #5',
          'network twice': '200 400 returns done',
          503: '200 400 800 1600 throws 503 #5',
          '503 twice': '200 400 returns done',
          '429 seconds': '200 400 800 1600 throws 429 #5',
          '429 date': '200 returns done',
          404: '200 400 800 1600 throws 404 #5',
        },
        after: {
          network: '0..200 0..400 0..800 0..1600 throws network #5',
          'network twice': '0..200 0..400 returns done',
          503: '0..200 0..400 0..800 0..1600 throws 503 #5',
          '503 twice': '0..200 0..400 returns done',
          '429 seconds': '7000..7200 7000..7400 7000..7800 7000..8600 throws 429 #5',
          '429 date': '9000..9200 returns done',
          404: 'throws 404 #1',
        },
      },
    ],
  },
  {
    file: 'while-true.ts',
    reports: ['no-unbounded-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'waitForService',
        world: 'fetch',
        before: {
          network: '1000 1000 1000 1000 goes on',
          'network twice': '1000 1000 returns "done"',
          503: '1000 1000 1000 1000 goes on',
          '503 twice': '1000 1000 returns "done"',
          '429 seconds': 'returns "sorry"',
          '429 date': 'returns "sorry"',
          404: 'returns "sorry"',
        },
        after: {
          network: '0..1000 0..2000 0..4000 0..8000 throws network #5',
          'network twice': '0..1000 0..2000 returns "done"',
          503: '0..1000 0..2000 0..4000 0..8000 throws HTTP 503',
          '503 twice': '0..1000 0..2000 returns "done"',
          '429 seconds': 'returns "sorry"',
          '429 date': 'returns "sorry"',
          404: 'returns "sorry"',
        },
      },
    ],
  },
  {
    file: 'while-counter.cjs',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'syncOrders',
        world: 'axios',
        before: {
          network: '250 500 1000 throws network #4',
          'network twice': '250 500 returns done',
          503: '250 500 1000 throws 503 #4',
          '503 twice': '250 500 returns done',
          '429 seconds': '250 500 1000 throws 429 #4',
          '429 date': '250 returns done',
          404: '250 500 1000 throws 404 #4',
        },
        after: {
          network: '0..250 0..500 0..1000 throws network #4',
          'network twice': '0..250 0..500 returns done',
          503: '0..250 0..500 0..1000 throws 503 #4',
          '503 twice': '0..250 0..500 returns done',
          '429 seconds': '7000..7250 7000..7500 7000..8000 throws 429 #4',
          '429 date': '9000..9250 returns done',
          404: 'throws 404 #1',
        },
      },
    ],
  },
  {
    file: 'do-while.js',
    reports: ['respect-retry-after'],
    entries: [
      {
        name: 'fetchReport',
        world: 'fetch',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '500 500 500 returns 503',
          '503 twice': '500 500 returns 200',
          '429 seconds': 'returns 429',
          '429 date': 'returns 429',
          404: 'returns 404',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0..500 0..500 0..500 returns 503',
          '503 twice': '0..500 0..500 returns 200',
          '429 seconds': 'returns 429',
          '429 date': 'returns 429',
          404: 'returns 404',
        },
      },
    ],
  },
  {
    file: 'count-down.ts',
    reports: ['no-immediate-retry'],
    entries: [
      {
        name: 'notify',
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
    file: 'private-fields.js',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'uploadBackup',
        world: 'client',
        before: {
          network: '100 300 900 2700 throws network #5',
          'network twice': '100 300 returns done',
        },
        after: {
          network: '0..100 0..300 0..900 0..2700 throws network #5',
          'network twice': '0..100 0..300 returns done',
        },
      },
    ],
  },
  {
    file: 'success-flag.js',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'warmUp',
        world: 'client',
        before: {
          network: '1000 2000 throws network #3',
          'network twice': '1000 2000 returns done',
        },
        after: {
          network: '0..1000 0..2000 throws network #3',
          'network twice': '0..1000 0..2000 returns done',
        },
      },
    ],
  },
  {
    file: 'no-braces.js',
    reports: ['no-immediate-retry'],
    entries: [
      {
        name: 'poke',
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
    file: 'bare-catch.js',
    reports: ['no-unbounded-retry'],
    entries: [
      {
        name: 'flush',
        world: 'client',
        before: {
          network: '500 500 500 500 goes on',
          'network twice': '500 500 returns done',
        },
        after: {
          network: '0..500 0..1000 0..2000 0..4000 throws network #5',
          'network twice': '0..500 0..1000 returns done',
        },
      },
    ],
  },
  {
    file: 'deadline.mjs',
    reports: ['no-immediate-retry'],
    entries: [
      {
        name: 'resolveName',
        world: 'client',
        boundedByTime: true,
        before: {
          network: '0 0 0 0 throws network #5',
          'network twice': '0 0 returns done',
        },
        after: {
          network: '0 0 0 0 throws network #5 | 50 100 200 throws network #4 | 100 200 400 throws network #4',
          'network twice': '0..100 0..200 returns done',
        },
      },
    ],
  },
  {
    file: 'stored-promise.ts',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'commit',
        world: 'client',
        before: {
          network: '150 300 600 1200 throws network #5',
          'network twice': '150 300 returns done',
        },
        after: {
          network: '0..150 0..300 0..600 0..1200 throws network #5',
          'network twice': '0..150 0..300 returns done',
        },
      },
    ],
  },
  {
    file: 'parameters.ts',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'callApi',
        world: 'client',
        args: [{ retries: 3, baseDelay: 200, maxDelay: 500 }],
        before: {
          network: '200 400 500 throws network #4',
          'network twice': '200 400 returns done',
        },
        after: {
          network: '0..200 0..400 0..500 throws network #4',
          'network twice': '0..200 0..400 returns done',
        },
      },
    ],
  },
  {
    file: 'generic-helper.ts',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'loadConfig',
        world: 'client',
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
    file: 'unawaited-sleep.ts',
    reports: ['no-immediate-retry'],
    entries: [
      {
        name: 'reindex',
        world: 'client',
        before: {
          network: '0 0 0 0 throws network #5',
          'network twice': '0 0 returns done',
        },
        after: {
          network: '0..1000 0..2000 0..3000 0..4000 throws network #5',
          'network twice': '0..1000 0..2000 returns done',
        },
      },
    ],
  },
  {
    file: 'wait-after-last.ts',
    reports: ['no-wait-after-last-attempt', 'require-jitter'],
    entries: [
      {
        name: 'migrate',
        world: 'client',
        before: {
          network: '1000 2000 then 4000 throws network #3',
          'network twice': '1000 2000 returns done',
        },
        after: {
          network: '0..1000 0..2000 throws network #3',
          'network twice': '0..1000 0..2000 returns done',
        },
      },
    ],
  },
  {
    file: 'try-finally.ts',
    reports: ['no-immediate-retry'],
    entries: [
      {
        name: 'calibrate',
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
    file: 'counter-in-object.js',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'scan',
        world: 'client',
        before: {
          network: '200 400 throws network #3',
          'network twice': '200 400 returns done',
        },
        after: {
          network: '0..200 0..400 throws network #3',
          'network twice': '0..200 0..400 returns done',
        },
      },
    ],
  },
  {
    file: 'wait-first.ts',
    reports: ['require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'loadStatus',
        world: 'fetch',
        before: {
          network: '1000 2000 3000 throws network #4',
          'network twice': '1000 2000 returns "done"',
          503: '1000 2000 3000 throws status: HTTP 503',
          '503 twice': '1000 2000 returns "done"',
          '429 seconds': 'throws status: HTTP 429',
          '429 date': 'throws status: HTTP 429',
          404: 'throws status: HTTP 404',
        },
        after: {
          network: '0..1000 0..2000 0..3000 throws network #4',
          'network twice': '0..1000 0..2000 returns "done"',
          503: '0..1000 0..2000 0..3000 throws status: HTTP 503',
          '503 twice': '0..1000 0..2000 returns "done"',
          '429 seconds': 'throws status: HTTP 429',
          '429 date': 'throws status: HTTP 429',
          404: 'throws status: HTTP 404',
        },
      },
    ],
  },
  {
    file: 'null-result.js',
    reports: ['require-jitter'],
    pending: { reports: 'A local function that answers null for a failure is not taken for an operation that fails.' },
    entries: [
      {
        name: 'read',
        world: 'client',
        pending: 'A local function that answers null for a failure is not taken for an operation that fails.',
        before: {
          network: '100 200 300 throws nothing to read',
          'network twice': '100 200 returns done',
        },
        after: {
          network: '0..100 0..200 0..400 throws nothing to read',
          'network twice': '0..100 0..200 returns done',
        },
      },
    ],
  },
  {
    file: 'compact-while.js',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'respect-retry-after'],
    pending: { clean: 'A loop without a body has no place yet for a wait and a guard.' },
    entries: [
      {
        name: 'getToken',
        world: 'fetch',
        pending: 'A loop without a body has no place yet for a wait and a guard.',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0 0 0 throws token: 503',
          '503 twice': '0 0 returns done',
          '429 seconds': '0 0 0 throws token: 429',
          '429 date': '0 returns done',
          404: '0 0 0 throws token: 404',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0..100 0..200 0..400 throws token: 503',
          '503 twice': '0..100 0..200 returns done',
          '429 seconds': '7000..7100 7000..7200 7000..7400 throws token: 429',
          '429 date': '9000..9100 returns done',
          404: 'throws token: 404',
        },
      },
    ],
  },
  {
    file: 'else-if.ts',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'upload',
        world: 'client',
        before: {
          network: '450 675 1013 throws network #4',
          'network twice': '450 675 returns done',
        },
        after: {
          network: '0..450 0..675 0..1012 throws network #4',
          'network twice': '0..450 0..675 returns done',
        },
      },
    ],
  },
  {
    file: 'abort-signal.ts',
    reports: ['require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'follow',
        world: 'fetch',
        before: {
          network: '250 500 1000 2000 goes on',
          'network twice': '250 500 returns 200',
          503: '250 500 1000 2000 goes on',
          '503 twice': '250 500 returns 200',
          '429 seconds': 'returns 429',
          '429 date': 'returns 429',
          404: 'returns 404',
        },
        after: {
          network: '0..250 0..500 0..1000 0..2000 goes on',
          'network twice': '0..250 0..500 returns 200',
          503: '0..250 0..500 0..1000 0..2000 goes on',
          '503 twice': '0..250 0..500 returns 200',
          '429 seconds': 'returns 429',
          '429 date': 'returns 429',
          404: 'returns 404',
        },
      },
    ],
  },
  {
    file: 'static-method.ts',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'loadSheet',
        world: 'fetch',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0 0 throws sheets: HTTP 503',
          '503 twice': '0 0 returns done',
          '429 seconds': '0 0 throws sheets: HTTP 429',
          '429 date': '0 returns done',
          404: '0 0 throws sheets: HTTP 404',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0..100 0..200 throws sheets: HTTP 503',
          '503 twice': '0..100 0..200 returns done',
          '429 seconds': '7000..7100 7000..7200 throws sheets: HTTP 429',
          '429 date': '9000..9100 returns done',
          404: 'throws sheets: HTTP 404',
        },
      },
    ],
  },
  {
    file: 'entries-of-delays.ts',
    reports: ['no-client-error-retry', 'no-wait-after-last-attempt', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'maybe',
        world: 'fetch',
        before: {
          network: '200 400 then 800 returns null',
          'network twice': '200 400 returns done',
          503: '200 400 then 800 returns null',
          '503 twice': '200 400 returns done',
          '429 seconds': '200 400 then 800 returns null',
          '429 date': '200 returns done',
          404: '200 400 then 800 returns null',
        },
        after: {
          network: '0..200 0..400 returns null',
          'network twice': '0..200 0..400 returns done',
          503: '0..200 0..400 returns null',
          '503 twice': '0..200 0..400 returns done',
          '429 seconds': '7000..7200 7000..7400 returns null',
          '429 date': '9000..9200 returns done',
          404: 'returns null',
        },
      },
    ],
  },
];
