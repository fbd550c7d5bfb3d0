import type { Library } from '../library.js';

/** https://github.com/suhaotian/xior: its plugin tries every bad answer to a GET again, at one pace. Measured with 0.8. */
export const xior: Library = {
  name: 'xior',
  modules: ['xior/plugins/error-retry'],
  calls: [{ export: 'default', options: 0 }],
  options: {
    retryTimes: { role: 'attempts', counts: 'retries', default: 2 },
    retryInterval: { role: 'delay function', arguments: ['retry', 'unknown', 'error'], replacesRetryAfter: true, header: "error.response?.headers.get('retry-after')" },
    enableRetry: { role: 'predicate', arguments: ['unknown', 'error'], offAt: false, mayDefer: true, isSync: true },
    onRetry: { role: 'hook' },
  },
  delay: () => 3000,
  statuses: [400, 401, 403, 404, 408, 409, 422, 423, 424, 425, 429, 500, 502, 503, 504],
  methods: ['GET'],
  anyMethodWith: ['enableRetry'],
  retryAfter: 'ignored',
};
