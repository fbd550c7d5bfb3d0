import type { Library } from '../library.js';

const when = ['errorRetryCount', 'errorRetryInterval', 'onErrorRetry'];
const repeated = { repeats: ['fetcher'], operationArguments: ['unknown'] } as const;

/** https://swr.vercel.app */
export const swr: Library = {
  name: 'swr',
  modules: ['swr', 'swr/immutable', 'swr/infinite'],
  calls: [
    ...['default', 'useSWR'].flatMap((name) => [2, 1].map((options) => ({ export: name, options, ...repeated, when }))),
    { export: 'SWRConfig', options: 0, attribute: 'value', ...repeated, when },
  ],
  options: {
    errorRetryCount: { role: 'attempts', counts: 'retries', default: Infinity },
    errorRetryInterval: { role: 'base', default: 5000 },
    shouldRetryOnError: { role: 'predicate', offAt: false, isSync: true },
    onErrorRetry: { role: 'delay function', arguments: ['error', 'unknown', 'unknown', 'go on', { retryCount: 'retry' }], waits: true, replacesAttempts: true },
  },
  delay: (n, r, o) => Math.trunc((r + 0.5) * (1 << (n < 8 ? n : 8))) * o.number('errorRetryInterval'),
  statuses: null,
  retryAfter: null,
};
