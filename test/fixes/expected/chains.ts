import type { ProgramCase } from '../program-case.js';

/** Chains in a loop, where the handler of a rejection has the error and the loop has the wait; statements that a semicolon stands in front of. */
export const chains: readonly ProgramCase[] = [
  {
    file: 'semicolon-in-front.js',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'go',
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
    file: 'labelled-from-inner.js',
    reports: ['require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'fetchPage',
        world: 'fetch',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '1000 2000 3000 throws page: 503',
          '503 twice': '1000 2000 returns "done"',
          '429 seconds': 'throws page: 429',
          '429 date': 'throws page: 429',
          404: 'throws page: 404',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0..1000 0..2000 0..3000 throws page: 503',
          '503 twice': '0..1000 0..2000 returns "done"',
          '429 seconds': 'throws page: 429',
          '429 date': 'throws page: 429',
          404: 'throws page: 404',
        },
      },
    ],
  },
  {
    file: 'catch-null.js',
    reports: ['no-client-error-retry', 'no-wait-after-last-attempt', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'axios',
        before: {
          network: '1000 2000 3000 4000 then 5000 throws no answer',
          'network twice': '1000 2000 returns done',
          503: '1000 2000 3000 4000 then 5000 throws no answer',
          '503 twice': '1000 2000 returns done',
          '429 seconds': '1000 2000 3000 4000 then 5000 throws no answer',
          '429 date': '1000 returns done',
          404: '1000 2000 3000 4000 then 5000 throws no answer',
        },
        after: {
          network: '0..1000 0..2000 0..3000 0..4000 throws no answer',
          'network twice': '0..1000 0..2000 returns done',
          503: '0..1000 0..2000 0..3000 0..4000 throws no answer',
          '503 twice': '0..1000 0..2000 returns done',
          '429 seconds': '7000..8000 7000..9000 7000..10000 7000..11000 throws no answer',
          '429 date': '9000..10000 returns done',
          404: 'throws 404 #1',
        },
      },
    ],
  },
  {
    file: 'logged-and-answered.ts',
    reports: ['no-client-error-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'axios',
        before: {
          network: '1000 1000 1000 returns nothing',
          'network twice': '1000 1000 returns done',
          503: '1000 1000 1000 returns nothing',
          '503 twice': '1000 1000 returns done',
          '429 seconds': '1000 1000 1000 returns nothing',
          '429 date': '1000 returns done',
          404: '1000 1000 1000 returns nothing',
        },
        after: {
          network: '0..1000 0..2000 0..4000 returns nothing',
          'network twice': '0..1000 0..2000 returns done',
          503: '0..1000 0..2000 0..4000 returns nothing',
          '503 twice': '0..1000 0..2000 returns done',
          '429 seconds': '7000..8000 7000..9000 7000..11000 returns nothing',
          '429 date': '9000..10000 returns done',
          404: 'returns nothing',
        },
      },
    ],
  },
  {
    file: 'then-done-or-failed.js',
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
    file: 'conditional-in-handler.js',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '100 200 400 800 throws 503',
          '503 twice': '100 200 returns done',
          '429 seconds': '100 200 400 800 throws 429',
          '429 date': '100 returns done',
          404: '100 200 400 800 throws 404',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0..100 0..200 0..400 0..800 throws 503',
          '503 twice': '0..100 0..200 returns done',
          '429 seconds': '7000..7100 7000..7200 7000..7400 7000..7800 throws 429',
          '429 date': '9000..9100 returns done',
          404: 'throws 404',
        },
      },
    ],
  },
];
