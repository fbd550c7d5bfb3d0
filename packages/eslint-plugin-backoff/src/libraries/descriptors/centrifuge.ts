import type { Library } from '../library.js';

const when = ['minReconnectDelay', 'maxReconnectDelay'];

/** https://github.com/centrifugal/centrifuge-js: from the least wait up to that and as much again as doubles. Measured with 5.8. */
export const centrifuge: Library = {
  name: 'centrifuge',
  modules: ['centrifuge'],
  calls: ['Centrifuge', 'default'].map((name) => ({ export: name, options: 1, when })),
  options: {
    minReconnectDelay: { role: 'base', default: 500 },
    maxReconnectDelay: { role: 'cap', default: 20_000 },
  },
  delay(n, r, o) {
    const [least, most] = [o.number('minReconnectDelay'), o.number('maxReconnectDelay')];
    return Math.min(most, least + Math.floor(r * (Math.min(most, least * 2 ** Math.min(n - 1, 31)) + 1)));
  },
  statuses: null,
  retryAfter: null,
  connection: true,
};
