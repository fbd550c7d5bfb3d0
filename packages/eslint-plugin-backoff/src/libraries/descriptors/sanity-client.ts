import type { Library } from '../library.js';

const when = ['maxRetries', 'retryDelay'];

/** https://github.com/sanity-io/client: queries alone, a tenth of a second of randomness however long it waits. Measured with 7.28. */
export const sanityClient: Library = {
  name: '@sanity/client',
  modules: ['@sanity/client', 'next-sanity'],
  calls: ['createClient', 'default'].map((name) => ({ export: name, options: 0, when })),
  options: {
    maxRetries: { role: 'attempts', counts: 'retries', default: 5, offAt: 0 },
    retryDelay: { role: 'delay function', arguments: ['retry from 0'], replacesRetryAfter: true },
  },
  delay: (n, r) => 100 * 2 ** (n - 1) + 100 * r,
  statuses: [429, 502, 503],
  methods: ['GET', 'HEAD'],
  retryAfter: 'ignored',
};
