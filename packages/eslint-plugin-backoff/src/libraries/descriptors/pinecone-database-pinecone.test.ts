import { describeLibrary } from '../../facts/testing/describe-library.js';
import { pineconeDatabasePinecone } from './pinecone-database-pinecone.js';

describeLibrary(pineconeDatabasePinecone, {
  policies: [
    { code: `import { Pinecone } from '@pinecone-database/pinecone'; new Pinecone({ apiKey, maxRetries: 3 });`, attempts: 4, waits: [[175, 225], [350, 450], [700, 900]] },
    { code: `import { Pinecone } from '@pinecone-database/pinecone'; new Pinecone({ apiKey, maxRetries: 6 });`, attempts: 7, waits: [[175, 225], [350, 450], [700, 900], [1400, 1800], [2800, 3600], [5600, 7200]] },
  ],
  unknown: { code: `import { Pinecone } from '@pinecone-database/pinecone'; new Pinecone({ apiKey, maxRetries: limits.retries });`, fact: 'bound' },
});
