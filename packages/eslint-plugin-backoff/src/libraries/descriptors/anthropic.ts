import type { Library } from '../library.js';
import { sdkCalls, sdkDelay, sdkOptions } from './openai.js';

const clients = ['default', 'Anthropic', 'AnthropicBedrock', 'AnthropicVertex'];

/** https://github.com/anthropics/anthropic-sdk-typescript, for Bedrock and Vertex as well. */
export const anthropic: Library = {
  name: '@anthropic-ai/sdk',
  modules: ['@anthropic-ai/sdk', '@anthropic-ai/bedrock-sdk', '@anthropic-ai/vertex-sdk'],
  calls: clients.flatMap(sdkCalls),
  options: sdkOptions,
  delay: sdkDelay,
  capMs: 8000,
  statuses: [408, 409, 429, 500, 502, 503, 504],
  named: [409],
  retryAfter: 'used',
  clients: clients.map((name) => ({ export: name, options: 0, attempts: 'maxRetries', perRequest: 'maxRetries' })),
  hazards: [{ option: 'maxRetries', when: { maxRetries: { is: [Infinity] } }, effect: 'throws: it has to be a whole number' }],
};
