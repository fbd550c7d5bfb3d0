import { describeLibrary } from '../../facts/testing/describe-library.js';
import { openai } from './openai.js';

describeLibrary(openai, {
  policies: [
    { code: `import OpenAI from 'openai'; new OpenAI({ maxRetries: 2 });`, attempts: 3, waits: [[375, 500], [750, 1000]] },
    { code: `import OpenAI from 'openai'; new OpenAI({ maxRetries: 6 });`, attempts: 7, waits: [[375, 500], [750, 1000], [1500, 2000], [3000, 4000], [6000, 8000], [6000, 8000]] },
  ],
  unknown: { code: `import OpenAI from 'openai'; new OpenAI({ maxRetries: limits.most });`, fact: 'bound' },
});
