import type { ProgramCase } from '../program-case.js';

/** What else stands in a file: other sites, names that are taken, a helper, comments, another style. */
export const files: readonly ProgramCase[] = [
  {
    file: 'names-taken.ts',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'print',
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
    file: 'helper-present.js',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'first',
        world: 'client',
        before: {
          network: '0..100 0..200 0..400 throws network #4',
          'network twice': '0..100 0..200 returns done',
        },
        after: {
          network: '0..100 0..200 0..400 throws network #4',
          'network twice': '0..100 0..200 returns done',
        },
      },
      {
        name: 'second',
        world: 'client',
        before: {
          network: '300 600 1200 throws network #4',
          'network twice': '300 600 returns done',
        },
        after: {
          network: '0..300 0..600 0..1200 throws network #4',
          'network twice': '0..300 0..600 returns done',
        },
      },
    ],
  },
  {
    file: 'comments.js',
    reports: ['no-client-error-retry', 'no-unbounded-retry', 'require-delay-cap', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'loadMap',
        world: 'axios',
        before: {
          network: '200 400 800 1600 goes on',
          'network twice': '200 400 returns done',
          503: '200 400 800 1600 goes on',
          '503 twice': '200 400 returns done',
          '429 seconds': '200 400 800 1600 goes on',
          '429 date': '200 returns done',
          404: '200 400 800 1600 goes on',
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
    file: 'no-semicolons.mjs',
    reports: ['require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'loadScores',
        world: 'fetch',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '100 200 300 throws scores: 503',
          '503 twice': '100 200 returns "done"',
          '429 seconds': 'throws scores: 429',
          '429 date': 'throws scores: 429',
          404: 'throws scores: 404',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0..100 0..200 0..300 throws scores: 503',
          '503 twice': '0..100 0..200 returns "done"',
          '429 seconds': 'throws scores: 429',
          '429 date': 'throws scores: 429',
          404: 'throws scores: 404',
        },
      },
    ],
  },
  {
    file: 'two-sites.js',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'no-unbounded-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'loadUser',
        world: 'axios',
        before: {
          network: '500 1000 throws network #3',
          'network twice': '500 1000 returns done',
          503: '500 1000 throws 503 #3',
          '503 twice': '500 1000 returns done',
          '429 seconds': '500 1000 throws 429 #3',
          '429 date': '500 returns done',
          404: '500 1000 throws 404 #3',
        },
        after: {
          network: '0..500 0..1000 throws network #3',
          'network twice': '0..500 0..1000 returns done',
          503: '0..500 0..1000 throws 503 #3',
          '503 twice': '0..500 0..1000 returns done',
          '429 seconds': '7000..7500 7000..8000 throws 429 #3',
          '429 date': '9000..9500 returns done',
          404: 'throws 404 #1',
        },
      },
      {
        name: 'saveUser',
        world: 'axios',
        before: {
          network: '0 0 throws network #3',
          'network twice': '0 0 returns done',
          503: '0 0 throws 503 #3',
          '503 twice': '0 0 returns done',
          '429 seconds': '0 0 throws 429 #3',
          '429 date': '0 returns done',
          404: '0 0 throws 404 #3',
        },
        after: {
          network: '0..100 0..200 throws network #3',
          'network twice': '0..100 0..200 returns done',
          503: '0..100 0..200 throws 503 #3',
          '503 twice': '0..100 0..200 returns done',
          '429 seconds': '7000..7100 7000..7200 throws 429 #3',
          '429 date': '9000..9100 returns done',
          404: 'throws 404 #1',
        },
      },
      {
        name: 'deleteUser',
        world: 'fetch',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '3000 3000 3000 3000 goes on',
          '503 twice': '3000 3000 returns 200',
          '429 seconds': 'returns 429',
          '429 date': 'returns 429',
          404: 'returns 404',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0..3000 0..6000 0..12000 0..24000 returns 503',
          '503 twice': '0..3000 0..6000 returns 200',
          '429 seconds': 'returns 429',
          '429 date': 'returns 429',
          404: 'returns 404',
        },
      },
    ],
  },
  {
    file: 'one-liner.cjs',
    reports: ['no-immediate-retry', 'no-unbounded-retry'],
    entries: [
      {
        name: 'wake',
        world: 'client',
        before: {
          network: '0 0 0 0 goes on',
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
    file: 'default-export.mjs',
    reports: ['require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'default',
        world: 'fetch',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '100 200 400 800 returns 503',
          '503 twice': '100 200 returns 200',
          '429 seconds': 'returns 429',
          '429 date': 'returns 429',
          404: 'returns 404',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0..100 0..200 0..400 0..800 returns 503',
          '503 twice': '0..100 0..200 returns 200',
          '429 seconds': 'returns 429',
          '429 date': 'returns 429',
          404: 'returns 404',
        },
      },
    ],
  },
  {
    file: 'local-names.ts',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'probe',
        world: 'axios',
        before: {
          network: '0 0 throws network #3',
          'network twice': '0 0 returns up',
          503: '0 0 throws 503 #3',
          '503 twice': '0 0 returns up',
          '429 seconds': '0 0 throws 429 #3',
          '429 date': '0 returns up',
          404: '0 0 throws 404 #3',
        },
        after: {
          network: '0..100 0..200 throws network #3',
          'network twice': '0..100 0..200 returns up',
          503: '0..100 0..200 throws 503 #3',
          '503 twice': '0..100 0..200 returns up',
          '429 seconds': '7000..7100 7000..7200 throws 429 #3',
          '429 date': '9000..9100 returns up',
          404: 'throws 404 #1',
        },
      },
    ],
  },
  {
    file: 'comments-inside.ts',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'shoot',
        world: 'client',
        before: {
          network: '500 1000 throws network #3',
          'network twice': '500 1000 returns done',
        },
        after: {
          network: '0..500 0..1000 throws network #3',
          'network twice': '0..500 0..1000 returns done',
        },
      },
    ],
  },
  {
    file: 'two-sites.cjs',
    reports: ['require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'readRoom',
        world: 'client',
        before: {
          network: '100 200 throws network #3',
          'network twice': '100 200 returns done',
        },
        after: {
          network: '0..100 0..200 throws network #3',
          'network twice': '0..100 0..200 returns done',
        },
      },
      {
        name: 'bookRoom',
        world: 'axios',
        before: {
          network: '2000 2000 throws network #3',
          'network twice': '2000 2000 returns done',
          503: '2000 2000 throws 503 #3',
          '503 twice': '2000 2000 returns done',
          '429 seconds': 'throws 429 #1',
          '429 date': 'throws 429 #1',
          404: 'throws 404 #1',
        },
        after: {
          network: '0..2000 0..2000 throws network #3',
          'network twice': '0..2000 0..2000 returns done',
          503: '0..2000 0..2000 throws 503 #3',
          '503 twice': '0..2000 0..2000 returns done',
          '429 seconds': 'throws 429 #1',
          '429 date': 'throws 429 #1',
          404: 'throws 404 #1',
        },
      },
    ],
  },
  {
    file: 'script-factory.js',
    reports: ['no-immediate-retry', 'require-jitter'],
    entries: [
      {
        name: 'load',
        world: 'client',
        args: [0],
        before: { 'network': '0 0 0 throws network #4', 'network twice': '0 0 returns done' },
        after: { 'network': '0..100 0..200 0..400 throws network #4', 'network twice': '0..100 0..200 returns done' },
      },
      {
        name: 'save',
        world: 'client',
        before: { 'network': '500 1000 2000 throws network #4', 'network twice': '500 1000 returns done' },
        after: { 'network': '0..500 0..1000 0..2000 throws network #4', 'network twice': '0..500 0..1000 returns done' },
      },
    ],
  },
  {
    file: 'script-once.js',
    reports: ['no-immediate-retry'],
    entries: [
      {
        name: 'load',
        world: 'client',
        before: { 'network': '0 0 0 throws network #4', 'network twice': '0 0 returns done' },
        after: { 'network': '0..100 0..200 0..400 throws network #4', 'network twice': '0..100 0..200 returns done' },
      },
    ],
  },
];
