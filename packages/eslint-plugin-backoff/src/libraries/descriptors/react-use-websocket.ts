import type { Library, LibraryOption } from '../library.js';

const reconnectAttempts: LibraryOption = { role: 'attempts', counts: 'retries', default: 20 };
const others: Readonly<Record<string, LibraryOption>> = { shouldReconnect: { role: 'predicate', isSync: true, arguments: ['error'] }, retryOnError: { role: 'other' }, reconnectAttempts };

/** https://github.com/robtaussig/react-use-websocket: it comes back where it is asked to, at one pace or at that of a function. Measured with 4.13. */
export const reactUseWebsocket: Library = {
  name: 'react-use-websocket',
  modules: ['react-use-websocket', 'react-use-websocket/dist/lib/use-websocket'],
  calls: ['default', 'useWebSocket', 'useSocketIO'].flatMap((name) => [
    { export: name, options: 1, when: ['shouldReconnect', 'retryOnError'] },
    // What is given in vain.
    { export: name, options: 1, when: ['reconnectAttempts', 'reconnectInterval'], policy: { options: { ...others, reconnectInterval: { role: 'other' } }, delay: () => null } },
  ]),
  options: {
    ...others,
    reconnectInterval: { role: 'delay function', arguments: ['retry from 0'] },
  },
  delay: () => 5000,
  statuses: null,
  retryAfter: null,
  connection: true,
  hazards: ['reconnectAttempts', 'reconnectInterval'].map((option) => ({ option, when: { [option]: 'given' as const, shouldReconnect: 'left out' as const, retryOnError: 'left out' as const }, effect: 'does nothing without `shouldReconnect`: nothing is tried again', repair: { set: { shouldReconnect: '() => true' }, safe: false } })),
};
