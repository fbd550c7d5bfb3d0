import type { EverydayUse } from './everyday-use.js';

/** Clients of language models, and what runs them. */
export const models: readonly EverydayUse[] = [
  {
    name: 'mistral',
    reports: ['require-jitter'],
    keeps: { rules: ['require-jitter'], because: 'The client makes its waits random before it cuts them off.' },
    code: `import { Mistral } from '@mistralai/mistralai';
export const mistral = new Mistral({ apiKey: process.env.KEY, retryConfig: { strategy: 'backoff', backoff: { initialInterval: 1000, maxInterval: 30_000, exponent: 1.5, maxElapsedTime: 300_000 }, retryConnectionErrors: true } });`,
  },
  {
    name: 'cohere',
    reports: [],
    policy: { attempts: 5, waits: [[900, 1100], [1800, 2200], [3600, 4400]] },
    code: `import { CohereClientV2 } from 'cohere-ai';
export const cohere = new CohereClientV2({ token: process.env.KEY, maxRetries: 4 });`,
  },
  {
    name: 'cohere-loop',
    reports: ['no-nested-retry'],
    policy: { attempts: 3, waits: [[0, 1000], [0, 2000]] },
    code: `import { CohereClientV2 } from 'cohere-ai';
const cohere = new CohereClientV2({ token });
export async function ask(q: string) {
  for (let attempt = 0; attempt < 3; attempt++) {
    try { return await cohere.chat({ model: 'm', messages: [{ role: 'user', content: q }] }); }
    catch (error) { console.warn(error); if (attempt === 2) throw error; await new Promise((r) => setTimeout(r, Math.random() * 1000 * 2 ** attempt)); }
  }
}`,
  },
  {
    name: 'langgraph',
    reports: [],
    policy: { attempts: 5, waits: [[1000, 2000], [2000, 3000], [4000, 5000]] },
    code: `import { StateGraph, START, END } from '@langchain/langgraph';
export const graph = new StateGraph(State).addNode('call', callModel, { retryPolicy: { maxAttempts: 5, initialInterval: 1000 } }).addEdge(START, 'call').addEdge('call', END).compile();`,
  },
  {
    name: 'langgraph-nojitter',
    reports: ['require-jitter'],
    policy: { attempts: 5, waits: [[500, 500], [1000, 1000], [2000, 2000]] },
    code: `import { StateGraph } from '@langchain/langgraph';
const builder = new StateGraph(State);
builder.addNode('call', callModel, { retryPolicy: { maxAttempts: 5, jitter: false } });`,
  },
  {
    name: 'mcp',
    reports: ['require-jitter'],
    policy: { attempts: 6, waits: [[1000, 1000], [1500, 1500], [2250, 2250]] },
    code: `import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
const transport = new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers }, reconnectionOptions: { initialReconnectionDelay: 1000, maxReconnectionDelay: 30000, reconnectionDelayGrowFactor: 1.5, maxRetries: 5 } });`,
  },
];
