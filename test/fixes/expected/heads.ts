import type { ProgramCase } from '../program-case.js';

/** Loops whose head asks what came of the last turn: a flag, a status, an answer. Success comes to the end of the turn as well. */
export const heads: readonly ProgramCase[] = [
  {
    file: 'status-in-head.js',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'poll',
        world: 'fetch',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0 0 0 0 throws Failed with 503',
          '503 twice': '0 0 returns done',
          '429 seconds': '0 0 0 0 throws Failed with 429',
          '429 date': '0 returns done',
          404: '0 0 0 0 throws Failed with 404',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0..100 0..200 0..400 0..800 throws Failed with 503',
          '503 twice': '0..100 0..200 returns done',
          '429 seconds': '7000..7100 7000..7200 7000..7400 7000..7800 throws Failed with 429',
          '429 date': '9000..9100 returns done',
          404: 'throws Failed with 404',
        },
      },
    ],
  },
  {
    file: 'flag-or-log.js',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'drain',
        world: 'fetch',
        before: {
          network: '0 0 throws job one failed',
          'network twice': '0 0 returns one',
          503: '0 0 throws job one failed',
          '503 twice': '0 0 returns one',
          '429 seconds': '0 0 throws job one failed',
          '429 date': '0 returns one',
          404: '0 0 throws job one failed',
        },
        after: {
          network: '0..100 0..200 throws job one failed',
          'network twice': '0..100 0..200 returns one',
          503: '0..100 0..200 throws job one failed',
          '503 twice': '0..100 0..200 returns one',
          '429 seconds': '7000..7100 7000..7200 throws job one failed',
          '429 date': '9000..9100 returns one',
          404: 'throws job one failed',
        },
      },
    ],
  },
  {
    file: 'flag-compact.js',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'a',
        world: 'fetch',
        before: {
          network: '0 0 throws network #3',
          'network twice': '0 0 returns 200',
          503: '0 0 throws a: 503',
          '503 twice': '0 0 returns 200',
          '429 seconds': '0 0 throws a: 429',
          '429 date': '0 returns 200',
          404: '0 0 throws a: 404',
        },
        after: {
          network: '0..100 0..200 throws network #3',
          'network twice': '0..100 0..200 returns 200',
          503: '0..100 0..200 throws a: 503',
          '503 twice': '0..100 0..200 returns 200',
          '429 seconds': '7000..7100 7000..7200 throws a: 429',
          '429 date': '9000..9100 returns 200',
          404: 'throws a: 404',
        },
      },
    ],
  },
  {
    file: 'pair-in-head.js',
    reports: ['no-immediate-retry'],
    entries: [
      {
        name: 'readConfig',
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
    file: 'status-without-end.js',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'no-unbounded-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'forever',
        world: 'fetch',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0 0 0 0 goes on',
          '503 twice': '0 0 returns done',
          '429 seconds': '0 0 0 0 goes on',
          '429 date': '0 returns done',
          404: '0 0 0 0 goes on',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0..100 0..200 0..400 0..800 throws HTTP 503',
          '503 twice': '0..100 0..200 returns done',
          '429 seconds': '7000..7100 7000..7200 7000..7400 7000..7800 throws HTTP 429',
          '429 date': '9000..9100 returns done',
          404: 'throws HTTP 404',
        },
      },
    ],
  },
  {
    file: 'flag-without-end.js',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'no-unbounded-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'flagged',
        world: 'fetch',
        before: {
          network: '0 0 0 0 goes on',
          'network twice': '0 0 returns done',
          503: '0 0 0 0 goes on',
          '503 twice': '0 0 returns done',
          '429 seconds': '0 0 0 0 goes on',
          '429 date': '0 returns done',
          404: '0 0 0 0 goes on',
        },
        after: {
          network: '0..100 0..200 0..400 0..800 throws network #5',
          'network twice': '0..100 0..200 returns done',
          503: '0..100 0..200 0..400 0..800 throws HTTP 503',
          '503 twice': '0..100 0..200 returns done',
          '429 seconds': '7000..7100 7000..7200 7000..7400 7000..7800 throws HTTP 429',
          '429 date': '9000..9100 returns done',
          404: 'throws HTTP 404',
        },
      },
    ],
  },
  {
    file: 'counted-in-head.ts',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'findOrder',
        world: 'fetch',
        before: {
          network: '0 0 0 throws order: 0 TypeError: network #4',
          'network twice': '0 0 returns done',
          503: '0 0 0 throws order: 503 ',
          '503 twice': '0 0 returns done',
          '429 seconds': '0 0 0 throws order: 429 ',
          '429 date': '0 returns done',
          404: '0 0 0 throws order: 404 ',
        },
        after: {
          network: '0..100 0..200 0..400 throws order: 0 TypeError: network #4',
          'network twice': '0..100 0..200 returns done',
          503: '0..100 0..200 0..400 throws order: 503 ',
          '503 twice': '0..100 0..200 returns done',
          '429 seconds': '7000..7100 7000..7200 7000..7400 throws order: 429 ',
          '429 date': '9000..9100 returns done',
          404: 'throws order: 404 ',
        },
      },
    ],
  },
];
