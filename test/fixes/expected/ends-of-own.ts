import type { ProgramCase } from '../program-case.js';

/** Sites that end in a way of their own, by an error of a class, a callback or an answer: what is refused for good ends in the same. */
export const endsOfOwn: readonly ProgramCase[] = [
  {
    file: 'throws-no-error.js',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'fetchQuote',
        world: 'fetch',
        before: {
          network: '1000 2000 throws network #3',
          'network twice': '1000 2000 returns done',
          503: '1000 2000 throws quote 503',
          '503 twice': '1000 2000 returns done',
          '429 seconds': '1000 2000 throws quote 429',
          '429 date': '1000 returns done',
          404: '1000 2000 throws quote 404',
        },
        after: {
          network: '0..1000 0..2000 throws network #3',
          'network twice': '0..1000 0..2000 returns done',
          503: '0..1000 0..2000 throws quote 503',
          '503 twice': '0..1000 0..2000 returns done',
          '429 seconds': '7000..8000 7000..9000 throws quote 429',
          '429 date': '9000..10000 returns done',
          404: 'throws quote 404',
        },
      },
    ],
  },
  {
    file: 'throws-own-kind.js',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'fetchQuote',
        world: 'fetch',
        before: {
          network: '1000 2000 throws no quote: network #3 (network #3)',
          'network twice': '1000 2000 returns done',
          503: '1000 2000 throws no quote: status 503 (status 503)',
          '503 twice': '1000 2000 returns done',
          '429 seconds': '1000 2000 throws no quote: status 429 (status 429)',
          '429 date': '1000 returns done',
          404: '1000 2000 throws no quote: status 404 (status 404)',
        },
        after: {
          network: '0..1000 0..2000 throws no quote: network #3 (network #3)',
          'network twice': '0..1000 0..2000 returns done',
          503: '0..1000 0..2000 throws no quote: status 503 (status 503)',
          '503 twice': '0..1000 0..2000 returns done',
          '429 seconds': '7000..8000 7000..9000 throws no quote: status 429 (status 429)',
          '429 date': '9000..10000 returns done',
          404: 'throws no quote: status 404 (status 404)',
        },
      },
    ],
  },
  {
    file: 'callback-or-status.cjs',
    reports: ['no-client-error-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'hit',
        world: 'callback',
        before: {
          network: '500 500 500 throws network #4',
          'network twice': '500 500 returns done',
          503: '500 500 500 throws Status 503',
          '503 twice': '500 500 returns done',
          '429 seconds': '500 500 500 throws Status 429',
          '429 date': '500 returns done',
          404: '500 500 500 throws Status 404',
        },
        after: {
          network: '0..500 0..1000 0..2000 throws network #4',
          'network twice': '0..500 0..1000 returns done',
          503: '0..500 0..1000 0..2000 throws Status 503',
          '503 twice': '0..500 0..1000 returns done',
          '429 seconds': '7000..7500 7000..8000 7000..9000 throws Status 429',
          '429 date': '9000..9500 returns done',
          404: 'throws Status 404',
        },
      },
    ],
  },
  {
    file: 'returns-the-last.mjs',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'default',
        world: 'fetch',
        before: {
          network: '0 0 throws network #3',
          'network twice': '0 0 returns 200',
          503: '0 0 returns 503',
          '503 twice': '0 0 returns 200',
          '429 seconds': '0 0 returns 429',
          '429 date': '0 returns 200',
          404: '0 0 returns 404',
        },
        after: {
          network: '0..100 0..200 throws network #3',
          'network twice': '0..100 0..200 returns 200',
          503: '0..100 0..200 returns 503',
          '503 twice': '0..100 0..200 returns 200',
          '429 seconds': '7000..7100 7000..7200 returns 429',
          '429 date': '9000..9100 returns 200',
          404: 'returns 404',
        },
      },
    ],
  },
  {
    file: 'rejects-in-branch.js',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'viaAnd',
        world: 'fetch',
        before: {
          network: '0 0 throws viaAnd',
          'network twice': '0 0 returns "done"',
          503: '0 0 throws viaAnd',
          '503 twice': '0 0 returns "done"',
          '429 seconds': '0 0 throws viaAnd',
          '429 date': '0 returns "done"',
          404: '0 0 throws viaAnd',
        },
        after: {
          network: '0..100 0..200 throws viaAnd',
          'network twice': '0..100 0..200 returns "done"',
          503: '0..100 0..200 throws viaAnd',
          '503 twice': '0..100 0..200 returns "done"',
          '429 seconds': '7000..7100 7000..7200 throws viaAnd',
          '429 date': '9000..9100 returns "done"',
          404: 'throws viaAnd',
        },
      },
    ],
  },
  {
    file: 'swallowed-both.ts',
    reports: ['no-client-error-retry', 'no-unbounded-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'keepTrying',
        world: 'fetch',
        before: {
          network: '5000 5000 5000 5000 goes on',
          'network twice': '5000 5000 returns done',
          503: '5000 5000 5000 5000 goes on',
          '503 twice': '5000 5000 returns done',
          '429 seconds': '5000 5000 5000 5000 goes on',
          '429 date': '5000 returns done',
          404: '5000 5000 5000 5000 goes on',
        },
        after: {
          network: '0..5000 0..10000 0..20000 0..30000 throws network #5',
          'network twice': '0..5000 0..10000 returns done',
          503: '0..5000 0..10000 0..20000 0..30000 throws HTTP 503',
          '503 twice': '0..5000 0..10000 returns done',
          '429 seconds': '7000..12000 7000..17000 7000..27000 7000..37000 throws HTTP 429',
          '429 date': '9000..14000 returns done',
          404: 'throws HTTP 404',
        },
      },
    ],
  },
  {
    file: 'only-retries.js',
    reports: ['no-client-error-retry', 'no-unbounded-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'subscribe',
        world: 'fetch',
        before: {
          network: '3000 3000 3000 3000 goes on',
          'network twice': '3000 3000 returns "done"',
          503: '3000 3000 3000 3000 goes on',
          '503 twice': '3000 3000 returns "done"',
          '429 seconds': '3000 3000 3000 3000 goes on',
          '429 date': '3000 returns "done"',
          404: '3000 3000 3000 3000 goes on',
        },
        after: {
          network: '0..3000 0..6000 0..12000 0..24000 throws network #5',
          'network twice': '0..3000 0..6000 returns "done"',
          503: '0..3000 0..6000 0..12000 0..24000 throws 503',
          '503 twice': '0..3000 0..6000 returns "done"',
          '429 seconds': '7000..10000 7000..13000 7000..19000 7000..31000 throws 429',
          '429 date': '9000..12000 returns "done"',
          404: 'throws 404',
        },
      },
    ],
  },
  {
    file: 'decided-in-timer.js',
    reports: ['no-wait-after-last-attempt', 'require-jitter'],
    entries: [
      {
        name: 'retryPromise',
        world: 'client',
        before: {
          network: '1000 2000 4000 8000 then 16000 throws network #5',
          'network twice': '1000 2000 returns done',
        },
        after: {
          network: '0..1000 0..2000 0..4000 0..8000 throws network #5',
          'network twice': '0..1000 0..2000 returns done',
        },
      },
    ],
  },
  {
    file: 'alias-behind-guard.ts',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'deliver',
        world: 'axios',
        before: {
          network: '1000 2000 throws not delivered',
          'network twice': '1000 2000 returns done',
          503: '1000 2000 throws not delivered',
          '503 twice': '1000 2000 returns done',
          '429 seconds': '1000 2000 throws not delivered',
          '429 date': '1000 returns done',
          404: '1000 2000 throws not delivered',
        },
        after: {
          network: '0..1000 0..2000 throws not delivered',
          'network twice': '0..1000 0..2000 returns done',
          503: '0..1000 0..2000 throws not delivered',
          '503 twice': '0..1000 0..2000 returns done',
          '429 seconds': '7000..8000 7000..9000 throws not delivered',
          '429 date': '9000..10000 returns done',
          404: 'throws 404 #1',
        },
      },
    ],
  },
  {
    file: 'quiet-by-timer.ts',
    reports: ['no-client-error-retry', 'no-unbounded-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'checkHealth',
        world: 'fetch',
        before: {
          network: '2000 2000 2000 2000 goes on',
          'network twice': '2000 2000 returns undefined',
          503: '2000 2000 2000 2000 goes on',
          '503 twice': '2000 2000 returns undefined',
          '429 seconds': '2000 2000 2000 2000 goes on',
          '429 date': '2000 returns undefined',
          404: '2000 2000 2000 2000 goes on',
        },
        after: {
          network: '0..2000 0..4000 0..8000 0..16000 returns undefined',
          'network twice': '0..2000 0..4000 returns undefined',
          503: '0..2000 0..4000 0..8000 0..16000 returns undefined',
          '503 twice': '0..2000 0..4000 returns undefined',
          '429 seconds': '7000..9000 7000..11000 7000..15000 7000..23000 returns undefined',
          '429 date': '9000..11000 returns undefined',
          404: 'returns undefined',
        },
      },
    ],
  },
];
