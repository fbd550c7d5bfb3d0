import type { Library } from '../library.js';

const when = ['retryLimit', 'retryDelay', 'retryBackoff'];

/** https://timgit.github.io/pg-boss: lengths are in seconds; `retryBackoff` brings jitter with it. */
export const pgBoss: Library = {
  name: 'pg-boss',
  modules: ['pg-boss'],
  calls: ['default', 'PgBoss'].flatMap((name) => [
    { export: name, options: 0, when, mayBeText: true as const },
    { export: `${name}().createQueue`, options: 1, when },
    { export: `${name}().send`, options: 2, when },
    { export: `${name}().send`, options: 0, under: 'options', when },
    { export: `${name}().sendAfter`, options: 2, when },
  ]),
  options: {
    retryLimit: { role: 'attempts', counts: 'retries', default: 2 },
    retryDelay: { role: 'base', unitMs: 1000, default: 0 },
    retryBackoff: { role: 'other', default: false, cure: true },
  },
  delay: (n, r, o) => (o.flag('retryBackoff') ? ((o.number('retryDelay') * 2 ** Math.min(16, n)) / 2) * (1 + r) : o.number('retryDelay')),
  statuses: null,
  retryAfter: null,
  stored: true,
  hazards: [
    { option: 'retryBackoff', when: { retryBackoff: { is: [true] }, retryDelay: 'left out' }, effect: 'does nothing without a `retryDelay`: twice no wait is none' },
    { option: 'retryBackoff', when: { retryBackoff: { is: [true] }, retryDelay: { is: [0] } }, effect: 'does nothing with a `retryDelay` of 0: twice no wait is none' },
  ],
};
