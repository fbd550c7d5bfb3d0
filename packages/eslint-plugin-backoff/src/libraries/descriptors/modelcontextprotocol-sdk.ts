import type { Library } from '../library.js';

const lengths = ['initialReconnectionDelay', 'maxReconnectionDelay', 'reconnectionDelayGrowFactor'];

/** https://github.com/modelcontextprotocol/typescript-sdk: an object of options takes the place of all defaults. Measured with 1.32. */
export const modelcontextprotocolSdk: Library = {
  name: '@modelcontextprotocol/sdk',
  modules: ['@modelcontextprotocol/sdk/client/streamableHttp.js', '@modelcontextprotocol/sdk/client/streamableHttp'],
  calls: [{ export: 'StreamableHTTPClientTransport', options: 1, under: 'reconnectionOptions', when: 'options' }],
  options: {
    initialReconnectionDelay: { role: 'base' },
    maxReconnectionDelay: { role: 'cap' },
    reconnectionDelayGrowFactor: { role: 'factor' },
    maxRetries: { role: 'attempts', counts: 'retries', default: Infinity },
  },
  delay: (n, _r, o) => Math.min(o.number('initialReconnectionDelay') * o.number('reconnectionDelayGrowFactor') ** (n - 1), o.number('maxReconnectionDelay')),
  statuses: null,
  retryAfter: null,
  connection: true,
  // Drawn once for each client, as is all that it goes by: where the waits grow, they end at the ceiling.
  cures: { jitter: { initialReconnectionDelay: '{{option initialReconnectionDelay}} * (0.5 + Math.random())', maxReconnectionDelay: '{{option maxReconnectionDelay}} * (0.5 + Math.random())' } },
  hazards: lengths.map((missing) => ({ option: 'maxRetries', when: { maxRetries: 'given' as const, [missing]: 'left out' as const }, effect: `alone is too little: without \`${missing}\` no wait is a number, and the attempts follow each other at once` })),
};
