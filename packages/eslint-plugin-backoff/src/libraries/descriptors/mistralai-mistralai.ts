import type { Formula, Library, LibraryCall, Policy } from '../library.js';

/** With the power of the number of the attempt, not with that of the exponent; the second at random comes before the ceiling. */
const delay: Formula = (n, r, o) => Math.min(o.number('backoff.initialInterval') * (n - 1) ** o.number('backoff.exponent') + r * 1000, o.number('backoff.maxInterval'));

/** Such a client, and each of its requests. */
const calls = (name: string, policy: Partial<Policy> = {}): readonly LibraryCall[] => [
  { export: name, options: 0, under: 'retryConfig', when: 'options', policy },
  { export: `${name}().*`, options: -1, under: 'retries', when: 'options', policy },
];

/** Clients that Speakeasy generates. Measured with @mistralai/mistralai 2.7; @openrouter/sdk 1.3 ships the same, for other statuses. */
export const mistralaiMistralai: Library = {
  name: '@mistralai/mistralai',
  modules: ['@mistralai/mistralai', '@openrouter/sdk'],
  calls: [...calls('Mistral'), ...calls('OpenRouter', { statuses: [500, 502, 503, 504] })],
  options: {
    strategy: { role: 'other', default: 'none', offAt: 'none' },
    'backoff.initialInterval': { role: 'base', default: 500 },
    'backoff.maxInterval': { role: 'cap', default: 60_000 },
    'backoff.exponent': { role: 'other', default: 1.5 },
    'backoff.maxElapsedTime': { role: 'time limit', default: 3_600_000 },
  },
  delay,
  statuses: [429, 500, 502, 503, 504],
  retryAfter: 'used',
  pastTimeLimit: 'kept',
};
