import type { Library, LibraryOption, Strategy } from '../library.js';

const limits: Readonly<Record<string, LibraryOption>> = {
  failAfter: { role: 'attempts', counts: 'retries', default: Infinity, unboundedAt: -1 },
};
const ramp: Readonly<Record<string, LibraryOption>> = {
  initialDelay: { role: 'base', default: 100 },
  maxDelay: { role: 'cap', default: 10_000 },
  randomisationFactor: { role: 'jitter', default: 0, cure: 0.5 },
};

/** The random part comes after the ceiling, and may rise above it. */
const exponential: Strategy = {
  jitter: { randomisationFactor: '0.5' },
  options: { ...ramp, factor: { role: 'factor', default: 2 } },
  delay: (n, r, o) => Math.round(Math.min(o.number('initialDelay') * o.number('factor') ** (n - 1), o.number('maxDelay')) * (1 + r * o.number('randomisationFactor'))),
};
const fibonacci: Strategy = {
  jitter: { randomisationFactor: '0.5' },
  options: ramp,
  delay(n, r, o) {
    let [wait, next] = [o.number('initialDelay'), o.number('initialDelay')];
    for (let i = 1; i < n; i++) [wait, next] = [next, wait + next];
    return Math.round(Math.min(wait, o.number('maxDelay')) * (1 + r * o.number('randomisationFactor')));
  },
};

/** https://github.com/MathieuTurcotte/node-backoff: options are set by methods; `backoff.call` follows Fibonacci. */
export const backoff: Library = {
  name: 'backoff',
  modules: ['backoff'],
  calls: [
    { export: 'exponential', options: 0, setters: { failAfter: 'failAfter' }, policy: { ...exponential, options: { ...exponential.options, ...limits } } },
    { export: 'fibonacci', options: 0, setters: { failAfter: 'failAfter' } },
    { export: 'call', options: null, setters: { failAfter: 'failAfter', setStrategy: 'strategy', retryIf: 'retryIf' } },
  ],
  options: { ...ramp, ...limits, strategy: { role: 'backoff' }, retryIf: { role: 'predicate', isSync: true } },
  delay: (n, r, o) => fibonacci.delay?.(n, r, o) ?? null,
  strategies: { ExponentialStrategy: exponential, FibonacciStrategy: fibonacci },
  statuses: null,
  retryAfter: null,
  hazards: [{ option: 'randomizationFactor', when: { randomizationFactor: 'given' }, effect: 'does nothing: it is spelled `randomisationFactor`', repair: { remove: ['randomizationFactor'], set: { randomisationFactor: '{{randomizationFactor}}' }, safe: true } }],
};
