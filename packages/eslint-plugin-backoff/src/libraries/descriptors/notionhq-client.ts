import type { Library } from '../library.js';

/** https://github.com/makenotion/notion-sdk-js: a request that writes is tried again where the server asks for less alone, with 429 and 529. Measured with 5.26. */
export const notionhqClient: Library = {
  name: '@notionhq/client',
  modules: ['@notionhq/client'],
  calls: [{ export: 'Client', options: 0, under: 'retry', when: 'options' }],
  options: {
    maxRetries: { role: 'attempts', counts: 'retries', default: 2 },
    initialRetryDelayMs: { role: 'base', default: 1000 },
    maxRetryDelayMs: { role: 'cap', default: 60_000 },
  },
  delay: (n, r, o) => Math.min(o.number('initialRetryDelayMs') * 2 ** (n - 1) * (r + 0.5), o.number('maxRetryDelayMs')),
  statuses: [429, 500, 503],
  methods: ['GET', 'DELETE'],
  // No longer than `maxRetryDelayMs`.
  retryAfter: 'used',
  clients: [{ export: 'Client', options: 0, under: 'retry', offByFalse: true, attempts: 'maxRetries' }],
};
