import type { Library, LibraryCall } from '../library.js';

const clients = ['CohereClient', 'CohereClientV2', 'ElevenLabsClient', 'DeepgramClient', 'IntercomClient', 'SquareClient', 'HumeClient'];
const when = ['maxRetries'];

/** Clients that Fern generates: a tenth up or down of 1 s, 2 s, 4 s, …, 60 s. Measured with cohere-ai 8.1; the others ship the same. */
export const cohereAi: Library = {
  name: 'cohere-ai',
  modules: ['cohere-ai', '@elevenlabs/elevenlabs-js', '@deepgram/sdk', 'intercom-client', 'square', 'hume'],
  calls: clients.flatMap((name): readonly LibraryCall[] => [
    { export: name, options: 0, when },
    { export: `${name}().*`, options: -1, when },
  ]),
  options: { maxRetries: { role: 'attempts', counts: 'retries', default: 2 } },
  delay: (n, r) => Math.min(1000 * 2 ** (n - 1), 60_000) * (0.9 + 0.2 * r),
  capMs: 66_000,
  statuses: [408, 429, 500, 502, 503, 504],
  // No longer than a minute.
  retryAfter: 'used',
  clients: clients.map((name) => ({ export: name, options: 0, attempts: 'maxRetries', perRequest: 'maxRetries' })),
};
