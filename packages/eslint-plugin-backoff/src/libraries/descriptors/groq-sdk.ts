import type { Library } from '../library.js';
import { sdkCalls, sdkDelay, sdkOptions } from './openai.js';

const clients = ['default', 'Groq', 'Cloudflare', 'Mux', 'Cerebras', 'Browserbase'];

/** https://github.com/groq/groq-typescript, and what the same generator makes: Cloudflare (7.3), Mux (15.3), Cerebras (1.91), Browserbase (2.21) */
export const groqSdk: Library = {
  name: 'groq-sdk',
  modules: ['groq-sdk', 'cloudflare', '@mux/mux-node', '@cerebras/cerebras_cloud_sdk', '@browserbasehq/sdk'],
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
