import type { ProgramCase } from '../program-case.js';

/** The same in many hands: layouts, comments, callbacks, generics, generators. */
export const styles: readonly ProgramCase[] = [
  {
    file: 'callback-timeout.cjs',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'load',
        world: 'callback',
        before: {
          'network': '100 200 300 400 throws network #5',
          'network twice': '100 200 returns done',
        },
        after: {
          'network': '0..100 0..200 0..300 0..400 throws network #5',
          'network twice': '0..100 0..200 returns done',
        },
      },
    ],
  },
  {
    file: 'ws-class.ts',
    reports: ['no-unbounded-retry', 'require-delay-cap', 'require-jitter'],
    entries: [
      {
        name: 'start',
        world: 'socket',
        before: {
          'network': '2000 4000 8000 16000 goes on',
          'network twice': '2000 4000 connected',
        },
        after: {
          'network': '0..2000 0..4000 0..8000 0..16000 goes on',
          'network twice': '0..2000 0..4000 connected',
        },
      },
    ],
  },
  {
    file: 'generic-overloads.ts',
    reports: ['no-wait-after-last-attempt', 'require-jitter'],
    entries: [
      {
        name: 'run',
        world: 'client',
        before: {
          'network': '100 200 400 then 800 throws network #4',
          'network twice': '100 200 returns done',
        },
        after: {
          'network': '0..100 0..200 0..400 throws network #4',
          'network twice': '0..100 0..200 returns done',
        },
      },
    ],
  },
  {
    file: 'private-method.ts',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'run',
        world: 'client',
        before: {
          'network': '100 200 300 throws network #4',
          'network twice': '100 200 returns done',
        },
        after: {
          'network': '0..100 0..200 0..300 throws network #4',
          'network twice': '0..100 0..200 returns done',
        },
      },
    ],
  },
  {
    file: 'arrow-expression.ts',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'run',
        world: 'client',
        before: {
          'network': '100 200 400 throws network #4',
          'network twice': '100 200 returns done',
        },
        after: {
          'network': '0..100 0..200 0..400 throws network #4',
          'network twice': '0..100 0..200 returns done',
        },
      },
    ],
  },
  {
    file: 'single-line-ifs.js',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'ping',
        world: 'fetch',
        before: {
          'network': '0 0 0 throws network #4',
          'network twice': '0 0 returns 200',
          503: '0 0 0 throws ping: 503',
          '503 twice': '0 0 returns 200',
          '429 seconds': '0 0 0 throws ping: 429',
          '429 date': '0 returns 200',
          404: '0 0 0 throws ping: 404',
        },
        after: {
          'network': '0..100 0..200 0..400 throws network #4',
          'network twice': '0..100 0..200 returns 200',
          503: '0..100 0..200 0..400 throws ping: 503',
          '503 twice': '0..100 0..200 returns 200',
          '429 seconds': '7000..7100 7000..7200 7000..7400 throws ping: 429',
          '429 date': '9000..9100 returns 200',
          404: 'throws HTTP 404',
        },
      },
    ],
  },
  {
    file: 'tabs.ts',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'tabs',
        world: 'fetch',
        before: {
          'network': '0 0 throws network #3',
          'network twice': '0 0 returns done',
          503: '0 0 throws tabs: 503',
          '503 twice': '0 0 returns done',
          '429 seconds': '0 0 throws tabs: 429',
          '429 date': '0 returns done',
          404: '0 0 throws tabs: 404',
        },
        after: {
          'network': '0..100 0..200 throws network #3',
          'network twice': '0..100 0..200 returns done',
          503: '0..100 0..200 throws tabs: 503',
          '503 twice': '0..100 0..200 returns done',
          '429 seconds': '7000..7100 7000..7200 throws tabs: 429',
          '429 date': '9000..9100 returns done',
          404: 'throws HTTP 404',
        },
      },
    ],
  },
  {
    file: 'crlf.js',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'crlf',
        world: 'fetch',
        before: {
          'network': 'throws network #1',
          'network twice': 'throws network #1',
          503: '0 0 throws crlf: HTTP 503',
          '503 twice': '0 0 returns done',
          '429 seconds': '0 0 throws crlf: HTTP 429',
          '429 date': '0 returns done',
          404: '0 0 throws crlf: HTTP 404',
        },
        after: {
          'network': 'throws network #1',
          'network twice': 'throws network #1',
          503: '0..100 0..200 throws crlf: HTTP 503',
          '503 twice': '0..100 0..200 returns done',
          '429 seconds': '7000..7100 7000..7200 throws crlf: HTTP 429',
          '429 date': '9000..9100 returns done',
          404: 'throws crlf: HTTP 404',
        },
      },
    ],
  },
  {
    file: 'odd-comments.js',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'odd',
        world: 'fetch',
        before: {
          'network': '100 200 400 throws network #4',
          'network twice': '100 200 returns "done"',
          503: 'returns "sorry"',
          '503 twice': 'returns "sorry"',
          '429 seconds': 'returns "sorry"',
          '429 date': 'returns "sorry"',
          404: 'returns "sorry"',
        },
        after: {
          'network': '0..100 0..200 0..400 throws network #4',
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
    file: 'labelled-retry.js',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'labelled',
        world: 'fetch',
        before: {
          'network': 'throws network #1',
          'network twice': 'throws network #1',
          503: '0 0 0 throws HTTP 503',
          '503 twice': '0 0 returns "done"',
          '429 seconds': '0 0 0 throws HTTP 429',
          '429 date': '0 returns "done"',
          404: '0 0 0 throws HTTP 404',
        },
        after: {
          'network': 'throws network #1',
          'network twice': 'throws network #1',
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
    file: 'generator.ts',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          'network': '400 800 throws network #3',
          'network twice': '400 800 returns done',
          503: 'returns sorry',
          '503 twice': 'returns sorry',
          '429 seconds': 'returns sorry',
          '429 date': 'returns sorry',
          404: 'returns sorry',
        },
        after: {
          'network': '0..400 0..800 throws network #3',
          'network twice': '0..400 0..800 returns done',
          503: 'returns sorry',
          '503 twice': 'returns sorry',
          '429 seconds': 'returns sorry',
          '429 date': 'returns sorry',
          404: 'returns sorry',
        },
      },
    ],
  },
  {
    file: 'switch-error.js',
    reports: ['no-immediate-retry'],
    entries: [
      {
        name: 'send',
        world: 'client',
        before: {
          'network': '0 0 0 throws network #4',
          'network twice': '0 0 returns done',
        },
        after: {
          'network': '0..100 0..200 0..400 throws network #4',
          'network twice': '0..100 0..200 returns done',
        },
      },
    ],
  },
  {
    file: 'let-helper.js',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'lateHelper',
        world: 'fetch',
        before: {
          'network': '300 600 throws network #3',
          'network twice': '300 600 returns done',
          503: 'returns sorry',
          '503 twice': 'returns sorry',
          '429 seconds': 'returns sorry',
          '429 date': 'returns sorry',
          404: 'returns sorry',
        },
        after: {
          'network': '0..300 0..600 throws network #3',
          'network twice': '0..300 0..600 returns done',
          503: 'returns sorry',
          '503 twice': 'returns sorry',
          '429 seconds': 'returns sorry',
          '429 date': 'returns sorry',
          404: 'returns sorry',
        },
      },
    ],
  },
  {
    file: 'object-options.ts',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'run',
        world: 'client',
        before: {
          'network': '100 200 400 throws network #4',
          'network twice': '100 200 returns done',
        },
        after: {
          'network': '0..100 0..200 0..400 throws network #4',
          'network twice': '0..100 0..200 returns done',
        },
      },
    ],
  },
  {
    file: 'try-in-if.js',
    reports: ['no-immediate-retry'],
    entries: [
      {
        name: 'maybe',
        world: 'fetch',
        before: {
          'network': '0 0 returns null',
          'network twice': '0 0 returns 200',
          503: 'returns 503',
          '503 twice': 'returns 503',
          '429 seconds': 'returns 429',
          '429 date': 'returns 429',
          404: 'returns 404',
        },
        after: {
          'network': '0..100 0..200 returns null',
          'network twice': '0..100 0..200 returns 200',
          503: 'returns 503',
          '503 twice': 'returns 503',
          '429 seconds': 'returns 429',
          '429 date': 'returns 429',
          404: 'returns 404',
        },
      },
    ],
  },
  {
    file: 'no-block-while.js',
    reports: ['no-immediate-retry'],
    entries: [
      {
        name: 'go',
        world: 'client',
        before: {
          'network': '0 0 throws network #3',
          'network twice': '0 0 returns done',
        },
        after: {
          'network': '0..100 0..200 throws network #3',
          'network twice': '0..100 0..200 returns done',
        },
      },
    ],
  },
  {
    file: 'const-arrow-block.mjs',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'attempt',
        world: 'client',
        before: {
          'network': '200 400 600 800 throws network #5',
          'network twice': '200 400 returns done',
        },
        after: {
          'network': '0..200 0..400 0..600 0..800 throws network #5',
          'network twice': '0..200 0..400 returns done',
        },
      },
    ],
  },
  {
    file: 'while-res-null.ts',
    reports: ['no-immediate-retry'],
    entries: [
      {
        name: 'getJson',
        world: 'fetch',
        before: {
          'network': '0 0 0 throws network #4',
          'network twice': '0 0 returns done',
          503: 'returns sorry',
          '503 twice': 'returns sorry',
          '429 seconds': 'returns sorry',
          '429 date': 'returns sorry',
          404: 'returns sorry',
        },
        after: {
          'network': '0..100 0..200 0..400 throws network #4',
          'network twice': '0..100 0..200 returns done',
          503: 'returns sorry',
          '503 twice': 'returns sorry',
          '429 seconds': 'returns sorry',
          '429 date': 'returns sorry',
          404: 'returns sorry',
        },
      },
    ],
  },
  {
    file: 'interval-jitter.ts',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'narrow',
        world: 'fetch',
        before: {
          'network': '1000..1010 2000..2010 4000..4010 throws network #4',
          'network twice': '1000..1010 2000..2010 returns "done"',
          503: 'returns "sorry"',
          '503 twice': 'returns "sorry"',
          '429 seconds': 'returns "sorry"',
          '429 date': 'returns "sorry"',
          404: 'returns "sorry"',
        },
        after: {
          'network': '0..1000 0..2000 0..4000 throws network #4',
          'network twice': '0..1000 0..2000 returns "done"',
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
    file: 'array-retry.js',
    reports: ['no-immediate-retry'],
    entries: [
      {
        name: 'run',
        world: 'client',
        before: {
          'network': '0 0 throws network #3',
          'network twice': '0 0 returns done',
        },
        after: {
          'network': '0..100 0..200 throws network #3',
          'network twice': '0..100 0..200 returns done',
        },
      },
    ],
  },
  {
    file: 'return-await-finally.ts',
    reports: ['no-immediate-retry'],
    entries: [
      {
        name: 'locked',
        world: 'client',
        before: {
          'network': '0 0 0 throws network #4',
          'network twice': '0 0 returns done',
        },
        after: {
          'network': '0..100 0..200 0..400 throws network #4',
          'network twice': '0..100 0..200 returns done',
        },
      },
    ],
  },
  {
    file: 'comma-for.js',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'compact',
        world: 'client',
        before: {
          'network': '100 200 400 800 throws network #5',
          'network twice': '100 200 returns done',
        },
        after: {
          'network': '0..100 0..200 0..400 0..800 throws network #5',
          'network twice': '0..100 0..200 returns done',
        },
      },
    ],
  },
  {
    file: 'cap-helper.js',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'capped',
        world: 'client',
        before: {
          'network': '100 200 400 800 1600 3200 6400 10000 throws network #9',
          'network twice': '100 200 returns done',
        },
        after: {
          'network': '0..100 0..200 0..400 0..800 0..1600 0..3200 0..6400 0..10000 throws network #9',
          'network twice': '0..100 0..200 returns done',
        },
      },
    ],
  },
  {
    file: 'assign-catch.js',
    reports: ['no-immediate-retry'],
    entries: [
      {
        name: 'one',
        world: 'client',
        before: {
          'network': '0 throws network #2',
          'network twice': '0 throws network #2',
        },
        after: {
          'network': '0..100 throws network #2',
          'network twice': '0..100 throws network #2',
        },
      },
    ],
  },
  {
    file: 'one-line-handlers.js',
    reports: ['no-immediate-retry'],
    entries: [
      {
        name: 'load',
        world: 'socket',
        before: { 'network': '0 0 0 0 goes on', 'network twice': '0 0 connected' },
        after: { 'network': '0..100 0..200 0..400 0..800 goes on', 'network twice': '0..100 0..200 connected' },
      },
    ],
  },
  {
    file: 'awaiter.cjs',
    reports: ['no-client-error-retry', 'no-wait-after-last-attempt', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '1000 2000 then 4000 throws network #3',
          'network twice': '1000 2000 returns "done"',
          503: '1000 2000 then 4000 throws status 503',
          '503 twice': '1000 2000 returns "done"',
          '429 seconds': '1000 2000 then 4000 throws status 429',
          '429 date': '1000 returns "done"',
          404: '1000 2000 then 4000 throws status 404',
        },
        after: {
          network: '0..1000 0..2000 throws network #3',
          'network twice': '0..1000 0..2000 returns "done"',
          503: '0..1000 0..2000 throws status 503',
          '503 twice': '0..1000 0..2000 returns "done"',
          '429 seconds': '7000..8000 7000..9000 throws status 429',
          '429 date': '9000..10000 returns "done"',
          404: 'throws status 404',
        },
      },
    ],
  },
  {
    file: 'told-by-helper.ts',
    reports: ['require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'invoke',
        world: 'client',
        before: {
          network: '50 100 200 throws network #4',
          'network twice': '50 100 returns done',
          503: '50 100 200 throws 503 #4',
          '503 twice': '50 100 returns done',
          '429 seconds': '50 100 200 throws 429 #4',
          '429 date': '50 returns done',
          404: 'throws 404 #1',
        },
        after: {
          network: '0..50 0..100 0..200 throws network #4',
          'network twice': '0..50 0..100 returns done',
          503: '0..50 0..100 0..200 throws 503 #4',
          '503 twice': '0..50 0..100 returns done',
          '429 seconds': '7000..7050 7000..7100 7000..7200 throws 429 #4',
          '429 date': '9000..9050 returns done',
          404: 'throws 404 #1',
        },
      },
    ],
  },
  {
    file: 'error-with-type.ts',
    reports: ['require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'complete',
        world: 'client',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: 'throws 503 #1',
          '503 twice': 'throws 503 #1',
          '429 seconds': '2000 4000 throws 429 #3',
          '429 date': '2000 returns done',
          404: 'throws 404 #1',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: 'throws 503 #1',
          '503 twice': 'throws 503 #1',
          '429 seconds': '7000..9000 7000..11000 throws 429 #3',
          '429 date': '9000..11000 returns done',
          404: 'throws 404 #1',
        },
      },
    ],
  },
  {
    file: 'asked-for-axios.ts',
    reports: ['no-client-error-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'fetchBalance',
        world: 'axios',
        before: {
          network: '2000 2000 2000 throws network #4',
          'network twice': '2000 2000 returns done',
          503: '2000 2000 2000 throws 503 #4',
          '503 twice': '2000 2000 returns done',
          '429 seconds': '5000 5000 5000 throws 429 #4',
          '429 date': '5000 returns done',
          404: '2000 2000 2000 throws 404 #4',
        },
        after: {
          network: '0..2000 0..4000 0..8000 throws network #4',
          'network twice': '0..2000 0..4000 returns done',
          503: '0..2000 0..4000 0..8000 throws 503 #4',
          '503 twice': '0..2000 0..4000 returns done',
          '429 seconds': '7000..12000 7000..17000 7000..27000 throws 429 #4',
          '429 date': '9000..14000 returns done',
          404: 'throws 404 #1',
        },
      },
    ],
  },
  {
    file: 'undici-apart.mjs',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'stat',
        world: 'fetch',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '1000 2000 3000 throws stat: 503',
          '503 twice': '1000 2000 returns done',
          '429 seconds': '1000 2000 3000 throws stat: 429',
          '429 date': '1000 returns done',
          404: '1000 2000 3000 throws stat: 404',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0..1000 0..2000 0..3000 throws stat: 503',
          '503 twice': '0..1000 0..2000 returns done',
          '429 seconds': '7000..8000 7000..9000 7000..10000 throws stat: 429',
          '429 date': '9000..10000 returns done',
          404: 'throws stat: 404',
        },
      },
    ],
  },
  {
    file: 'tick-with-function.cjs',
    reports: ['no-immediate-retry'],
    entries: [
      {
        name: 'fetchIt',
        world: 'callback',
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
    file: 'counter-that-stands.js',
    reports: ['no-client-error-retry', 'no-ineffective-retry', 'no-unbounded-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'fetchDoc',
        world: 'fetch',
        before: {
          network: '1000 1000 1000 1000 goes on',
          'network twice': '1000 1000 returns done',
          503: '1000 1000 1000 1000 goes on',
          '503 twice': '1000 1000 returns done',
          '429 seconds': '1000 1000 1000 1000 goes on',
          '429 date': '1000 returns done',
          404: '1000 1000 1000 1000 goes on',
        },
        after: {
          network: '0..1000 0..1000 throws network #3',
          'network twice': '0..1000 0..1000 returns done',
          503: '0..1000 0..1000 throws doc 503',
          '503 twice': '0..1000 0..1000 returns done',
          '429 seconds': '7000..8000 7000..8000 throws doc 429',
          '429 date': '9000..10000 returns done',
          404: 'throws doc 404',
        },
      },
    ],
  },
  {
    file: 'below-their-if.js',
    reports: ['no-immediate-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'viaBelow',
        world: 'fetch',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0 0 0 throws viaBelow 503',
          '503 twice': '0 0 returns "done"',
          '429 seconds': '0 0 0 throws viaBelow 429',
          '429 date': '0 returns "done"',
          404: 'returns "sorry"',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0..100 0..200 0..400 throws viaBelow 503',
          '503 twice': '0..100 0..200 returns "done"',
          '429 seconds': '7000..7100 7000..7200 7000..7400 throws viaBelow 429',
          '429 date': '9000..9100 returns "done"',
          404: 'returns "sorry"',
        },
      },
    ],
  },
];
