import type { ProgramCase } from '../program-case.js';

/** Answers that lack what a fix asks of them, where the connection broke. */
export const missing: readonly ProgramCase[] = [
  {
    file: 'reply-or-error.js',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '1000 2000 4000 throws failed: undefined',
          'network twice': '1000 2000 returns "done"',
          503: '1000 2000 4000 throws failed: 503',
          '503 twice': '1000 2000 returns "done"',
          '429 seconds': '1000 2000 4000 throws failed: 429',
          '429 date': '1000 returns "done"',
          404: '1000 2000 4000 throws failed: 404',
        },
        after: {
          network: '0..1000 0..2000 0..4000 throws failed: undefined',
          'network twice': '0..1000 0..2000 returns "done"',
          503: '0..1000 0..2000 0..4000 throws failed: 503',
          '503 twice': '0..1000 0..2000 returns "done"',
          '429 seconds': '7000..8000 7000..9000 7000..11000 throws failed: 429',
          '429 date': '9000..10000 returns "done"',
          404: 'throws failed: 404',
        },
      },
    ],
  },
  {
    file: 'reply-without-status.ts',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '1000 2000 4000 throws failed: undefined',
          'network twice': '1000 2000 returns "done"',
          503: '1000 2000 4000 throws failed: 503',
          '503 twice': '1000 2000 returns "done"',
          '429 seconds': '1000 2000 4000 throws failed: 429',
          '429 date': '1000 returns "done"',
          404: '1000 2000 4000 throws failed: 404',
        },
        after: {
          network: '0..1000 0..2000 0..4000 throws failed: undefined',
          'network twice': '0..1000 0..2000 returns "done"',
          503: '0..1000 0..2000 0..4000 throws failed: 503',
          '503 twice': '0..1000 0..2000 returns "done"',
          '429 seconds': '7000..8000 7000..9000 7000..11000 throws failed: 429',
          '429 date': '9000..10000 returns "done"',
          404: 'throws failed: 404',
        },
      },
      {
        name: 'find',
        world: 'fetch',
        before: {
          network: '1000 2000 throws TypeError: network #3',
          'network twice': '1000 2000 returns "done"',
          503: '1000 2000 throws HTTP 503',
          '503 twice': '1000 2000 returns "done"',
          '429 seconds': '1000 2000 throws HTTP 429',
          '429 date': '1000 returns "done"',
          404: '1000 2000 throws HTTP 404',
        },
        after: {
          network: '0..1000 0..2000 throws TypeError: network #3',
          'network twice': '0..1000 0..2000 returns "done"',
          503: '0..1000 0..2000 throws HTTP 503',
          '503 twice': '0..1000 0..2000 returns "done"',
          '429 seconds': '7000..8000 7000..9000 throws HTTP 429',
          '429 date': '9000..10000 returns "done"',
          404: 'throws HTTP 404',
        },
      },
      {
        name: 'hear',
        world: 'fetch',
        before: {
          network: '250 500 throws TypeError: network #3',
          'network twice': '250 500 returns "done"',
          503: '250 500 throws HTTP 503',
          '503 twice': '250 500 returns "done"',
          '429 seconds': '250 500 throws HTTP 429',
          '429 date': '250 returns "done"',
          404: '250 500 throws HTTP 404',
        },
        after: {
          network: '0..250 0..500 throws TypeError: network #3',
          'network twice': '0..250 0..500 returns "done"',
          503: '0..250 0..500 throws HTTP 503',
          '503 twice': '0..250 0..500 returns "done"',
          '429 seconds': '7000..7250 7000..7500 throws HTTP 429',
          '429 date': '9000..9250 returns "done"',
          404: 'throws HTTP 404',
        },
      },
    ],
  },
  {
    file: 'absent-in-condition.js',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '1000 2000 4000 throws no answer',
          'network twice': '1000 2000 returns 200',
          503: '1000 2000 4000 returns 503',
          '503 twice': '1000 2000 returns 200',
          '429 seconds': '1000 2000 4000 returns 429',
          '429 date': '1000 returns 200',
          404: '1000 2000 4000 returns 404',
        },
        after: {
          network: '0..1000 0..2000 0..4000 throws no answer',
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
];
