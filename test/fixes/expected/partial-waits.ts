import type { ProgramCase } from '../program-case.js';

/** What waits for some failures, and goes on at once after the others. */
export const partialWaits: readonly ProgramCase[] = [
  {
    file: 'else-if-waits.ts',
    reports: ['no-immediate-retry', 'no-wait-after-last-attempt', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0 0 0 throws out of attempts',
          '503 twice': '0 0 returns "done"',
          '429 seconds': '1000 2000 3000 then 4000 throws out of attempts',
          '429 date': '1000 returns "done"',
          404: 'throws HTTP 404',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0..100 0..200 0..400 throws out of attempts',
          '503 twice': '0..100 0..200 returns "done"',
          '429 seconds': '7000..8000 7000..9000 7000..10000 throws out of attempts',
          '429 date': '9000..10000 returns "done"',
          404: 'throws HTTP 404',
        },
      },
    ],
  },
  {
    file: 'else-if-three.js',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'no-wait-after-last-attempt', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0 0 0 0 throws gave up',
          '503 twice': '0 0 returns "done"',
          '429 seconds': '2000 2000 2000 2000 then 2000 throws gave up',
          '429 date': '2000 returns "done"',
          404: 'throws not there',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0..100 0..200 0..400 0..800 throws gave up',
          '503 twice': '0..100 0..200 returns "done"',
          '429 seconds': '7000..9000 7000..11000 7000..15000 7000..23000 throws gave up',
          '429 date': '9000..11000 returns "done"',
          404: 'throws gave up',
        },
      },
    ],
  },
  {
    file: 'if-only-waits.js',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'no-wait-after-last-attempt', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0 0 0 0 throws gave up',
          '503 twice': '0 0 returns "done"',
          '429 seconds': '2000 2000 2000 2000 then 2000 throws gave up',
          '429 date': '2000 returns "done"',
          404: '0 0 0 0 throws gave up',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0..100 0..200 0..400 0..800 throws gave up',
          '503 twice': '0..100 0..200 returns "done"',
          '429 seconds': '7000..9000 7000..11000 7000..15000 7000..23000 throws gave up',
          '429 date': '9000..11000 returns "done"',
          404: 'throws gave up',
        },
      },
    ],
  },
  {
    file: 'generator-driven.js',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '0 0 0 throws network #4',
          'network twice': '0 0 returns "done"',
          503: '0 0 0 throws status 503',
          '503 twice': '0 0 returns "done"',
          '429 seconds': '0 0 0 throws status 429',
          '429 date': '0 returns "done"',
          404: '0 0 0 throws status 404',
        },
        after: {
          network: '0..100 0..200 0..400 throws network #4',
          'network twice': '0..100 0..200 returns "done"',
          503: '0..100 0..200 0..400 throws status 503',
          '503 twice': '0..100 0..200 returns "done"',
          '429 seconds': '7000..7100 7000..7200 7000..7400 throws status 429',
          '429 date': '9000..9100 returns "done"',
          404: 'throws status 404',
        },
      },
    ],
  },
  {
    file: 'xhr-two-handlers.js',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '0 0 0 throws offline',
          'network twice': '0 0 returns done',
          503: '400 400 400 throws HTTP 503',
          '503 twice': '400 400 returns done',
          '429 seconds': '400 400 400 throws HTTP 429',
          '429 date': '400 returns done',
          404: '400 400 400 throws HTTP 404',
        },
        after: {
          network: '0..100 0..200 0..400 throws offline',
          'network twice': '0..100 0..200 returns done',
          503: '0..400 0..800 0..1600 throws HTTP 503',
          '503 twice': '0..400 0..800 returns done',
          '429 seconds': '7000..7400 7000..7800 7000..8600 throws HTTP 429',
          '429 date': '9000..9400 returns done',
          404: 'throws HTTP 404',
        },
      },
    ],
  },
];
