import type { Library, LibraryCall } from '../library.js';

const call = (name: string, options: number, under: string): LibraryCall => ({ export: name, options, under, when: 'options' });

/** https://langchain-ai.github.io/langgraphjs: half a second, a second, …, with a second at random on top. Measured with 1.7. */
export const langchainLanggraph: Library = {
  name: '@langchain/langgraph',
  modules: ['@langchain/langgraph', '@langchain/langgraph/web'],
  calls: [call('*.addNode', 2, 'retryPolicy'), call('task', 0, 'retry')],
  options: {
    maxAttempts: { role: 'attempts', counts: 'attempts', default: 3 },
    initialInterval: { role: 'base', default: 500 },
    backoffFactor: { role: 'factor', default: 2 },
    maxInterval: { role: 'cap', default: 128_000 },
    jitter: { role: 'jitter', default: true, cure: true },
    retryOn: { role: 'predicate', isSync: true },
  },
  delay: (n, r, o) => Math.min(o.number('maxInterval'), o.number('initialInterval') * o.number('backoffFactor') ** (n - 1)) + (o.flag('jitter') ? r * 1000 : 0),
  statuses: null,
  retryAfter: null,
};
