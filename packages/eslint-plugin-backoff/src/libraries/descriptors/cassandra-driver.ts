import type { Library, Strategy } from '../library.js';

const constant: Strategy = { options: { delay: { role: 'base' } }, positional: ['delay'], delay: (_n, _r, o) => o.number('delay') };

/** 15 % up or down; the first wait is no shorter than it says, the longest no longer. */
const exponential: Strategy = {
  options: { baseDelay: { role: 'base' }, maxDelay: { role: 'cap' }, startWithNoDelay: { role: 'other', default: false } },
  positional: ['baseDelay', 'maxDelay', 'startWithNoDelay'],
  delay(n, r, o) {
    const step = o.flag('startWithNoDelay') ? n - 2 : n - 1;
    if (step < 0) return 0;
    const [base, most] = [o.number('baseDelay'), o.number('maxDelay')];
    const ms = Math.min(base * 2 ** step, most);
    const isFirst = !o.flag('startWithNoDelay') && ms === base;
    return Math.floor(ms * ((isFirst ? 1 : 0.85) + r * (isFirst || ms === most ? 0.15 : 0.3)));
  },
};

/** https://docs.datastax.com/en/developer/nodejs-driver: hosts that are down, for ever. Measured with 4.10. */
export const cassandraDriver: Library = {
  name: 'cassandra-driver',
  modules: ['cassandra-driver'],
  calls: [{ export: 'Client', options: 0, when: ['policies.reconnection'] }],
  options: { 'policies.reconnection': { role: 'backoff' } },
  strategies: { 'policies.reconnection.ConstantReconnectionPolicy': constant, 'policies.reconnection.ExponentialReconnectionPolicy': exponential },
  delay: (n, r) => Math.min(1000 * 2 ** (n - 1), 600_000) * ((n === 1 ? 1 : 0.85) + r * (n === 1 ? 0.15 : 0.3)),
  capMs: 600_000,
  statuses: null,
  retryAfter: null,
  connection: true,
};
