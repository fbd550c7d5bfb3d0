import type { Library, LibraryCall, Policy } from '../library.js';

const own = ['web3-providers-ws'];
const whole = ['web3'];

const first: Partial<Policy> = {
  options: {
    auto: { role: 'other', default: false, offAt: false },
    delay: { role: 'base', default: 5000 },
    maxAttempts: { role: 'attempts', counts: 'retries', default: Infinity, unboundedAt: false },
    onTimeout: { role: 'other' },
  },
};

/** The options of version 1 stand with those of the connection, those of version 4 in an argument of their own. */
const provider = (name: string, modules: readonly string[]): LibraryCall => ({ export: name, modules, options: 2, when: ['autoReconnect', 'delay', 'maxAttempts'] });
const providerOfFirst = (name: string, modules: readonly string[]): LibraryCall => ({ export: name, modules, options: 1, under: 'reconnect', when: ['auto'], policy: first });

const places: readonly (readonly [string, readonly string[]])[] = [
  ['providers.WebsocketProvider', whole],
  ['Web3.providers.WebsocketProvider', whole],
  ['WebSocketProvider', whole],
  ['WebSocketProvider', own],
  ['default', own],
];
const ofFourth = places.map(([name, modules]) => provider(name, modules));

/** https://docs.web3js.org/guides/web3_providers_guide: at one pace. Measured with web3-providers-ws 1.10 and 4.0. */
export const web3: Library = {
  name: 'web3',
  modules: [...whole, ...own],
  calls: [...ofFourth, ...places.map(([name, modules]) => providerOfFirst(name, modules))],
  options: {
    autoReconnect: { role: 'other', default: true, offAt: false },
    delay: { role: 'base', default: 5000 },
    maxAttempts: { role: 'attempts', counts: 'retries', default: 5 },
  },
  versions: [{ from: 4, changes: { calls: ofFourth } }],
  delay: (_n, _r, o) => o.number('delay'),
  statuses: null,
  retryAfter: null,
  connection: true,
  // Drawn once for each connection, as is all that it goes by.
  cures: { jitter: { delay: '{{option delay}} * (0.5 + Math.random())' } },
};
