import type { Library, LibraryCall } from '../library.js';

const own = ['retry-as-promised'];
const sequelize = ['sequelize', 'sequelize-typescript'];

/** What Sequelize hands on, with each query. */
const queries = ['Sequelize', 'default'].map((name): LibraryCall => ({ export: name, modules: sequelize, options: -1, under: 'retry', when: 'options' }));

/** https://github.com/mickhansen/retry-as-promised, and the `retry` of Sequelize: waits grow by a tenth unless told otherwise. Measured with 7.1, and with Sequelize 6.37. */
export const retryAsPromised: Library = {
  name: 'retry-as-promised',
  modules: [...own, ...sequelize],
  calls: [...['default', 'retryAsPromised'].map((name): LibraryCall => ({ export: name, modules: own, operation: 0, options: 1, shorthand: 'max' })), ...queries],
  options: {
    max: { role: 'attempts', counts: 'attempts', default: 1 },
    // Of each attempt.
    timeout: { role: 'other' },
    match: { role: 'predicate', isPattern: true },
    backoffBase: { role: 'base', default: 100 },
    backoffExponent: { role: 'factor', default: 1.1 },
    backoffJitter: { role: 'jitter', default: 0 },
    report: { role: 'hook' },
  },
  // The jitter is so many ms, up or down.
  delay: (n, r, o) => Math.max(0, o.number('backoffBase') * (o.number('backoffExponent') || 1.1) ** (n - 1) + (2 * r - 1) * o.number('backoffJitter')),
  statuses: null,
  retryAfter: null,
  cures: { jitter: { backoffJitter: '{{option backoffBase}}' } },
};
