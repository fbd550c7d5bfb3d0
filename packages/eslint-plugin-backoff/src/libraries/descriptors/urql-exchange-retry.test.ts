import { describeLibrary } from '../../facts/testing/describe-library.js';
import { urqlExchangeRetry } from './urql-exchange-retry.js';

describeLibrary(urqlExchangeRetry, {
  policies: [
    { code: `import { retryExchange } from '@urql/exchange-retry'; retryExchange({ maxNumberAttempts: 8 });`, attempts: 8, waits: [[1500, 2500], [2250, 6250], [3375, 15000], [5063, 15000], [7594, 15000], [11391, 15000]] },
    { code: `import { retryExchange } from '@urql/exchange-retry'; retryExchange({ maxNumberAttempts: 4, initialDelayMs: 500, maxDelayMs: 1200, randomDelay: false });`, attempts: 4, waits: [500, 1000, 1200] },
  ],
  unknown: { code: `import { retryExchange } from '@urql/exchange-retry'; retryExchange({ initialDelayMs: limits.wait });`, fact: 'delay' },
});
