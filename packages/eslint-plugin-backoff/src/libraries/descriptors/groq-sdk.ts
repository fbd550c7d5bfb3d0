import type { Library } from '../library.js';
import { sdkCalls, sdkDelay, sdkOptions } from './openai.js';

const clients = ['default', 'Groq', 'Cloudflare'];

/** https://github.com/groq/groq-typescript, and https://github.com/cloudflare/cloudflare-typescript (7.3), which is made by the same generator */
export const groqSdk: Library = {
  name: 'groq-sdk',
  modules: ['groq-sdk', 'cloudflare'],
  calls: clients.flatMap(sdkCalls),
  options: sdkOptions,
  delay: sdkDelay,
  capMs: 8000,
  statuses: [408, 409, 429, 500, 502, 503, 504],
  named: [409],
  retryAfter: 'used',
  clients: clients.map((name) => ({ export: name, options: 0, attempts: 'maxRetries', perRequest: 'maxRetries' })),
  hazards: [{ option: 'maxRetries', when: { maxRetries: { is: [Infinity] } }, effect: 'makes no number of any wait: the attempts follow each other at once, without end' }],
};
