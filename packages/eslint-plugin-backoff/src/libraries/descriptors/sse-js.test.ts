import { describeLibrary } from '../../facts/testing/describe-library.js';
import { sseJs } from './sse-js.js';

describeLibrary(sseJs, {
  policies: [
    { code: `import { SSE } from 'sse.js'; new SSE(url, { autoReconnect: true });`, attempts: 'none', waits: [3000, 3000] },
    { code: `import { SSE } from 'sse.js'; new SSE(url, { autoReconnect: true, reconnectDelay: 5000, maxRetries: null });`, attempts: 'none', waits: [5000, 5000] },
    { code: `import { SSE } from 'sse.js'; new SSE(url, { headers, autoReconnect: true, reconnectDelay: 500, maxRetries: 3 });`, attempts: 4, waits: [500, 500, 500] },
  ],
  unknown: { code: `import { SSE } from 'sse.js'; new SSE(url, { autoReconnect: true, maxRetries: limits.retries });`, fact: 'bound' },
});
