import type { Library } from '../library.js';

/** https://github.com/cody-greene/node-rabbitmq-client: from the least wait up to one that doubles. Measured with 5.0. */
export const rabbitmqClient: Library = {
  name: 'rabbitmq-client',
  modules: ['rabbitmq-client'],
  calls: ['Connection', 'default'].map((name) => ({ export: name, options: 0, when: ['retryLow', 'retryHigh'] })),
  options: {
    retryLow: { role: 'base', default: 1000 },
    retryHigh: { role: 'cap', default: 30_000 },
  },
  delay(n, r, o) {
    const [least, most] = [o.number('retryLow'), o.number('retryHigh')];
    return Math.floor(r * (Math.min(Math.ceil(Math.min(most / least, 2 ** n)) * least, most) - least) + least);
  },
  statuses: null,
  retryAfter: null,
  connection: true,
};
