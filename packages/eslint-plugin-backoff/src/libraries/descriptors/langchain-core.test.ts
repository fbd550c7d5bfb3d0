import { describeLibrary } from '../../facts/testing/describe-library.js';
import { langchainCore } from './langchain-core.js';

describeLibrary(langchainCore, {
  policies: [
    { code: `import { AsyncCaller } from '@langchain/core/utils/async_caller'; new AsyncCaller({ maxRetries: 6 });`, attempts: 7, waits: [[1000, 2000], [2000, 4000], [4000, 8000], [8000, 16_000], [16_000, 32_000], [32_000, 64_000]] },
    { code: `import { AsyncCaller } from '@langchain/core/utils/async_caller'; new AsyncCaller({ maxRetries: 2, onFailedAttempt(error) { console.warn(error); } });`, attempts: 3, waits: [[1000, 2000], [2000, 4000]] },
    { code: `import { RunnableLambda } from '@langchain/core/runnables'; RunnableLambda.from(load).withRetry();`, attempts: 3, waits: [[1000, 2000], [2000, 4000]] },
    { code: `import { RunnableLambda } from '@langchain/core/runnables'; RunnableLambda.from(load).withRetry({ stopAfterAttempt: 5 });`, attempts: 5, waits: [[1000, 2000], [2000, 4000], [4000, 8000], [8000, 16_000]] },
    { code: `import { ChatOpenAI } from '@langchain/openai'; const model = new ChatOpenAI({ model: 'm' }).withRetry({ stopAfterAttempt: 2 });`, attempts: 2, waits: [[1000, 2000]] },
    { code: `import { RunnableRetry } from '@langchain/core/runnables'; new RunnableRetry({ bound, config: {}, maxAttemptNumber: 2 });`, attempts: 2, waits: [[1000, 2000]] },
  ],
  unknown: { code: `import { AsyncCaller } from '@langchain/core/utils/async_caller'; new AsyncCaller({ maxRetries: limits.retries });`, fact: 'bound' },
});
