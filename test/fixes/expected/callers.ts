import type { ProgramCase } from '../program-case.js';

/** What the callers of a function may hand it: the fix holds for all of them. */
export const callers: readonly ProgramCase[] = [
  {
    file: 'countdown-handed.ts',
    reports: ['no-immediate-retry'],
    entries: [
      {
        name: 'few',
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
      {
        name: 'many',
        world: 'client',
        before: {
          network: '0 0 0 0 0 throws network #6',
          'network twice': '0 0 returns done',
        },
        after: {
          network: '0..100 0..200 0..400 0..800 0..1600 throws network #6',
          'network twice': '0..100 0..200 returns done',
        },
      },
      {
        name: 'more',
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
      {
        name: 'own',
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
    file: 'optional-wait.js',
    reports: ['no-immediate-retry'],
    entries: [
      {
        name: 'load',
        world: 'client',
        before: { 'network': '0 0 0 throws network #4', 'network twice': '0 0 returns done' },
        after: { 'network': '0..100 0..200 0..400 throws network #4', 'network twice': '0..100 0..200 returns done' },
      },
      {
        name: 'loadSlowly',
        world: 'client',
        before: { 'network': '500 500 500 throws network #4', 'network twice': '500 500 returns done' },
        after: { 'network': '500 500 500 throws network #4', 'network twice': '500 500 returns done' },
      },
    ],
  },
  {
    file: 'overloads.ts',
    reports: ['no-immediate-retry'],
    entries: [
      {
        name: 'load',
        world: 'client',
        before: { 'network': '0 0 throws network #3', 'network twice': '0 0 returns done' },
        after: { 'network': '0..100 0..200 throws network #3', 'network twice': '0..100 0..200 returns done' },
      },
      {
        name: 'more',
        world: 'client',
        before: { 'network': '0 0 0 0 throws network #5', 'network twice': '0 0 returns done' },
        after: { 'network': '0..100 0..100 0..100 0..200 throws network #5', 'network twice': '0..100 0..100 returns done' },
      },
    ],
  },
  {
    file: 'delays-of-callers.ts',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '100 1000 40000 throws network #4',
          'network twice': '100 1000 returns "done"',
          503: '100 1000 40000 throws status 503',
          '503 twice': '100 1000 returns "done"',
          '429 seconds': '100 1000 40000 throws status 429',
          '429 date': '100 returns "done"',
          404: '100 1000 40000 throws status 404',
        },
        after: {
          network: '0..100 0..1000 0..40000 throws network #4',
          'network twice': '0..100 0..1000 returns "done"',
          503: '0..100 0..1000 0..40000 throws status 503',
          '503 twice': '0..100 0..1000 returns "done"',
          '429 seconds': '7000..7100 7000..8000 7000..47000 throws status 429',
          '429 date': '9000..9100 returns "done"',
          404: 'throws status 404',
        },
      },
    ],
  },
  {
    file: 'backoff-of-callers.ts',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'load',
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
    file: 'default-backoff.ts',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'load',
        world: 'client',
        before: { 'network': '100 200 400 throws network #4', 'network twice': '100 200 returns done' },
        after: { 'network': '0..100 0..200 0..400 throws network #4', 'network twice': '0..100 0..200 returns done' },
      },
      {
        name: 'load',
        world: 'client',
        args: [{ backoff: () => 5 }],
        before: { 'network': '5 5 5 throws network #4', 'network twice': '5 5 returns done' },
        after: { 'network': '5 5 5 throws network #4', 'network twice': '5 5 returns done' },
      },
    ],
  },
  {
    file: 'default-delay.js',
    reports: ['require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'loadCities',
        world: 'fetch',
        before: {
          'network': 'throws network #1',
          'network twice': 'throws network #1',
          '503': '200 400 600 returns 503',
          '503 twice': '200 400 returns 200',
          '429 seconds': '200 400 600 returns 429',
          '429 date': '200 returns 200',
          '404': 'returns 404',
        },
        after: {
          'network': 'throws network #1',
          'network twice': 'throws network #1',
          '503': '0..200 0..400 0..600 returns 503',
          '503 twice': '0..200 0..400 returns 200',
          '429 seconds': '7000..7200 7000..7400 7000..7600 returns 429',
          '429 date': '9000..9200 returns 200',
          '404': 'returns 404',
        },
      },
      {
        name: 'loadCities',
        world: 'fetch',
        args: [{ delay: () => 5 }],
        before: {
          'network': 'throws network #1',
          'network twice': 'throws network #1',
          '503': '5 5 5 returns 503',
          '503 twice': '5 5 returns 200',
          '429 seconds': '5 5 5 returns 429',
          '429 date': '5 returns 200',
          '404': 'returns 404',
        },
        after: {
          'network': 'throws network #1',
          'network twice': 'throws network #1',
          '503': '5 5 5 returns 503',
          '503 twice': '5 5 returns 200',
          '429 seconds': '7005 7005 7005 returns 429',
          '429 date': '9005 returns 200',
          '404': 'returns 404',
        },
      },
    ],
  },
  {
    file: 'error-of-own-class.ts',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '2000 4000 8000 throws HTTP 503',
          '503 twice': '2000 4000 returns "done"',
          '429 seconds': '2000 4000 8000 throws HTTP 429',
          '429 date': '2000 returns "done"',
          404: '2000 4000 8000 throws HTTP 404',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0..2000 0..4000 0..8000 throws HTTP 503',
          '503 twice': '0..2000 0..4000 returns "done"',
          '429 seconds': '7000..9000 7000..11000 7000..15000 throws HTTP 429',
          '429 date': '9000..11000 returns "done"',
          404: 'throws HTTP 404',
        },
      },
    ],
  },
];
