import type { Library } from '../library.js';

/** https://github.com/actions/toolkit: 10 ms, 20 ms, 40 ms, … after an answer; a connection that fails is final. Measured with 4.0. */
export const actionsHttpClient: Library = {
  name: '@actions/http-client',
  modules: ['@actions/http-client'],
  calls: [
    { export: 'HttpClient', options: 2, when: ['allowRetries'] },
    // What is given in vain.
    { export: 'HttpClient', options: 2, when: ['maxRetries'], policy: { statuses: null, retryAfter: null, delay: () => null } },
  ],
  options: {
    allowRetries: { role: 'other', default: false, offAt: false },
    maxRetries: { role: 'attempts', counts: 'retries', default: 1 },
  },
  delay: (n) => 5 * 2 ** Math.min(n, 10),
  capMs: 5120,
  statuses: [502, 503, 504],
  methods: ['GET', 'HEAD', 'OPTIONS', 'DELETE'],
  retryAfter: 'ignored',
  hazards: [{ option: 'maxRetries', when: { maxRetries: 'given', allowRetries: 'left out' }, effect: 'does nothing without `allowRetries: true`: nothing is tried again', repair: { set: { allowRetries: 'true' }, safe: false } }],
};
