import type { Formula, Library, LibraryOption, Strategy } from '../library.js';

const options: Readonly<Record<string, LibraryOption>> = {
  delay: { role: 'base', default: 1000 },
  maxDelay: { role: 'cap', default: Infinity },
  maxRetries: { role: 'attempts', counts: 'retries', default: 3 },
  // A share of the wait, up or down: 1 makes it anything from nothing to twice as long.
  jitter: { role: 'jitter', default: 0, cure: 0.5 },
};

/** The randomness comes after the ceiling. */
const spread = (wait: Formula): Formula => (n, r, o) => {
  const ms = Math.min(wait(n, r, o) ?? 0, o.number('maxDelay'));
  const jitter = o.number('jitter');
  return jitter > 0 ? Math.max(0, Math.round(ms + ms * jitter * (2 * r - 1))) : ms;
};

const strategy = (wait: Formula, more: Readonly<Record<string, LibraryOption>> = {}): Strategy => ({
  options: { ...options, ...more },
  delay: spread(wait),
  count: (o) => o.number('maxRetries'),
  jitter: { jitter: '0.5' },
});

const linear = strategy((n, _r, o) => o.number('delay') + (o.isGiven('increment') ? o.number('increment') : o.number('delay')) * (n - 1), { increment: { role: 'other' } });
const exponential = strategy((n, _r, o) => o.number('delay') * o.number('factor') ** (n - 1), { factor: { role: 'factor', default: 2 } });
const constant = strategy((_n, _r, o) => o.number('delay'));

/** https://github.com/agenda/agenda: a job is tried again where its definition says how long to wait. Measured with 6.2. */
export const agenda: Library = {
  name: 'agenda',
  modules: ['agenda'],
  calls: ['Agenda', 'default'].map((name) => ({ export: `${name}().define`, operation: 1, options: 2, when: ['backoff'] })),
  options: { backoff: { role: 'backoff', arguments: [{ attempt: 'retry', error: 'error' }] } },
  delay: () => 0,
  count: () => 0,
  strategies: { constant, linear, exponential, 'backoffStrategies.constant': constant, 'backoffStrategies.linear': linear, 'backoffStrategies.exponential': exponential },
  statuses: null,
  retryAfter: null,
  stored: true,
};
