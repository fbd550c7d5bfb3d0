import type { ProgramCase } from '../program-case.js';

/** What calls itself by a member that the file sets. */
export const members: readonly ProgramCase[] = [
  {
    file: 'exports-recursion.cjs',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'no-unbounded-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '0 0 0 0 goes on',
          'network twice': '0 0 returns "done"',
          503: '0 0 0 0 goes on',
          '503 twice': '0 0 returns "done"',
          '429 seconds': '0 0 0 0 goes on',
          '429 date': '0 returns "done"',
          404: '0 0 0 0 goes on',
        },
        after: {
          network: '0..100 0..200 0..400 0..800 throws network #5',
          'network twice': '0..100 0..200 returns "done"',
          503: '0..100 0..200 0..400 0..800 throws HTTP 503',
          '503 twice': '0..100 0..200 returns "done"',
          '429 seconds': '7000..7100 7000..7200 7000..7400 7000..7800 throws HTTP 429',
          '429 date': '9000..9100 returns "done"',
          404: 'throws HTTP 404',
        },
      },
    ],
  },
  {
    file: 'prototype-self.cjs',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'no-unbounded-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0 0 0 0 goes on',
          '503 twice': '0 0 returns "done"',
          '429 seconds': '0 0 0 0 goes on',
          '429 date': '0 returns "done"',
          404: '0 0 0 0 goes on',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0..100 0..200 0..400 0..800 throws HTTP 503',
          '503 twice': '0..100 0..200 returns "done"',
          '429 seconds': '7000..7100 7000..7200 7000..7400 7000..7800 throws HTTP 429',
          '429 date': '9000..9100 returns "done"',
          404: 'throws HTTP 404',
        },
      },
    ],
  },
  {
    file: 'then-own.js',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'no-unbounded-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0 0 0 0 goes on',
          '503 twice': '0 0 returns "done"',
          '429 seconds': '0 0 0 0 goes on',
          '429 date': '0 returns "done"',
          404: '0 0 0 0 goes on',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0..100 0..200 0..400 0..800 throws HTTP 503',
          '503 twice': '0..100 0..200 returns "done"',
          '429 seconds': '7000..7100 7000..7200 7000..7400 7000..7800 throws HTTP 429',
          '429 date': '9000..9100 returns "done"',
          404: 'throws HTTP 404',
        },
      },
    ],
  },
];
