import type { Library } from '../library.js';

const when = ['maxNetworkRetries'];

/** https://github.com/stripe/stripe-node */
export const stripe: Library = {
  name: 'stripe',
  modules: ['stripe'],
  calls: ['default', 'Stripe'].flatMap((name) => [
    { export: name, options: 1, when },
    { export: `${name}().*`, options: -1, when },
  ]),
  options: { maxNetworkRetries: { role: 'attempts', counts: 'retries', default: 2 } },
  delay: (n, r) => Math.max(0.5, Math.min(0.5 * 2 ** (n - 2), 5) * 0.5 * (1 + r)) * 1000,
  capMs: 5000,
  statuses: [409, 500, 502, 503, 504],
  named: [409],
  retryAfter: 'ignored',
  clients: ['default', 'Stripe'].map((name) => ({ export: name, options: 1, attempts: 'maxNetworkRetries', perRequest: 'maxNetworkRetries' })),
};
