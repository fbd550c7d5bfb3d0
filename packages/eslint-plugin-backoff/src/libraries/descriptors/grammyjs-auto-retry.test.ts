import { describeLibrary } from '../../facts/testing/describe-library.js';
import { grammyjsAutoRetry } from './grammyjs-auto-retry.js';

describeLibrary(grammyjsAutoRetry, {
  policies: [
    { code: `import { autoRetry } from '@grammyjs/auto-retry'; bot.api.config.use(autoRetry());`, attempts: 'none', waits: [3000, 6000, 12_000, 24_000] },
    { code: `import { autoRetry } from '@grammyjs/auto-retry'; bot.api.config.use(autoRetry({ maxRetryAttempts: 3, maxDelaySeconds: 300 }));`, attempts: 4, waits: [3000, 6000, 12_000] },
  ],
  unknown: { code: `import { autoRetry } from '@grammyjs/auto-retry'; bot.api.config.use(autoRetry({ maxRetryAttempts: limits.retries }));`, fact: 'bound' },
});
