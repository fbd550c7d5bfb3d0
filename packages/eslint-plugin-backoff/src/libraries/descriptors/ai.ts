import type { Library } from '../library.js';

const functions = ['generateText', 'streamText', 'generateObject', 'streamObject', 'embed', 'embedMany', 'rerank'];
const media = ['generateImage', 'experimental_generateImage', 'generateSpeech', 'experimental_generateSpeech', 'transcribe', 'experimental_transcribe'];

/** https://ai-sdk.dev: waits that double from 2 s, with no option for them. A `Retry-After` of up to a minute is used. Measured with 6.0. */
export const ai: Library = {
  name: 'ai',
  modules: ['ai'],
  calls: [...functions, ...media].map((name) => ({ export: name, options: 0, when: ['maxRetries'] })),
  options: { maxRetries: { role: 'attempts', counts: 'retries', default: 2 } },
  delay: (n) => 2 ** n * 1000,
  statuses: [408, 409, 429, 500, 502, 503, 504],
  named: [409],
  retryAfter: 'used',
  hazards: [{ option: 'maxRetries', when: { maxRetries: { is: [Infinity] } }, effect: 'throws: it has to be a whole number' }],
};
