import type { ProgramCase } from '../program-case.js';

/** Sockets that connect again when they are closed, and streams that are subscribed to again when they fail. */
export const reconnects: readonly ProgramCase[] = [
  {
    file: 'reconnect-ws.js',
    reports: ['no-unbounded-retry', 'require-delay-cap', 'require-jitter'],
    entries: [
      {
        name: 'subscribe',
        world: 'socket',
        before: {
          network: '1000 2000 4000 8000 goes on',
          'network twice': '1000 2000 connected',
        },
        after: {
          network: '0..1000 0..2000 0..4000 0..8000 goes on',
          'network twice': '0..1000 0..2000 connected',
        },
      },
    ],
  },
  {
    file: 'reconnect-immediate.cjs',
    reports: ['no-immediate-retry'],
    entries: [
      {
        name: 'connect',
        world: 'socket',
        before: {
          network: '0 0 0 0 goes on',
          'network twice': '0 0 connected',
        },
        after: {
          network: '0..100 0..200 0..400 0..800 goes on',
          'network twice': '0..100 0..200 connected',
        },
      },
    ],
  },
  {
    file: 'observer-immediate.js',
    reports: ['no-immediate-retry'],
    entries: [
      {
        name: 'listen',
        world: 'socket',
        before: {
          network: '0 0 0 0 goes on',
          'network twice': '0 0 connected',
        },
        after: {
          network: '0..100 0..200 0..400 0..800 goes on',
          'network twice': '0..100 0..200 connected',
        },
      },
    ],
  },
  {
    file: 'observer-growing.js',
    reports: ['no-unbounded-retry', 'require-delay-cap', 'require-jitter'],
    entries: [
      {
        name: 'open',
        world: 'socket',
        before: {
          network: '500 1000 2000 4000 goes on',
          'network twice': '500 1000 connected',
        },
        after: {
          network: '0..500 0..1000 0..2000 0..4000 goes on',
          'network twice': '0..500 0..1000 connected',
        },
      },
    ],
  },
  {
    file: 'reconnect-class.ts',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'openFeed',
        world: 'socket',
        before: {
          network: '1000 2000 4000 8000 goes on',
          'network twice': '1000 2000 connected',
        },
        after: {
          network: '0..1000 0..2000 0..4000 0..8000 goes on',
          'network twice': '0..1000 0..2000 connected',
        },
      },
    ],
  },
  {
    file: 'reconnect-onclose.js',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'listen',
        world: 'socket',
        before: {
          network: '500 1000 2000 4000 goes on',
          'network twice': '500 1000 connected',
        },
        after: {
          network: '0..500 0..1000 0..2000 0..4000 goes on',
          'network twice': '0..500 0..1000 connected',
        },
      },
    ],
  },
  {
    file: 'reconnect-bounded.ts',
    reports: ['no-immediate-retry'],
    entries: [
      {
        name: 'attach',
        world: 'socket',
        before: {
          network: '0 0 0 0 0 quiet',
          'network twice': '0 0 connected',
        },
        after: {
          network: '0..100 0..200 0..400 0..800 0..1600 quiet',
          'network twice': '0..100 0..200 connected',
        },
      },
    ],
  },
  {
    file: 'emitter-class.ts',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'watch',
        world: 'socket',
        before: {
          network: '1000 2000 3000 4000 goes on',
          'network twice': '1000 2000 connected',
        },
        after: {
          network: '0..1000 0..2000 0..3000 0..4000 goes on',
          'network twice': '0..1000 0..2000 connected',
        },
      },
    ],
  },
  {
    file: 'reconnect-elsewhere.ts',
    reports: ['no-immediate-retry'],
    entries: [
      {
        name: 'connect',
        world: 'socket',
        before: {
          network: '0 0 0 0 0 0 0 0 quiet',
          'network twice': '0 0 connected',
        },
        after: {
          network: '0..100 0..200 0..400 0..800 0..1600 0..3200 0..6400 0..12800 quiet',
          'network twice': '0..100 0..200 connected',
        },
      },
    ],
  },
  {
    file: 'reconnect-above.ts',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'start',
        world: 'socket',
        before: {
          network: '100 200 400 800 quiet',
          'network twice': '100 200 connected',
        },
        after: {
          network: '0..100 0..200 0..400 0..800 quiet',
          'network twice': '0..100 0..200 connected',
        },
      },
    ],
  },
  {
    file: 'reconnect-constructor.js',
    reports: ['no-immediate-retry'],
    entries: [
      {
        name: 'connect',
        world: 'socket',
        before: {
          network: '0 0 0 0 goes on',
          'network twice': '0 0 connected',
        },
        after: {
          network: '0..100 0..200 0..400 0..800 goes on',
          'network twice': '0..100 0..200 connected',
        },
      },
    ],
  },
  {
    file: 'reconnect-no-open.ts',
    reports: ['no-immediate-retry'],
    entries: [
      {
        name: 'connect',
        world: 'socket',
        before: {
          network: '0 0 0 0 goes on',
          'network twice': '0 0 connected',
        },
        after: {
          network: '0..100 0..200 0..400 0..800 goes on',
          'network twice': '0..100 0..200 connected',
        },
      },
    ],
  },
  {
    file: 'event-source.js',
    reports: ['no-immediate-retry'],
    entries: [
      {
        name: 'connect',
        world: 'socket',
        before: {
          network: '0 0 0 0 goes on',
          'network twice': '0 0 connected',
        },
        after: {
          network: '0..100 0..200 0..400 0..800 goes on',
          'network twice': '0..100 0..200 connected',
        },
      },
    ],
  },
  {
    file: 'reconnect-object.js',
    reports: ['require-jitter'],
    entries: [
      {
        name: 'connect',
        world: 'socket',
        before: {
          network: '500 1000 2000 4000 goes on',
          'network twice': '500 1000 connected',
        },
        after: {
          network: '0..500 0..1000 0..2000 0..4000 goes on',
          'network twice': '0..500 0..1000 connected',
        },
      },
    ],
  },
];
