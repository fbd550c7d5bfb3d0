import { describeLibrary } from '../../facts/testing/describe-library.js';
import { elasticTransport } from './elastic-transport.js';

describeLibrary(elasticTransport, {
  policies: [
    { code: `import { Client } from '@elastic/elasticsearch'; new Client({ node, maxRetries: 3 });`, attempts: 4, waits: [0, 0, 0] },
    { code: `import { Client } from '@elastic/elasticsearch'; const client = new Client({ node }); client.search(query, { maxRetries: 5 });`, attempts: 6, waits: [0, 0, 0, 0, 0] },
  ],
  unknown: { code: `import { Client } from '@elastic/elasticsearch'; new Client({ node, maxRetries: limits.most });`, fact: 'bound' },
});
