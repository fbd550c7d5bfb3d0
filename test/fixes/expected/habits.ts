import type { ProgramCase } from '../program-case.js';

/** What real code has around its retries: time limits of one attempt, logs of the wait, helpers with defaults, other files than plain ones. */
export const habits: readonly ProgramCase[] = [
  {
    file: 'timeout-controller.ts',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'getWithTimeout',
        world: 'fetch',
        before: {
          network: '0 0 throws network #3',
          'network twice': '0 0 returns "done"',
          503: '0 0 throws 503 ',
          '503 twice': '0 0 returns "done"',
          '429 seconds': '0 0 throws 429 ',
          '429 date': '0 returns "done"',
          404: '0 0 throws 404 ',
        },
        after: {
          network: '0..100 0..200 throws network #3',
          'network twice': '0..100 0..200 returns "done"',
          503: '0..100 0..200 throws 503 ',
          '503 twice': '0..100 0..200 returns "done"',
          '429 seconds': '7000..7100 7000..7200 throws 429 ',
          '429 date': '9000..9100 returns "done"',
          404: 'throws 404 ',
        },
      },
    ],
  },
  {
    file: 'segment-retry.ts',
    reports: ['no-immediate-retry'],
    entries: [
      {
        name: 'download',
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
    file: 'logged-table.ts',
    reports: ['require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'definitions',
        world: 'fetch',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '500 1000 2000 throws definitions: 503',
          '503 twice': '500 1000 returns done',
          '429 seconds': '500 1000 2000 throws definitions: 429',
          '429 date': '500 returns done',
          404: 'throws definitions: 404',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0..500 0..1000 0..2000 throws definitions: 503',
          '503 twice': '0..500 0..1000 returns done',
          '429 seconds': '7000..7500 7000..8000 7000..9000 throws definitions: 429',
          '429 date': '9000..9500 returns done',
          404: 'throws definitions: 404',
        },
      },
    ],
  },
  {
    file: 'constant-outside.js',
    reports: ['no-client-error-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'go',
        world: 'fetch',
        before: {
          network: '5000 5000 5000 throws network #4',
          'network twice': '5000 5000 returns done',
          503: '5000 5000 5000 throws status 503',
          '503 twice': '5000 5000 returns done',
          '429 seconds': '5000 5000 5000 throws status 429',
          '429 date': '5000 returns done',
          404: '5000 5000 5000 throws status 404',
        },
        after: {
          network: '0..5000 0..10000 0..20000 throws network #4',
          'network twice': '0..5000 0..10000 returns done',
          503: '0..5000 0..10000 0..20000 throws status 503',
          '503 twice': '0..5000 0..10000 returns done',
          '429 seconds': '7000..12000 7000..17000 7000..27000 throws status 429',
          '429 date': '9000..14000 returns done',
          404: 'throws status 404',
        },
      },
    ],
  },
  {
    file: 'jitter-variable.js',
    reports: ['require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'retry',
        world: 'client',
        before: {
          network: '246..254 493..507 985..1015 throws network #4',
          'network twice': '246..254 493..507 returns done',
          503: '246..254 493..507 985..1015 throws 503 #4',
          '503 twice': '246..254 493..507 returns done',
          '429 seconds': '246..254 493..507 985..1015 throws 429 #4',
          '429 date': '246..254 returns done',
          404: 'throws 404 #1',
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
    file: 'pause-with-default.ts',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'poll',
        world: 'client',
        before: {
          network: '200 400 800 throws network #4',
          'network twice': '200 400 returns done',
        },
        after: {
          network: '0..200 0..400 0..800 throws network #4',
          'network twice': '0..200 0..400 returns done',
        },
      },
    ],
  },
  {
    file: 'server-or-own.ts',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'list',
        world: 'fetch',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '500 1000 2000 throws list: 503',
          '503 twice': '500 1000 returns done',
          '429 seconds': '7000 7000 7000 throws list: 429',
          '429 date': '9000 returns done',
          404: 'throws list: 404',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0..500 0..1000 0..2000 throws list: 503',
          '503 twice': '0..500 0..1000 returns done',
          '429 seconds': '7000 7000 7000 throws list: 429',
          '429 date': '9000 returns done',
          404: 'throws list: 404',
        },
      },
    ],
  },
  {
    file: 'mutual-catch.js',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'first',
        world: 'fetch',
        before: {
          network: '0 0 0 throws network #4',
          'network twice': '0 0 returns "done"',
          503: '0 0 0 throws HTTP 503',
          '503 twice': '0 0 returns "done"',
          '429 seconds': '0 0 0 throws HTTP 429',
          '429 date': '0 returns "done"',
          404: '0 0 0 throws HTTP 404',
        },
        after: {
          network: '0..100 0..200 0..400 throws network #4',
          'network twice': '0..100 0..200 returns "done"',
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
    file: 'jsx-component.jsx',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'loadUsers',
        world: 'fetch',
        before: {
          network: '1000 2000 4000 throws network #4',
          'network twice': '1000 2000 returns done',
          503: '1000 2000 4000 throws Network response was not ok',
          '503 twice': '1000 2000 returns done',
          '429 seconds': '1000 2000 4000 throws Network response was not ok',
          '429 date': '1000 returns done',
          404: '1000 2000 4000 throws Network response was not ok',
        },
        after: {
          network: '0..1000 0..2000 0..4000 throws network #4',
          'network twice': '0..1000 0..2000 returns done',
          503: '0..1000 0..2000 0..4000 throws Network response was not ok',
          '503 twice': '0..1000 0..2000 returns done',
          '429 seconds': '7000..8000 7000..9000 7000..11000 throws Network response was not ok',
          '429 date': '9000..10000 returns done',
          404: 'throws Network response was not ok',
        },
      },
    ],
  },
  {
    file: 'tabs-default.mjs',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'default',
        world: 'fetch',
        before: {
          network: '0 0 0 throws network #4',
          'network twice': '0 0 returns done',
          503: '0 0 0 throws bad answer 503',
          '503 twice': '0 0 returns done',
          '429 seconds': '0 0 0 throws bad answer 429',
          '429 date': '0 returns done',
          404: '0 0 0 throws bad answer 404',
        },
        after: {
          network: '0..100 0..200 0..400 throws network #4',
          'network twice': '0..100 0..200 returns done',
          503: '0..100 0..200 0..400 throws bad answer 503',
          '503 twice': '0..100 0..200 returns done',
          '429 seconds': '7000..7100 7000..7200 7000..7400 throws bad answer 429',
          '429 date': '9000..9100 returns done',
          404: 'throws bad answer 404',
        },
      },
    ],
  },
  {
    file: 'license-callback.cjs',
    reports: ['no-immediate-retry'],
    entries: [
      {
        name: 'readDocument',
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
    file: 'decorated-service.ts',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'getPrice',
        world: 'axios',
        before: {
          network: '1000 2000 throws network #3',
          'network twice': '1000 2000 returns done',
          503: '1000 2000 throws 503 #3',
          '503 twice': '1000 2000 returns done',
          '429 seconds': '1000 2000 throws 429 #3',
          '429 date': '1000 returns done',
          404: '1000 2000 throws 404 #3',
        },
        after: {
          network: '0..1000 0..2000 throws network #3',
          'network twice': '0..1000 0..2000 returns done',
          503: '0..1000 0..2000 throws 503 #3',
          '503 twice': '0..1000 0..2000 returns done',
          '429 seconds': '7000..8000 7000..9000 throws 429 #3',
          '429 date': '9000..10000 returns done',
          404: 'throws 404 #1',
        },
      },
    ],
  },
  {
    file: 'labelled-switch.ts',
    reports: ['no-immediate-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'upload',
        world: 'fetch',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0 0 0 throws upload: too many attempts',
          '503 twice': '0 0 returns [object Object]',
          '429 seconds': '0 0 0 throws upload: too many attempts',
          '429 date': '0 returns [object Object]',
          404: 'returns [object Object]',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0..100 0..200 0..400 throws upload: too many attempts',
          '503 twice': '0..100 0..200 returns [object Object]',
          '429 seconds': '7000..7100 7000..7200 7000..7400 throws upload: too many attempts',
          '429 date': '9000..9100 returns [object Object]',
          404: 'returns [object Object]',
        },
      },
    ],
  },
  {
    file: 'page-generator.ts',
    reports: ['require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'firstPage',
        world: 'fetch',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: 'returns "sorry"',
          '503 twice': 'returns "sorry"',
          '429 seconds': '2000 4000 8000 16000 32000 returns "sorry"',
          '429 date': '2000 returns "done"',
          404: 'returns "sorry"',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: 'returns "sorry"',
          '503 twice': 'returns "sorry"',
          '429 seconds': '7000..9000 7000..11000 7000..15000 7000..23000 7000..39000 returns "sorry"',
          '429 date': '9000..11000 returns "done"',
          404: 'returns "sorry"',
        },
      },
    ],
  },
  {
    file: 'const-enum.mts',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'getUser',
        world: 'fetch',
        before: {
          network: '200 400 800 throws network #4',
          'network twice': '200 400 returns done',
          503: '200 400 800 throws HTTP 503',
          '503 twice': '200 400 returns done',
          '429 seconds': '200 400 800 throws HTTP 429',
          '429 date': '200 returns done',
          404: '200 400 800 throws HTTP 404',
        },
        after: {
          network: '0..200 0..400 0..800 throws network #4',
          'network twice': '0..200 0..400 returns done',
          503: '0..200 0..400 0..800 throws HTTP 503',
          '503 twice': '0..200 0..400 returns done',
          '429 seconds': '7000..7200 7000..7400 7000..7800 throws HTTP 429',
          '429 date': '9000..9200 returns done',
          404: 'throws HTTP 404',
        },
      },
    ],
  },
  {
    file: 'comment-before-catch.js',
    reports: ['no-immediate-retry'],
    entries: [
      {
        name: 'read',
        world: 'client',
        before: {
          network: '0 0 0 throws read failed',
          'network twice': '0 0 returns done',
        },
        after: {
          network: '0..100 0..200 0..400 throws read failed',
          'network twice': '0..100 0..200 returns done',
        },
      },
    ],
  },
  {
    file: 'reconnect-counted.ts',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'listen',
        world: 'socket',
        before: {
          network: '2000 4000 8000 16000 quiet',
          'network twice': '2000 4000 connected',
        },
        after: {
          network: '0..2000 0..4000 0..8000 0..16000 quiet',
          'network twice': '0..2000 0..4000 connected',
        },
      },
    ],
  },
];
