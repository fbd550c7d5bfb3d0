import { describeLibrary } from '../../facts/testing/describe-library.js';
import { ai } from './ai.js';

describeLibrary(ai, {
  policies: [
    { code: `import { generateText } from 'ai'; await generateText({ model, prompt, maxRetries: 2 });`, attempts: 3, waits: [2000, 4000] },
    { code: `import { embedMany } from 'ai'; await embedMany({ model, values, maxRetries: 6 });`, attempts: 7, waits: [2000, 4000, 8000, 16_000, 32_000, 64_000] },
    { code: `import { streamText } from 'ai'; streamText({ model, prompt, maxRetries: 4 });`, attempts: 5, waits: [2000, 4000, 8000, 16_000] },
  ],
  unknown: { code: `import { generateText } from 'ai'; await generateText({ model, prompt, maxRetries: limits.retries });`, fact: 'bound' },
});
