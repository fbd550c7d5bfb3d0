import type { Library } from '../library.js';

const when = ['retries', 'initialRetryTime', 'multiplier', 'factor', 'maxRetryTime'];

/** https://kafka.js.org/docs/retry-detailed: `factor` is the random part, `maxRetryTime` the longest single wait. */
export const kafkajs: Library = {
  name: 'kafkajs',
  modules: ['kafkajs'],
  calls: ['Kafka', 'Kafka().producer', 'Kafka().consumer', 'Kafka().admin'].map((name) => ({ export: name, options: 0, under: 'retry', when })),
  options: {
    retries: { role: 'attempts', counts: 'retries', default: 5 },
    initialRetryTime: { role: 'base', default: 300 },
    multiplier: { role: 'factor', default: 2 },
    factor: { role: 'jitter', default: 0.2, cure: 0.2 },
    maxRetryTime: { role: 'cap', default: 30_000 },
    restartOnFailure: { role: 'other' },
  },
  sequence(count, draw, options) {
    const [factor, multiplier, cap] = [options.number('factor'), options.number('multiplier'), options.number('maxRetryTime')];
    const around = (ms: number): number => Math.ceil(draw() * 2 * factor * ms + ms - factor * ms);
    let next = around(options.number('initialRetryTime'));
    return Array.from({ length: count }, () => {
      const wait = next;
      next = Math.min(around(wait) * multiplier, cap);
      return wait;
    });
  },
  statuses: null,
  retryAfter: null,
  hazards: [{ option: 'factor', when: { factor: { above: 1 } }, effect: 'is the random part of each wait: the growth is `multiplier`' }],
};
