import type { ProgramCase } from '../program-case.js';

/** What the code does once it has given up: it cleans up, reports, throws an error of its own kind, or lets it be. */
export const endings: readonly ProgramCase[] = [
  {
    file: 'cleanup-behind-loop.ts',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '1000 2000 throws network #3, 0 left',
          'network twice': '1000 2000 returns "done"',
          503: '1000 2000 throws HTTP 503, 0 left',
          '503 twice': '1000 2000 returns "done"',
          '429 seconds': '1000 2000 throws HTTP 429, 0 left',
          '429 date': '1000 returns "done"',
          404: '1000 2000 throws HTTP 404, 0 left',
        },
        after: {
          network: '0..1000 0..2000 throws network #3, 0 left',
          'network twice': '0..1000 0..2000 returns "done"',
          503: '0..1000 0..2000 throws HTTP 503, 0 left',
          '503 twice': '0..1000 0..2000 returns "done"',
          '429 seconds': '7000..8000 7000..9000 throws HTTP 429, 0 left',
          '429 date': '9000..10000 returns "done"',
          404: 'throws HTTP 404, 0 left',
        },
      },
    ],
  },
  {
    file: 'answered-end.ts',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '1000 2000 returns failed: network #3',
          'network twice': '1000 2000 returns "done"',
          503: '1000 2000 returns failed: HTTP 503',
          '503 twice': '1000 2000 returns "done"',
          '429 seconds': '1000 2000 returns failed: HTTP 429',
          '429 date': '1000 returns "done"',
          404: '1000 2000 returns failed: HTTP 404',
        },
        after: {
          network: '0..1000 0..2000 returns failed: network #3',
          'network twice': '0..1000 0..2000 returns "done"',
          503: '0..1000 0..2000 returns failed: HTTP 503',
          '503 twice': '0..1000 0..2000 returns "done"',
          '429 seconds': '7000..8000 7000..9000 returns failed: HTTP 429',
          '429 date': '9000..10000 returns "done"',
          404: 'returns failed: HTTP 404',
        },
      },
    ],
  },
  {
    file: 'told-end.ts',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '0 0 returns failed: network #3',
          'network twice': '0 0 returns "done"',
          503: '0 0 returns failed: 503',
          '503 twice': '0 0 returns "done"',
          '429 seconds': '0 0 returns failed: 429',
          '429 date': '0 returns "done"',
          404: '0 0 returns failed: 404',
        },
        after: {
          network: '0..100 0..200 returns failed: network #3',
          'network twice': '0..100 0..200 returns "done"',
          503: '0..100 0..200 returns failed: 503',
          '503 twice': '0..100 0..200 returns "done"',
          '429 seconds': '7000..7100 7000..7200 returns failed: 429',
          '429 date': '9000..9100 returns "done"',
          404: 'returns failed: 404',
        },
      },
    ],
  },
  {
    file: 'own-error-class.ts',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '300 600 throws ServiceError: network #3',
          'network twice': '300 600 returns "done"',
          503: '300 600 throws ServiceError: HTTP 503',
          '503 twice': '300 600 returns "done"',
          '429 seconds': '300 600 throws ServiceError: HTTP 429',
          '429 date': '300 returns "done"',
          404: '300 600 throws ServiceError: HTTP 404',
        },
        after: {
          network: '0..300 0..600 throws ServiceError: network #3',
          'network twice': '0..300 0..600 returns "done"',
          503: '0..300 0..600 throws ServiceError: HTTP 503',
          '503 twice': '0..300 0..600 returns "done"',
          '429 seconds': '7000..7300 7000..7600 throws ServiceError: HTTP 429',
          '429 date': '9000..9300 returns "done"',
          404: 'throws ServiceError: HTTP 404',
        },
      },
    ],
  },
  {
    file: 'callback-behind-retry.cjs',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0 0 throws status 503',
          '503 twice': '0 0 returns done',
          '429 seconds': '0 0 throws status 429',
          '429 date': '0 returns done',
          404: '0 0 throws status 404',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0..100 0..200 throws status 503',
          '503 twice': '0..100 0..200 returns done',
          '429 seconds': '7000..7100 7000..7200 throws status 429',
          '429 date': '9000..9100 returns done',
          404: 'throws status 404',
        },
      },
    ],
  },
  {
    file: 'report-in-else.ts',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'save',
        world: 'fetch',
        before: {
          network: '1000 2000 4000 throws network #4',
          'network twice': '1000 2000 returns done',
          503: '1000 2000 4000 throws upload: 503',
          '503 twice': '1000 2000 returns done',
          '429 seconds': '1000 2000 4000 throws upload: 429',
          '429 date': '1000 returns done',
          404: '1000 2000 4000 throws upload: 404',
        },
        after: {
          network: '0..1000 0..2000 0..4000 throws network #4',
          'network twice': '0..1000 0..2000 returns done',
          503: '0..1000 0..2000 0..4000 throws upload: 503',
          '503 twice': '0..1000 0..2000 returns done',
          '429 seconds': '7000..8000 7000..9000 7000..11000 throws upload: 429',
          '429 date': '9000..10000 returns done',
          404: 'throws upload: 404',
        },
      },
    ],
  },
  {
    file: 'timer-own-choice.js',
    reports: ['no-unbounded-retry'],
    entries: [
      {
        name: 'run',
        world: 'callback',
        before: {
          network: '2000 2000 2000 2000 goes on',
          'network twice': '2000 2000 returns done',
          503: '2000 2000 2000 2000 goes on',
          '503 twice': '2000 2000 returns done',
          '429 seconds': 'quiet',
          '429 date': 'quiet',
          404: 'quiet',
        },
        after: {
          network: '0..2000 0..4000 0..8000 0..16000 quiet',
          'network twice': '0..2000 0..4000 returns done',
          503: '0..2000 0..4000 0..8000 0..16000 quiet',
          '503 twice': '0..2000 0..4000 returns done',
          '429 seconds': 'quiet',
          '429 date': 'quiet',
          404: 'quiet',
        },
      },
    ],
  },
  {
    file: 'word-status.ts',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'answer',
        world: 'client',
        before: {
          network: '200 400 throws no answer',
          'network twice': '200 400 returns done',
        },
        after: {
          network: '0..200 0..400 throws no answer',
          'network twice': '0..200 0..400 returns done',
        },
      },
    ],
  },
  {
    file: 'handed-resolvers.js',
    reports: ['no-client-error-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '250 250 250 250 250 250 throws gave up',
          '503 twice': '250 250 returns "done"',
          '429 seconds': '250 250 250 250 250 250 throws gave up',
          '429 date': '250 returns "done"',
          404: '250 250 250 250 250 250 throws gave up',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0..250 0..500 0..1000 0..2000 0..4000 0..8000 throws gave up',
          '503 twice': '0..250 0..500 returns "done"',
          '429 seconds': '7000..7250 7000..7500 7000..8000 7000..9000 7000..11000 7000..15000 throws gave up',
          '429 date': '9000..9250 returns "done"',
          404: 'throws gave up',
        },
      },
    ],
  },
  {
    file: 'flag-by-response.js',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '0 0 0 throws not ok',
          'network twice': '0 0 returns "done"',
          503: '0 0 0 throws not ok',
          '503 twice': '0 0 returns "done"',
          '429 seconds': '0 0 0 throws not ok',
          '429 date': '0 returns "done"',
          404: '0 0 0 throws not ok',
        },
        after: {
          network: '0..100 0..200 0..400 throws not ok',
          'network twice': '0..100 0..200 returns "done"',
          503: '0..100 0..200 0..400 throws not ok',
          '503 twice': '0..100 0..200 returns "done"',
          '429 seconds': '7000..7100 7000..7200 7000..7400 throws not ok',
          '429 date': '9000..9100 returns "done"',
          404: 'throws not ok',
        },
      },
    ],
  },
  {
    file: 'last-is-recorded.ts',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'deliver',
        world: 'axios',
        before: {
          network: '2000 4000 returns 1 failed',
          'network twice': '2000 4000 returns delivered',
          503: '2000 4000 returns 1 failed',
          '503 twice': '2000 4000 returns delivered',
          '429 seconds': '2000 4000 returns 1 failed',
          '429 date': '2000 returns delivered',
          404: '2000 4000 returns 1 failed',
        },
        after: {
          network: '0..2000 0..4000 returns 1 failed',
          'network twice': '0..2000 0..4000 returns delivered',
          503: '0..2000 0..4000 returns 1 failed',
          '503 twice': '0..2000 0..4000 returns delivered',
          '429 seconds': '7000..9000 7000..11000 returns 1 failed',
          '429 date': '9000..11000 returns delivered',
          404: 'returns 1 failed',
        },
      },
    ],
  },
];
