import type { Library } from '../library.js';

/** https://viem.sh/docs/clients/transports/http: each request is a POST, and the waits double with no ceiling. Measured with 2.57; wagmi hands it on. */
export const viem: Library = {
  name: 'viem',
  modules: ['viem', 'wagmi', '@wagmi/core'],
  calls: [{ export: 'http', options: 1, when: ['retryCount', 'retryDelay'] }],
  options: {
    retryCount: { role: 'attempts', counts: 'retries', default: 3 },
    retryDelay: { role: 'base', default: 150 },
  },
  delay: (n, _r, o) => 2 ** (n - 1) * o.number('retryDelay'),
  statuses: [403, 408, 413, 429, 500, 502, 503, 504],
  named: [403, 413],
  retryAfter: 'used',
  // Drawn once for each transport: it takes no function.
  cures: { jitter: { retryDelay: '{{option retryDelay}} * (0.5 + Math.random())' } },
};
