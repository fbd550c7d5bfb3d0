import type { Library } from '../library.js';

const when = ['reconnectionAttempts', 'reconnectionDelay', 'reconnectionDelayMax', 'randomizationFactor'];

/** https://socket.io */
export const socketIoClient: Library = {
  name: 'socket.io-client',
  modules: ['socket.io-client'],
  calls: ['default', 'io', 'connect', 'Manager'].map((name) => ({ export: name, options: 1, when })),
  options: {
    reconnectionAttempts: { role: 'attempts', counts: 'retries', default: Infinity, unboundedAt: 0 },
    reconnectionDelay: { role: 'base', default: 1000 },
    reconnectionDelayMax: { role: 'cap', default: 5000 },
    randomizationFactor: { role: 'jitter', default: 0.5 },
  },
  delay(n, r, o) {
    const wait = (o.number('reconnectionDelay') || 1000) * 2 ** (n - 1);
    const deviation = Math.floor(r * o.number('randomizationFactor') * wait);
    const random = (Math.floor(r * 10) & 1) === 0 ? wait - deviation : wait + deviation;
    return Math.trunc(Math.min(random, o.number('reconnectionDelayMax')));
  },
  statuses: null,
  retryAfter: null,
  connection: true,
  hazards: [{ option: 'reconnectionDelay', when: { reconnectionDelay: { is: [0] } }, effect: 'counts as left out: the first wait is 1 s', repair: { remove: ['reconnectionDelay'], safe: true } }],
};
