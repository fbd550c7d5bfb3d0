import type { Library, LibraryCall } from '../library.js';

const tasks = ['task', 'schemaTask', 'schedules.task'].map((name): LibraryCall => ({ export: name, options: 0, under: 'retry', when: 'options' }));

/** https://trigger.dev/docs/errors-retrying: the randomness comes before the ceiling. Measured with 4.8. */
export const triggerDevSdk: Library = {
  name: '@trigger.dev/sdk',
  modules: ['@trigger.dev/sdk', '@trigger.dev/sdk/v3'],
  calls: [
    { export: 'retry.onThrow', operation: 0, options: 1 },
    ...tasks,
    { export: 'defineConfig', options: 0, under: 'retries.default', when: 'options' },
  ],
  options: {
    maxAttempts: { role: 'attempts', counts: 'attempts', default: 3 },
    minTimeoutInMs: { role: 'base', default: 1000 },
    maxTimeoutInMs: { role: 'cap', default: 60_000 },
    factor: { role: 'factor', default: 2 },
    randomize: { role: 'jitter', default: true, cure: true },
  },
  delay: (n, r, o) => Math.round(Math.min(o.number('maxTimeoutInMs'), (o.flag('randomize') ? 1 + r : 1) * o.number('minTimeoutInMs') * o.number('factor') ** (n - 1))),
  statuses: null,
  retryAfter: null,
  stored: true,
};
