import { describeLibrary } from '../../facts/testing/describe-library.js';
import { modelcontextprotocolSdk } from './modelcontextprotocol-sdk.js';

describeLibrary(modelcontextprotocolSdk, {
  policies: [
    { code: `import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'; new StreamableHTTPClientTransport(url, { reconnectionOptions: { initialReconnectionDelay: 500, maxReconnectionDelay: 4000, reconnectionDelayGrowFactor: 2, maxRetries: 6 } });`, attempts: 7, waits: [500, 1000, 2000, 4000, 4000, 4000] },
    { code: `import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'; new StreamableHTTPClientTransport(url, { reconnectionOptions: { initialReconnectionDelay: 1000, maxReconnectionDelay: 30_000, reconnectionDelayGrowFactor: 1.5 } });`, attempts: 'none', waits: [1000, 1500] },
  ],
  unknown: { code: `import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'; new StreamableHTTPClientTransport(url, { reconnectionOptions: { maxRetries: limits.retries } });`, fact: 'bound' },
});
