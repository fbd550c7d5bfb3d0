import type { Library } from '../library.js';

const when = ['reconnect', 'initial_reconnect_delay', 'max_reconnect_delay', 'reconnect_limit'];

/** https://github.com/amqp/rhea: waits that double from 100 ms to a minute, or one pace where `reconnect` is a number. Measured with 3.0. */
export const rhea: Library = {
  name: 'rhea',
  modules: ['rhea'],
  calls: ['connect', 'create_container().connect'].map((name) => ({ export: name, options: 0, when })),
  options: {
    reconnect: { role: 'other', default: true, offAt: false },
    initial_reconnect_delay: { role: 'base', default: 100 },
    max_reconnect_delay: { role: 'cap', default: 60_000 },
    reconnect_limit: { role: 'attempts', counts: 'retries', default: Infinity },
  },
  delay(n, _r, o) {
    const pace = o.isGiven('reconnect') ? o.number('reconnect') : 1;
    return pace > 1 ? pace : Math.min(o.number('initial_reconnect_delay') * 2 ** (n - 1), o.number('max_reconnect_delay'));
  },
  statuses: null,
  retryAfter: null,
  connection: true,
  // Drawn once for each connection, as is all that it goes by.
  cures: { jitter: { initial_reconnect_delay: '{{option initial_reconnect_delay}} * (0.5 + Math.random())', max_reconnect_delay: '{{option max_reconnect_delay}} * (0.5 + Math.random())' } },
};
