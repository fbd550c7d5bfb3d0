import type { Library, LibraryOption, Strategy } from '../library.js';

const ramp: Readonly<Record<string, LibraryOption>> = {
  initialDelay: { role: 'base', default: 128 },
  maxDelay: { role: 'cap', default: 30_000 },
  exponent: { role: 'factor', default: 2 },
};

/** "Decorrelated jitter": each wait looks back at the one before. */
const decorrelated: Strategy = {
  options: ramp,
  sequence(count, draw, options) {
    const [initial, cap, exponent] = [options.number('initialDelay'), options.number('maxDelay'), options.number('exponent')];
    let previous = 0;
    return Array.from({ length: count }, (_, attempt) => {
      const time = attempt + draw();
      const next = exponent ** time * Math.tanh(Math.sqrt(4 * time));
      const wait = (Math.max(0, next - previous) / 1.4) * initial;
      previous = next;
      return Math.min(wait, cap);
    });
  },
};

/** The other generators double, whatever the `exponent`. */
const doubling = (spread: (ms: number, r: number) => number): Strategy => ({
  options: ramp,
  delay: (n, r, o) => spread(Math.min(o.number('maxDelay'), o.number('initialDelay') * 2 ** (n - 1)), r),
});

/** https://github.com/connor4312/cockatiel */
export const cockatiel: Library = {
  name: 'cockatiel',
  modules: ['cockatiel'],
  calls: [
    {
      export: 'retry',
      options: 1,
      runs: { method: 'execute', through: ['wrap'], decorator: 'usePolicy' },
      filter: { argument: 0, every: 'handleAll', by: 'handleWhen', as: 'handled' },
      listeners: { onRetry: 'onRetry', onFailure: 'onFailure' },
    },
  ],
  options: {
    handled: { role: 'predicate' },
    onRetry: { role: 'hook' },
    onFailure: { role: 'hook' },
    maxAttempts: { role: 'attempts', counts: 'retries', default: Infinity },
    backoff: { role: 'backoff' },
  },
  delay: () => 0,
  strategies: {
    ConstantBackoff: { options: { interval: { role: 'base', default: 0 } }, positional: ['interval'], delay: (_n, _r, o) => o.number('interval') },
    IterableBackoff: {
      options: { durations: { role: 'other' } },
      positional: ['durations'],
      sequence(count, _draw, options) {
        const durations = options.numbers('durations');
        return Array.from({ length: count }, (_, i) => durations[Math.min(i, durations.length - 1)] ?? 0);
      },
    },
    DelegateBackoff: { options: { delegate: { role: 'delay function', arguments: [{ attempt: 'retry', result: { error: 'error' } }, 'unknown'] } }, positional: ['delegate'] },
    ExponentialBackoff: { ...decorrelated, jitter: { generator: '{{import decorrelatedJitterGenerator}}' }, options: { ...ramp, generator: { role: 'backoff' } } },
    decorrelatedJitterGenerator: decorrelated,
    noJitterGenerator: doubling((ms) => ms),
    fullJitterGenerator: doubling((ms, r) => Math.floor(r * ms)),
    halfJitterGenerator: doubling((ms, r) => Math.floor((ms + r * ms) / 2)),
  },
  cures: { wait: { backoff: 'new {{import ExponentialBackoff}}()' }, jitter: { backoff: "new {{import DelegateBackoff}}(({ attempt }{{type Record<'attempt', number>}}) => {{delay attempt - 1}})" } },
  statuses: null,
  retryAfter: null,
};
