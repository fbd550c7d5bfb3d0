import { describeLibrary } from '../../facts/testing/describe-library.js';
import { puppeteerCluster } from './puppeteer-cluster.js';

describeLibrary(puppeteerCluster, {
  policies: [
    { code: `import { Cluster } from 'puppeteer-cluster'; await Cluster.launch({ maxConcurrency: 2, retryLimit: 3 });`, attempts: 4, waits: [0, 0, 0] },
    { code: `const { Cluster } = require('puppeteer-cluster'); Cluster.launch({ retryLimit: 3, retryDelay: 500 });`, attempts: 4, waits: [500, 500, 500] },
  ],
  unknown: { code: `import { Cluster } from 'puppeteer-cluster'; Cluster.launch({ retryLimit: limits.retries });`, fact: 'bound' },
});
