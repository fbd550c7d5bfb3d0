import { describeLibrary } from '../../facts/testing/describe-library.js';
import { cohereAi } from './cohere-ai.js';

describeLibrary(cohereAi, {
  policies: [
    { code: `import { CohereClient } from 'cohere-ai'; new CohereClient({ token, maxRetries: 2 });`, attempts: 3, waits: [[900, 1100], [1800, 2200]] },
    { code: `import { CohereClientV2 } from 'cohere-ai'; const cohere = new CohereClientV2({ token }); cohere.chat({ model, messages }, { maxRetries: 8 });`, attempts: 9, waits: [[900, 1100], [1800, 2200], [3600, 4400], [7200, 8800], [14_400, 17_600], [28_800, 35_200], [54_000, 66_000], [54_000, 66_000]] },
    { code: `import { ElevenLabsClient } from '@elevenlabs/elevenlabs-js'; new ElevenLabsClient({ apiKey, maxRetries: 1 });`, attempts: 2, waits: [[900, 1100]] },
    { code: `import { SquareClient } from 'square'; const square = new SquareClient({ token }); square.payments.create(body, { maxRetries: 1 });`, attempts: 2, waits: [[900, 1100]] },
  ],
  unknown: { code: `import { CohereClient } from 'cohere-ai'; new CohereClient({ maxRetries: limits.retries });`, fact: 'bound' },
});
