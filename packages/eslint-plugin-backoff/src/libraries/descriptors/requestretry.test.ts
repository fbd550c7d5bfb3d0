import { describeLibrary } from '../../facts/testing/describe-library.js';
import { requestretry } from './requestretry.js';

describeLibrary(requestretry, {
  policies: [
    { code: `import request from 'requestretry'; request({ url });`, attempts: 5, waits: [5000, 5000, 5000, 5000] },
    { code: `import request from 'requestretry'; request.get(url, { maxAttempts: 2 });`, attempts: 2, waits: [5000] },
    { code: `import request from 'requestretry'; request({ url, maxAttempts: 3, retryDelay: 100 });`, attempts: 3, waits: [100, 100] },
    { code: `import request from 'requestretry'; request(url, { maxAttempts: 3, delayStrategy: () => Math.random() * 1000 });`, attempts: 3, waits: [[0, 1000], [0, 1000]] },
    { code: `import request from 'requestretry'; request.defaults({ json: true })({ url, maxAttempts: 3 });`, attempts: 3, waits: [5000, 5000] },
  ],
  unknown: { code: `import request from 'requestretry'; request({ url, maxAttempts: limits.attempts });`, fact: 'bound' },
});
