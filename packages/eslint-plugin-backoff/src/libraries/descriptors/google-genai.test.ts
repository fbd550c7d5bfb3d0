import { describeLibrary } from '../../facts/testing/describe-library.js';
import { googleGenai } from './google-genai.js';

describeLibrary(googleGenai, {
  policies: [
    { code: `import { GoogleGenAI } from '@google/genai'; new GoogleGenAI({ apiKey, httpOptions: { retryOptions: {} } });`, attempts: 5, waits: [[1000, 2000], [2000, 4000], [4000, 8000], [8000, 16_000]] },
    { code: `import { GoogleGenAI } from '@google/genai'; new GoogleGenAI({ apiKey, httpOptions: { retryOptions: { attempts: 9 } } });`, attempts: 9, waits: [[1000, 2000], [2000, 4000], [4000, 8000], [8000, 16_000], [16_000, 32_000], [32_000, 60_000], 60_000, 60_000] },
    { code: `import { GoogleGenAI } from '@google/genai'; new GoogleGenAI({ apiKey, httpOptions: { retryOptions: { attempts: 4, initialDelay: 0.1, expBase: 3, maxDelay: 5, jitter: 0 } } });`, attempts: 4, waits: [100, 300, 900] },
    { code: `import { GoogleGenAI } from '@google/genai'; new GoogleGenAI({ apiKey, httpOptions: { retryOptions: { attempts: 3, initialDelay: 10, maxDelay: 5 } } });`, attempts: 3, waits: [10_000, 10_000] },
    { code: `import { GoogleGenAI } from '@google/genai'; new GoogleGenAI({ apiKey }).models.generateContent({ model, contents, config: { httpOptions: { retryOptions: { attempts: 2 } } } });`, attempts: 2, waits: [[1000, 2000]] },
  ],
  unknown: { code: `import { GoogleGenAI } from '@google/genai'; new GoogleGenAI({ apiKey, httpOptions: { retryOptions: { attempts: limits.attempts } } });`, fact: 'bound' },
});
