import type { Library } from '../library.js';

const when = ['reconnectionAttempts', 'reconnectionDelay', 'reconnectionDelayMax', 'randomizationFactor'];

const own = ['socket.io-client'];

/** https://socket.io, and the module for Angular that hands its options on. */
export const socketIoClient: Library = {
  name: 'socket.io-client',
  modules: [...own, 'ngx-socket-io'],
  calls: [
    ...['default', 'io', 'connect', 'Manager'].flatMap((name) => [1, 0].map((options) => ({ export: name, modules: own, options, when }))),
    ...['SocketIoModule.forRoot', 'Socket', 'provideSocketIo'].map((name) => ({ export: name, modules: ['ngx-socket-io'], options: 0, under: 'options', when })),
  ],
  options: {
    reconnection: { role: 'other', default: true, offAt: false },
    reconnectionAttempts: { role: 'attempts', counts: 'retries', default: Infinity, unboundedAt: 0 },
    reconnectionDelay: { role: 'base', default: 1000 },
    reconnectionDelayMax: { role: 'cap', default: 5000 },
    randomizationFactor: { role: 'jitter', default: 0.5, cure: 0.5 },
  },
  delay(n, r, o) {
    const wait = (o.number('reconnectionDelay') || 1000) * 2 ** (n - 1);
    // What is no share counts as none.
    const share = o.number('randomizationFactor') > 1 ? 0 : Math.max(0, o.number('randomizationFactor'));
    const deviation = Math.floor(r * share * wait);
    const random = (Math.floor(r * 10) & 1) === 0 ? wait - deviation : wait + deviation;
    return Math.trunc(Math.min(random, o.number('reconnectionDelayMax') || 5000));
  },
  statuses: null,
  retryAfter: null,
  connection: true,
  hazards: [
    { option: 'randomizationFactor', when: { randomizationFactor: { above: 1 } }, effect: 'counts as 0: the waits are not random' },
    { option: 'reconnectionDelay', when: { reconnectionDelay: { is: [0] } }, effect: 'counts as left out: the first wait is 1 s', repair: { remove: ['reconnectionDelay'], safe: true } },
  ],
};
