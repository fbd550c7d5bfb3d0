import type { ProgramCase } from '../program-case.js';

/** What an edit could break that looks at one line only: waits of the server, of a poll, of a countdown, and ends of other failures. */
export const hazards: readonly ProgramCase[] = [
  {
    file: 'asked-in-function.ts',
    reports: ['no-client-error-retry', 'require-jitter'],
    entries: [
      {
        name: 'download',
        world: 'fetch',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '300 600 1200 2400 throws HTTP 503',
          '503 twice': '300 600 returns done',
          '429 seconds': '7000 7000 7000 7000 throws HTTP 429',
          '429 date': '9000 returns done',
          404: '300 600 1200 2400 throws HTTP 404',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0..300 0..600 0..1200 0..2400 throws HTTP 503',
          '503 twice': '0..300 0..600 returns done',
          '429 seconds': '7000 7000 7000 7000 throws HTTP 429',
          '429 date': '9000 returns done',
          404: 'throws HTTP 404',
        },
      },
    ],
  },
  {
    file: 'asked-by-error.js',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'list',
        world: 'client',
        before: {
          network: '500..519 1000..1019 2000..2019 throws network #4',
          'network twice': '500..519 1000..1019 returns done',
          503: '500..519 1000..1019 2000..2019 throws 503 #4',
          '503 twice': '500..519 1000..1019 returns done',
          '429 seconds': '7000 7000 7000 throws 429 #4',
          '429 date': '9000 returns done',
          404: '500..519 1000..1019 2000..2019 throws 404 #4',
        },
        after: {
          network: '0..500 0..1000 0..2000 throws network #4',
          'network twice': '0..500 0..1000 returns done',
          503: '0..500 0..1000 0..2000 throws 503 #4',
          '503 twice': '0..500 0..1000 returns done',
          '429 seconds': '7000 7000 7000 throws 429 #4',
          '429 date': '9000 returns done',
          404: '0..500 0..1000 0..2000 throws 404 #4',
        },
      },
    ],
  },
  {
    file: 'reject-in-timer.js',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '100 200 400 800 1600 throws network #6',
          'network twice': '100 200 returns done',
          503: '100 200 400 800 1600 throws HTTP 503',
          '503 twice': '100 200 returns done',
          '429 seconds': '100 200 400 800 1600 throws HTTP 429',
          '429 date': '100 returns done',
          404: '100 200 400 800 1600 throws HTTP 404',
        },
        after: {
          network: '0..100 0..200 0..400 0..800 0..1600 throws network #6',
          'network twice': '0..100 0..200 returns done',
          503: '0..100 0..200 0..400 0..800 0..1600 throws HTTP 503',
          '503 twice': '0..100 0..200 returns done',
          '429 seconds': '7000..7100 7000..7200 7000..7400 7000..7800 7000..8600 throws HTTP 429',
          '429 date': '9000..9100 returns done',
          404: 'throws HTTP 404',
        },
      },
    ],
  },
  {
    file: 'switch-default.ts',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'page',
        world: 'fetch',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '150 300 450 throws gave up',
          '503 twice': '150 300 returns done',
          '429 seconds': '150 300 450 throws gave up',
          '429 date': '150 returns done',
          404: '150 300 450 throws gave up',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0..150 0..300 0..450 throws gave up',
          '503 twice': '0..150 0..300 returns done',
          '429 seconds': '7000..7150 7000..7300 7000..7450 throws gave up',
          '429 date': '9000..9150 returns done',
          404: 'throws HTTP 404',
        },
      },
    ],
  },
  {
    file: 'choice-of-errors.ts',
    reports: ['no-unbounded-retry'],
    entries: [
      {
        name: 'discover',
        world: 'client',
        before: {
          network: '3000 3000 3000 3000 goes on',
          'network twice': '3000 3000 returns undefined',
          503: 'returns undefined',
          '503 twice': 'returns undefined',
          '429 seconds': 'returns undefined',
          '429 date': 'returns undefined',
          404: 'returns undefined',
        },
        after: {
          network: '0..3000 0..6000 0..12000 0..24000 returns undefined',
          'network twice': '0..3000 0..6000 returns undefined',
          503: 'returns undefined',
          '503 twice': 'returns undefined',
          '429 seconds': 'returns undefined',
          '429 date': 'returns undefined',
          404: 'returns undefined',
        },
      },
    ],
  },
  {
    file: 'countdown.ts',
    reports: ['require-jitter'],
    left: ['require-jitter'],
    entries: [
      {
        name: 'reconnect',
        world: 'client',
        before: {
          network: '2000 4000 6000 8000 throws network #5',
          'network twice': '2000 4000 returns done',
        },
        after: {
          network: '2000 4000 6000 8000 throws network #5',
          'network twice': '2000 4000 returns done',
        },
      },
    ],
  },
  {
    file: 'poll-outlives-failures.js',
    reports: ['no-unbounded-retry'],
    entries: [
      {
        name: 'waitForJob',
        world: 'fetch',
        args: [{ status: 'queued' }],
        before: {
          network: '1000 1000 1000 1000 goes on',
          'network twice': '1000 1000 returns done',
        },
        after: {
          network: '1000 1000 1000 1000 throws network #5',
          'network twice': '1000 1000 returns done',
        },
      },
    ],
  },
  {
    file: 'poll-beside-failures.ts',
    reports: ['no-client-error-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'waitForReceipt',
        world: 'axios',
        before: {
          network: '500 500 500 500 500 throws network #6',
          'network twice': '500 500 returns done',
          503: '500 500 500 500 500 throws 503 #6',
          '503 twice': '500 500 returns done',
          '429 seconds': '500 500 500 500 500 throws 429 #6',
          '429 date': '500 returns done',
          404: '500 500 500 500 500 throws 404 #6',
        },
        after: {
          network: '0..500 0..1000 0..2000 0..4000 0..8000 throws network #6',
          'network twice': '0..500 0..1000 returns done',
          503: '0..500 0..1000 0..2000 0..4000 0..8000 throws 503 #6',
          '503 twice': '0..500 0..1000 returns done',
          '429 seconds': '7000..7500 7000..8000 7000..9000 7000..11000 7000..15000 throws 429 #6',
          '429 date': '9000..9500 returns done',
          404: 'throws 404 #1',
        },
      },
    ],
  },
  {
    file: 'counter-on-one-way.ts',
    reports: ['no-unbounded-retry'],
    entries: [
      {
        name: 'subscribe',
        world: 'client',
        before: {
          network: '500 500 500 500 goes on',
          'network twice': '500 500 returns done',
        },
        after: {
          network: '500 500 500 500 throws network #5',
          'network twice': '500 500 returns done',
        },
      },
    ],
  },
  {
    file: 'wait-before-each.ts',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'greet',
        world: 'client',
        before: {
          network: '400 600 800 1000 throws network #5',
          'network twice': '400 600 returns done',
        },
        after: {
          network: '0..400 0..600 0..800 0..1000 throws network #5',
          'network twice': '0..400 0..600 returns done',
        },
      },
    ],
  },
  {
    file: 'poll-told.ts',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'poll',
        world: 'client',
        before: {
          network: '4000 8000 16000 32000 goes on',
          'network twice': '4000 8000 60000 60000 goes on',
        },
        after: {
          network: '0..4000 0..8000 0..16000 0..32000 goes on',
          'network twice': '0..4000 0..8000 60000 60000 goes on',
        },
      },
    ],
  },
  {
    file: 'poll-keeps-pace.ts',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'watch',
        world: 'client',
        before: {
          network: '4000 8000 16000 16000 goes on',
          'network twice': '4000 8000 2000 2000 goes on',
        },
        after: {
          network: '2000..4000 2000..8000 2000..16000 2000..16000 goes on',
          'network twice': '2000..4000 2000..8000 2000 2000 goes on',
        },
      },
    ],
  },
  {
    file: 'tally.js',
    reports: ['no-immediate-retry', 'no-unbounded-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'save',
        world: 'axios',
        before: {
          network: '0 0 0 0 goes on',
          'network twice': '0 0 returns done',
          503: '0 0 0 0 goes on',
          '503 twice': '0 0 returns done',
          '429 seconds': 'throws 429 #1',
          '429 date': 'throws 429 #1',
          404: 'throws 404 #1',
        },
        after: {
          network: '0..100 0..200 0..400 0..800 throws network #5',
          'network twice': '0..100 0..200 returns done',
          503: '0..100 0..200 0..400 0..800 throws 503 #5',
          '503 twice': '0..100 0..200 returns done',
          '429 seconds': 'throws 429 #1',
          '429 date': 'throws 429 #1',
          404: 'throws 404 #1',
        },
      },
    ],
  },
];
