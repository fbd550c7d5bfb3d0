import { describeLibrary } from '../../facts/testing/describe-library.js';
import { langchainLanggraph } from './langchain-langgraph.js';

describeLibrary(langchainLanggraph, {
  policies: [
    { code: `import { StateGraph } from '@langchain/langgraph'; new StateGraph(State).addNode('load', load, { retryPolicy: {} });`, attempts: 3, waits: [[500, 1500], [1000, 2000]] },
    { code: `import { StateGraph } from '@langchain/langgraph'; new StateGraph(State).addNode('first', first).addNode('load', load, { retryPolicy: { maxAttempts: 5, initialInterval: 1000, backoffFactor: 3, maxInterval: 5000 } });`, attempts: 5, waits: [[1000, 2000], [3000, 4000], [5000, 6000], [5000, 6000]] },
    { code: `import { StateGraph } from '@langchain/langgraph'; const graph = new StateGraph(State); graph.addNode('load', load, { retryPolicy: { maxAttempts: 5, jitter: false } });`, attempts: 5, waits: [500, 1000, 2000, 4000] },
  ],
  unknown: { code: `import { StateGraph } from '@langchain/langgraph'; new StateGraph(State).addNode('load', load, { retryPolicy: { maxAttempts: limits.attempts } });`, fact: 'bound' },
});
