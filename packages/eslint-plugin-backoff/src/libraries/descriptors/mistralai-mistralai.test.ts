import { describeLibrary } from '../../facts/testing/describe-library.js';
import { mistralaiMistralai } from './mistralai-mistralai.js';

describeLibrary(mistralaiMistralai, {
  policies: [
    { code: `import { Mistral } from '@mistralai/mistralai'; new Mistral({ apiKey, retryConfig: { strategy: 'backoff' } });`, attempts: { timeMs: 3_600_000 }, waits: [[0, 1000], [500, 1500], [1414, 2414], [2598, 3598], [4000, 5000]] },
    { code: `import { Mistral } from '@mistralai/mistralai'; new Mistral({ apiKey, retryConfig: { strategy: 'backoff', backoff: { initialInterval: 500, maxInterval: 5000, exponent: 1.5, maxElapsedTime: 30_000 }, retryConnectionErrors: true } });`, attempts: { timeMs: 30_000 }, waits: [[0, 1000], [500, 1500], [1414, 2414], [2598, 3598], [4000, 5000], 5000] },
    { code: `import { Mistral } from '@mistralai/mistralai'; const client = new Mistral({ apiKey }); client.models.list(undefined, { retries: { strategy: 'backoff', backoff: { initialInterval: 1, maxInterval: 50, exponent: 1.1, maxElapsedTime: 100 } } });`, attempts: { timeMs: 100 }, waits: [[0, 50], [1, 50], [2, 50]] },
  ],
  unknown: { code: `import { Mistral } from '@mistralai/mistralai'; new Mistral({ retryConfig: { strategy: 'backoff', backoff: limits.backoff } });`, fact: 'delay' },
});
