import type { ProgramCase } from '../program-case.js';

/** Classes and modules of a service: fields and private methods, enumerations, helpers that are handed in, promises made by hand. */
export const services: readonly ProgramCase[] = [
  {
    file: 'private-overloads.ts',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'load',
        world: 'fetch',
        before: {
          network: '0 0 throws gave up on https://api.example.com/items/7',
          'network twice': '0 0 returns "done"',
          503: '0 0 throws gave up on https://api.example.com/items/7',
          '503 twice': '0 0 returns "done"',
          '429 seconds': '0 0 throws gave up on https://api.example.com/items/7',
          '429 date': '0 returns "done"',
          404: '0 0 throws gave up on https://api.example.com/items/7',
        },
        after: {
          network: '0..100 0..200 throws gave up on https://api.example.com/items/7',
          'network twice': '0..100 0..200 returns "done"',
          503: '0..100 0..200 throws gave up on https://api.example.com/items/7',
          '503 twice': '0..100 0..200 returns "done"',
          '429 seconds': '7000..7100 7000..7200 throws gave up on https://api.example.com/items/7',
          '429 date': '9000..9100 returns "done"',
          404: 'throws gave up on https://api.example.com/items/7',
        },
      },
    ],
  },
  {
    file: 'enum-steps.ts',
    reports: ['no-client-error-retry', 'no-wait-after-last-attempt', 'require-jitter', 'respect-retry-after'],
    left: ['no-client-error-retry'],
    entries: [
      {
        name: 'pull',
        world: 'fetch',
        before: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '250 500 1000 2000 then 4000 throws HTTP 503',
          '503 twice': '250 500 returns "done"',
          '429 seconds': '250 500 1000 2000 then 4000 throws HTTP 429',
          '429 date': '250 returns "done"',
          404: 'throws HTTP 404',
        },
        after: {
          network: 'throws network #1',
          'network twice': 'throws network #1',
          503: '0..250 0..500 0..1000 0..2000 throws HTTP 503',
          '503 twice': '0..250 0..500 returns "done"',
          '429 seconds': '7000..7250 7000..7500 7000..8000 7000..9000 throws HTTP 429',
          '429 date': '9000..9250 returns "done"',
          404: 'throws HTTP 404',
        },
      },
    ],
  },
  {
    file: 'injected-sleep.ts',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'upload',
        world: 'fetch',
        before: {
          network: '200 800 1800 throws network #4',
          'network twice': '200 800 returns sent',
          503: '200 800 1800 throws upload failed: 503',
          '503 twice': '200 800 returns sent',
          '429 seconds': '200 800 1800 throws upload failed: 429',
          '429 date': '200 returns sent',
          404: '200 800 1800 throws upload failed: 404',
        },
        after: {
          network: '0..200 0..800 0..1800 throws network #4',
          'network twice': '0..200 0..800 returns sent',
          503: '0..200 0..800 0..1800 throws upload failed: 503',
          '503 twice': '0..200 0..800 returns sent',
          '429 seconds': '7000..7200 7000..7800 7000..8800 throws upload failed: 429',
          '429 date': '9000..9200 returns sent',
          404: 'throws upload failed: 404',
        },
      },
    ],
  },
  {
    file: 'retries-field.js',
    reports: ['no-client-error-retry', 'no-wait-after-last-attempt', 'respect-retry-after'],
    entries: [
      {
        name: 'get',
        world: 'fetch',
        before: {
          network: '250 250 then 250 throws network #3',
          'network twice': '250 250 returns done',
          503: '250 250 then 250 throws x: 503',
          '503 twice': '250 250 returns done',
          '429 seconds': '250 250 then 250 throws x: 429',
          '429 date': '250 returns done',
          404: '250 250 then 250 throws x: 404',
        },
        after: {
          network: '0..250 0..500 throws network #3',
          'network twice': '0..250 0..500 returns done',
          503: '0..250 0..500 throws x: 503',
          '503 twice': '0..250 0..500 returns done',
          '429 seconds': '7000..7250 7000..7500 throws x: 429',
          '429 date': '9000..9250 returns done',
          404: 'throws x: 404',
        },
      },
    ],
  },
  {
    file: 'static-seconds.js',
    reports: ['no-client-error-retry', 'respect-retry-after'],
    entries: [
      {
        name: 'fetchText',
        world: 'fetch',
        before: {
          network: '2000 2000 2000 throws Could not fetch https://api.example.com/items/7',
          'network twice': '2000 2000 returns "done"',
          503: '2000 2000 2000 throws Could not fetch https://api.example.com/items/7',
          '503 twice': '2000 2000 returns "done"',
          '429 seconds': '2000 2000 2000 throws Could not fetch https://api.example.com/items/7',
          '429 date': '2000 returns "done"',
          404: '2000 2000 2000 throws Could not fetch https://api.example.com/items/7',
        },
        after: {
          network: '0..2000 0..4000 0..8000 throws Could not fetch https://api.example.com/items/7',
          'network twice': '0..2000 0..4000 returns "done"',
          503: '0..2000 0..4000 0..8000 throws Could not fetch https://api.example.com/items/7',
          '503 twice': '0..2000 0..4000 returns "done"',
          '429 seconds': '7000..9000 7000..11000 7000..15000 throws Could not fetch https://api.example.com/items/7',
          '429 date': '9000..11000 returns "done"',
          404: 'throws Could not fetch https://api.example.com/items/7',
        },
      },
    ],
  },
  {
    file: 'executor-tick.ts',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'start',
        world: 'fetch',
        before: {
          network: '200 400 800 1000 throws network #5',
          'network twice': '200 400 returns "done"',
          503: '200 400 800 1000 throws tick: 503',
          '503 twice': '200 400 returns "done"',
          '429 seconds': '200 400 800 1000 throws tick: 429',
          '429 date': '200 returns "done"',
          404: '200 400 800 1000 throws tick: 404',
        },
        after: {
          network: '0..200 0..400 0..800 0..1000 throws network #5',
          'network twice': '0..200 0..400 returns "done"',
          503: '0..200 0..400 0..800 0..1000 throws tick: 503',
          '503 twice': '0..200 0..400 returns "done"',
          '429 seconds': '7000..7200 7000..7400 7000..7800 7000..8000 throws tick: 429',
          '429 date': '9000..9200 returns "done"',
          404: 'throws tick: 404',
        },
      },
    ],
  },
  {
    file: 'delays-with-none.ts',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    entries: [
      {
        name: 'deliver',
        world: 'fetch',
        before: {
          network: '250 1000 4000 returns false',
          'network twice': '250 1000 returns true',
          503: '250 1000 4000 returns false',
          '503 twice': '250 1000 returns true',
          '429 seconds': '250 1000 4000 returns false',
          '429 date': '250 returns true',
          404: '250 1000 4000 returns false',
        },
        after: {
          network: '0..250 0..1000 0..4000 returns false',
          'network twice': '0..250 0..1000 returns true',
          503: '0..250 0..1000 0..4000 returns false',
          '503 twice': '0..250 0..1000 returns true',
          '429 seconds': '7000..7250 7000..8000 7000..11000 returns false',
          '429 date': '9000..9250 returns true',
          404: 'returns false',
        },
      },
    ],
  },
];
