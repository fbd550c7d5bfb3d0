import { describeLibrary } from '../../facts/testing/describe-library.js';
import { ai } from './ai.js';

describeLibrary(ai, {
  policies: [
    { code: `import { generateText } from 'ai'; await generateText({ model, prompt, maxRetries: 2 });`, attempts: 3, waits: [2000, 4000] },
    { code: `import { embedMany } from 'ai'; await embedMany({ model, values, maxRetries: 6 });`, attempts: 7, waits: [2000, 4000, 8000, 16_000, 32_000, 64_000] },
    { code: `import { streamObject } from 'ai'; streamObject({ model, schema, prompt, maxRetries: 1 });`, attempts: 2, waits: [2000] },
    { code: `import { experimental_generateImage as generateImage } from 'ai'; generateImage({ model, prompt, maxRetries: 3 });`, attempts: 4, waits: [2000, 4000, 8000] },
    { code: `import { streamText } from 'ai'; streamText({ model, prompt, maxRetries: 4 });`, attempts: 5, waits: [2000, 4000, 8000, 16_000] },
  ],
  unknown: { code: `import { generateText } from 'ai'; await generateText({ model, prompt, maxRetries: limits.retries });`, fact: 'bound' },
});
