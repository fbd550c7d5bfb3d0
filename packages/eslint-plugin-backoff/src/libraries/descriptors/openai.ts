import type { Formula, Library, LibraryCall, LibraryOption } from '../library.js';

/** The options of SDKs that are made by the same generator. */
export const sdkOptions: Readonly<Record<string, LibraryOption>> = { maxRetries: { role: 'attempts', counts: 'retries', default: 2 } };

/** Such a client, and each of its requests, which may have options of its own as the last argument. */
export const sdkCalls = (name: string): readonly LibraryCall[] => [
  { export: name, options: 0, when: ['maxRetries'] },
  { export: `${name}().*`, options: -1, when: ['maxRetries'] },
];

/** Up to a quarter less than 0.5 s, 1 s, 2 s, …, 8 s. */
export const sdkDelay: Formula = (n, r) => Math.min(0.5 * 2 ** (n - 1), 8) * (1 - 0.25 * r) * 1000;

/** https://github.com/openai/openai-node */
export const openai: Library = {
  name: 'openai',
  modules: ['openai'],
  calls: ['default', 'OpenAI', 'AzureOpenAI'].flatMap(sdkCalls),
  options: sdkOptions,
  delay: sdkDelay,
  capMs: 8000,
  versions: [{ before: 5, changes: { hazards: [{ option: 'maxRetries', when: { maxRetries: { is: [Infinity] } }, effect: 'throws: it has to be a whole number' }] } }],
  statuses: [408, 409, 429, 500, 502, 503, 504],
  named: [409],
  retryAfter: 'used',
  clients: ['default', 'OpenAI', 'AzureOpenAI'].map((name) => ({ export: name, options: 0, attempts: 'maxRetries', perRequest: 'maxRetries' })),
  hazards: [{ option: 'maxRetries', when: { maxRetries: { is: [Infinity] } }, effect: 'makes no number of any wait: the attempts follow each other at once, without end' }],
};
