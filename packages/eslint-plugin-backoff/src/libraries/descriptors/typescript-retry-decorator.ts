import type { Given } from '../given.js';
import type { Library } from '../library.js';

const isExponential = (given: Given): boolean => given.oneOf('backOffPolicy', ['FixedBackOffPolicy', 'ExponentialBackOffPolicy']) === 'ExponentialBackOffPolicy';

/** What the policy makes of `backOff`: only the first wait may be longer than `maxInterval`. */
function growing(n: number, given: Given): number {
  const base = given.number('backOff') || (isExponential(given) ? 1000 : 0);
  if (!isExponential(given) || n === 1) return base;
  return Math.min(base * given.number('exponentialOption.multiplier') ** (n - 1), given.number('exponentialOption.maxInterval'));
}

/** https://github.com/vcfvct/typescript-retry-decorator: `maxAttempts` counts what comes after the first one. Measured with 2.6. */
export const typescriptRetryDecorator: Library = {
  name: 'typescript-retry-decorator',
  modules: ['typescript-retry-decorator'],
  calls: [{ export: 'Retryable', options: 0, decorates: true }],
  options: {
    maxAttempts: { role: 'attempts', counts: 'retries', default: Infinity },
    backOff: { role: 'base', default: 0 },
    backOffPolicy: { role: 'other', default: 'FixedBackOffPolicy' },
    'exponentialOption.maxInterval': { role: 'other', default: 2000 },
    'exponentialOption.multiplier': { role: 'factor', default: 2 },
    'exponentialOption.backoffStrategy': { role: 'jitter', default: 'none' },
    doRetry: { role: 'predicate', refuses: '(error)', isSync: true },
    value: { role: 'predicate', isPattern: true },
  },
  constants: {
    'BackOffPolicy.FixedBackOffPolicy': 'FixedBackOffPolicy',
    'BackOffPolicy.ExponentialBackOffPolicy': 'ExponentialBackOffPolicy',
    'ExponentialBackoffStrategy.FullJitter': 'FullJitter',
    'ExponentialBackoffStrategy.EqualJitter': 'EqualJitter',
  },
  delay(n, r, o) {
    const wait = growing(n, o);
    const strategy = o.oneOf('exponentialOption.backoffStrategy', ['none', 'FullJitter', 'EqualJitter']);
    return strategy === 'FullJitter' ? r * wait : strategy === 'EqualJitter' ? wait / 2 + (r * wait) / 2 : wait;
  },
  statuses: null,
  retryAfter: null,
  cures: { jitter: { 'exponentialOption.backoffStrategy': '{{import ExponentialBackoffStrategy}}.FullJitter' }, wait: { backOff: '1000' } },
};
