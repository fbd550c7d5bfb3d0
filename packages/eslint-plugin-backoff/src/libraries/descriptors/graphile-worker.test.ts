import { describeLibrary } from '../../facts/testing/describe-library.js';
import { graphileWorker } from './graphile-worker.js';

describeLibrary(graphileWorker, {
  policies: [
    { code: `import { quickAddJob } from 'graphile-worker'; await quickAddJob({}, 'mail', data, { maxAttempts: 25 });`, attempts: 25, waits: [2718, 7389, 20086, 54598, 148413, 403429] },
    { code: `import { makeWorkerUtils } from 'graphile-worker'; const utils = await makeWorkerUtils({}); await utils.addJob('mail', data, { maxAttempts: 3 });`, attempts: 3, waits: [2718, 7389] },
  ],
  unknown: { code: `import { quickAddJob } from 'graphile-worker'; quickAddJob({}, 'mail', data, { maxAttempts: limits.most });`, fact: 'bound' },
});
