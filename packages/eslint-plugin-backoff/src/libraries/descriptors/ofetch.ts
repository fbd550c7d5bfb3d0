import type { Library } from '../library.js';

const when = ['retry', 'retryDelay', 'retryStatusCodes'];

/** https://github.com/unjs/ofetch */
export const ofetch: Library = {
  name: 'ofetch',
  modules: ['ofetch'],
  calls: [
    ...['ofetch', '$fetch', 'ofetch.raw', '$fetch.raw', 'ofetch.create()', '$fetch.create()'].map((name) => ({ export: name, options: 1, when, isRequest: true as const })),
    ...['ofetch.create', '$fetch.create'].map((name) => ({ export: name, options: 0, when })),
  ],
  options: {
    retry: { role: 'attempts', counts: 'retries', default: 1 },
    retryDelay: { role: 'delay function', arguments: ['unknown'], replacesRetryAfter: true, header: "context.response?.headers.get('retry-after')" },
    retryStatusCodes: { role: 'statuses' },
  },
  delay: () => 0,
  statuses: [408, 409, 425, 429, 500, 502, 503, 504],
  named: [409],
  methods: ['GET', 'HEAD', 'OPTIONS', 'TRACE'],
  anyMethodWith: ['retry'],
  retryAfter: 'ignored',
};
