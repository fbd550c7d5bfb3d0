import type { Library } from '../library.js';

/** https://github.com/forwardemail/superagent: `.retry()` alone is one retry, at once. */
export const superagent: Library = {
  name: 'superagent',
  modules: ['superagent'],
  calls: [{ export: '*().retry', isRequest: true, options: 0, positional: ['count', 'callback'] }],
  options: {
    count: { role: 'attempts', counts: 'retries', default: 1 },
    // It may leave the decision to the list.
    callback: { role: 'statuses', mayDefer: true, arguments: ['error', 'response'] },
  },
  delay: () => 0,
  statuses: [408, 413, 429, 500, 502, 503, 504, 521, 522, 524],

  retryAfter: 'ignored',
};
