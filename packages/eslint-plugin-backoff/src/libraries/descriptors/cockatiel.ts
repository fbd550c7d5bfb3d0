import type { Library, Strategy } from '../library.js';

const ramp = {
  initialDelay: { role: 'base', default: 128 },
  maxDelay: { role: 'cap', default: 30_000 },
  exponent: { role: 'factor', default: 2 },
  generator: { role: 'other' },
} as const;

/** Its own generator, "decorrelated jitter": each wait looks back at the one before. */
const exponential: Strategy = {
  options: ramp,
  sequence(count, draw, options) {
    const [initial, cap, exponent] = [options.number('initialDelay'), options.number('maxDelay'), options.number('exponent')];
    if (options.isGiven('generator')) options.number('generator');
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

/** https://github.com/connor4312/cockatiel */
export const cockatiel: Library = {
  name: 'cockatiel',
  modules: ['cockatiel'],
  calls: [{ export: 'retry', options: 1 }],
  options: {
    maxAttempts: { role: 'attempts', counts: 'retries', default: Infinity },
    backoff: { role: 'backoff' },
  },
  delay: () => 0,
  strategies: {
    ConstantBackoff: { options: { interval: { role: 'base', default: 0 } }, positional: ['interval'], delay: (_n, _r, o) => o.number('interval') },
    ExponentialBackoff: exponential,
  },
  statuses: null,
  retryAfter: null,
};
