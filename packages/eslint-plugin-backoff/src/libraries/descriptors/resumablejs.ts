import type { Library, LibraryOption, Policy } from '../library.js';

const when = ['maxChunkRetries', 'chunkRetryInterval'];

const options = (retries: number): Readonly<Record<string, LibraryOption>> => ({
  maxChunkRetries: { role: 'attempts', counts: 'retries', default: retries },
  chunkRetryInterval: { role: 'base', default: 0 },
  permanentErrors: { role: 'final statuses' },
});

const statuses = [401, 403, 408, 409, 422, 423, 424, 425, 429, 502, 503, 504];

/** Its descendant tries nothing again by itself. */
const ofFlow: Partial<Policy> = { options: options(0), statuses: [400, ...statuses] };

/** https://github.com/23/resumable.js, and @flowjs/flow.js: each chunk at once, up to 100 times. Read of 1.1 and 2.14. */
export const resumablejs: Library = {
  name: 'resumablejs',
  modules: ['resumablejs', '@flowjs/flow.js'],
  calls: [
    { export: 'default', modules: ['resumablejs'], options: 0, when },
    { export: 'default', modules: ['@flowjs/flow.js'], options: 0, when, policy: ofFlow },
  ],
  options: options(100),
  delay: (_n, _r, o) => o.number('chunkRetryInterval'),
  statuses,
  retryAfter: 'ignored',
  cures: { wait: { chunkRetryInterval: '1000 * (1 + Math.random())' } },
};
