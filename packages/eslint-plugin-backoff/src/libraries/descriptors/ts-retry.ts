import type { Library, LibraryCall } from '../library.js';

const retried = (name: string): LibraryCall => ({ export: name, operation: 0, options: 1 });

/** https://github.com/franckLdx/ts-retry: what `createExponetialDelay` gives stays the same, because the last delay is not kept. */
export const tsRetry: Library = {
  name: 'ts-retry',
  modules: ['ts-retry'],
  calls: ['retry', 'retryAsync', 'retryUntilDefined', 'retryUntilTruthy', 'retryUntilResponse', 'retryAsyncUntilDefined', 'retryAsyncUntilTruthy', 'retryAsyncUntilResponse', 'retryDecorator', 'retryAsyncDecorator'].map(retried),
  options: {
    maxTry: { role: 'attempts', counts: 'attempts', default: 240 },
    delay: { role: 'delay function', arguments: [{ currentTry: 'retry', maxTry: 'unknown', lastDelay: 'unknown', lastResult: 'unknown' }] },
    until: { role: 'other' },
    onError: { role: 'hook' },
  },
  delay: () => 250,
  strategies: {
    createExponetialDelay: { options: { delay: { role: 'base' } }, positional: ['delay'], delay: (_n, _r, o) => o.number('delay') },
    createMutiplicableDelay: {
      options: { delay: { role: 'base' }, multiplier: { role: 'factor' } },
      positional: ['delay', 'multiplier'],
      delay: (n, _r, o) => (n === 1 ? o.number('delay') : o.number('delay') * (n - 1) * o.number('multiplier')),
    },
    createRandomDelay: {
      options: { least: { role: 'base' }, most: { role: 'cap' } },
      positional: ['least', 'most'],
      delay: (_n, r, o) => Math.floor(r * (o.number('most') - o.number('least') + 1) + o.number('least')),
    },
  },
  statuses: null,
  retryAfter: null,
  hazards: [{ option: 'delay', when: { delay: { export: 'createExponetialDelay()' } }, effect: 'is the same each time, whatever its name says' }],
};
