import type { Library, LibraryCall, LibraryOption } from '../library.js';

const options: Readonly<Record<string, LibraryOption>> = {
  retries: { role: 'attempts', counts: 'retries', default: Infinity, unboundedAt: -1 },
  delay: { role: 'delay function', arguments: ['retry'] },
  onFailed: { role: 'hook' },
};

/** An event source counts the first attempt as well, and takes a number of ms alone. */
const ofEvents = { ...options, retries: { role: 'attempts', counts: 'attempts', default: Infinity, unboundedAt: -1 }, delay: { role: 'base', default: 1000 } } as const;

/** `autoReconnect: true`, or options for it. */
const reconnecting = (name: string, at: number, specs: Readonly<Record<string, LibraryOption>>): readonly LibraryCall[] => [
  { export: name, options: at, under: 'autoReconnect', when: 'options', policy: { options: specs } },
  { export: name, options: at, when: ['autoReconnect'], policy: { options: { autoReconnect: { role: 'other', offAt: false } } } },
];

/** https://vueuse.org/core/useWebSocket: it comes back at one pace, for ever unless told how often. Measured with 14.4. */
export const vueuseCore: Library = {
  name: '@vueuse/core',
  modules: ['@vueuse/core'],
  calls: [...reconnecting('useWebSocket', 1, options), ...reconnecting('useEventSource', 2, ofEvents)],
  options,
  delay: () => 1000,
  statuses: null,
  retryAfter: null,
  connection: true,
};
