import type { Library } from '../library.js';

/** https://github.com/twilio/twilio-node: only what is refused with 429 is tried again, and only where it is asked for. Measured with 6.2. */
export const twilio: Library = {
  name: 'twilio',
  modules: ['twilio'],
  calls: ['default', 'Twilio'].flatMap((name) => [
    { export: name, options: 2, when: ['autoRetry'] },
    // What is given in vain.
    { export: name, options: 2, when: ['maxRetries', 'maxRetryDelay'], policy: { statuses: null, retryAfter: null } },
  ]),
  options: {
    autoRetry: { role: 'other', default: false, offAt: false },
    maxRetries: { role: 'attempts', counts: 'retries', default: 3, defaultAt: 0 },
    maxRetryDelay: { role: 'cap', default: 3000 },
  },
  delay: (n, r, o) => Math.floor(Math.min(o.number('maxRetryDelay') || 3000, 100 * 2 ** n) * r),
  statuses: [429],
  retryAfter: 'ignored',
  hazards: ['maxRetries', 'maxRetryDelay'].map((option) => ({ option, when: { [option]: 'given' as const, autoRetry: 'left out' as const }, effect: 'does nothing without `autoRetry: true`: nothing is tried again', repair: { set: { autoRetry: 'true' }, safe: false } })),
};
