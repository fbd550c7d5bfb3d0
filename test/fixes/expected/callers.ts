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
];
