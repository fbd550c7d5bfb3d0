import type { ProgramCase } from '../program-case.js';

/** Requests that an interceptor of axios sends again: counted on the settings of the request, or not at all. */
export const interceptors: readonly ProgramCase[] = [
  {
    file: 'interceptor-unbounded.js',
    reports: ['no-unbounded-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'axios',
        before: {
          network: '1000 1000 1000 1000 goes on',
          'network twice': '1000 1000 returns done',
          503: '1000 1000 1000 1000 goes on',
          '503 twice': '1000 1000 returns done',
          '429 seconds': 'throws 429 #1',
          '429 date': 'throws 429 #1',
          404: 'throws 404 #1',
        },
        after: {
          network: '0..1000 0..2000 0..4000 0..8000 throws network #5',
          'network twice': '0..1000 0..2000 returns done',
          503: '0..1000 0..2000 0..4000 0..8000 throws 503 #5',
          '503 twice': '0..1000 0..2000 returns done',
          '429 seconds': 'throws 429 #1',
          '429 date': 'throws 429 #1',
          404: 'throws 404 #1',
        },
      },
    ],
  },
  {
    file: 'interceptor-unbounded.ts',
    reports: ['no-immediate-retry', 'no-unbounded-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'axios',
        before: {
          network: '0 0 0 0 goes on',
          'network twice': '0 0 returns done',
          503: '0 0 0 0 goes on',
          '503 twice': '0 0 returns done',
          '429 seconds': 'throws 429 #1',
          '429 date': 'throws 429 #1',
          404: 'throws 404 #1',
        },
        after: {
          network: '0..100 0..200 0..400 0..800 throws network #5',
          'network twice': '0..100 0..200 returns done',
          503: '0..100 0..200 0..400 0..800 throws 503 #5',
          '503 twice': '0..100 0..200 returns done',
          '429 seconds': 'throws 429 #1',
          '429 date': 'throws 429 #1',
          404: 'throws 404 #1',
        },
      },
    ],
  },
  {
    file: 'interceptor-counted.js',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'axios',
        before: {
          network: '1000 2000 4000 throws network #4',
          'network twice': '1000 2000 returns done',
          503: '1000 2000 4000 throws 503 #4',
          '503 twice': '1000 2000 returns done',
          '429 seconds': '1000 2000 4000 throws 429 #4',
          '429 date': '1000 returns done',
          404: '1000 2000 4000 throws 404 #4',
        },
        after: {
          network: '0..1000 0..2000 0..4000 throws network #4',
          'network twice': '0..1000 0..2000 returns done',
          503: '0..1000 0..2000 0..4000 throws 503 #4',
          '503 twice': '0..1000 0..2000 returns done',
          '429 seconds': '7000..8000 7000..9000 7000..11000 throws 429 #4',
          '429 date': '9000..10000 returns done',
          404: 'throws 404 #1',
        },
      },
    ],
  },
  {
    file: 'interceptor-promise.js',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
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
    file: 'interceptor-class.ts',
    reports: ['require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'axios',
        before: {
          network: '500 1000 1500 throws network #4',
          'network twice': '500 1000 returns done',
          503: '500 1000 1500 throws 503 #4',
          '503 twice': '500 1000 returns done',
          '429 seconds': 'throws 429 #1',
          '429 date': 'throws 429 #1',
          404: 'throws 404 #1',
        },
        after: {
          network: '0..500 0..1000 0..1500 throws network #4',
          'network twice': '0..500 0..1000 returns done',
          503: '0..500 0..1000 0..1500 throws 503 #4',
          '503 twice': '0..500 0..1000 returns done',
          '429 seconds': 'throws 429 #1',
          '429 date': 'throws 429 #1',
          404: 'throws 404 #1',
        },
      },
    ],
  },
  {
    file: 'interceptor-once.js',
    reports: ['no-immediate-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'axios',
        before: {
          network: '0 throws network #2',
          'network twice': '0 throws network #2',
          503: '0 throws 503 #2',
          '503 twice': '0 throws 503 #2',
          '429 seconds': '0 throws 429 #2',
          '429 date': '0 returns done',
          404: 'throws 404 #1',
        },
        after: {
          network: '0..100 throws network #2',
          'network twice': '0..100 throws network #2',
          503: '0..100 throws 503 #2',
          '503 twice': '0..100 throws 503 #2',
          '429 seconds': '7000..7100 throws 429 #2',
          '429 date': '9000..9100 returns done',
          404: 'throws 404 #1',
        },
      },
    ],
  },
];
