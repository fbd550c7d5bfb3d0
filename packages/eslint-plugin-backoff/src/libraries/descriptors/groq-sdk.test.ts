import { describeLibrary } from '../../facts/testing/describe-library.js';
import { groqSdk } from './groq-sdk.js';

describeLibrary(groqSdk, {
  policies: [
    { code: `import Groq from 'groq-sdk'; new Groq({ maxRetries: 6 });`, attempts: 7, waits: [[375, 500], [750, 1000], [1500, 2000], [3000, 4000], [6000, 8000], [6000, 8000]] },
    { code: `import { Groq } from 'groq-sdk'; new Groq().chat.completions.create(body, { maxRetries: 1 });`, attempts: 2, waits: [[375, 500]] },
    { code: `import Mux from '@mux/mux-node'; new Mux({ tokenId, tokenSecret, maxRetries: 2 });`, attempts: 3, waits: [[375, 500], [750, 1000]] },
  ],
  unknown: { code: `import Groq from 'groq-sdk'; new Groq({ maxRetries: limits.retries });`, fact: 'bound' },
});
