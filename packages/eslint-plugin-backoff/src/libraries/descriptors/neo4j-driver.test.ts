import { describeLibrary } from '../../facts/testing/describe-library.js';
import { neo4jDriver } from './neo4j-driver.js';

describeLibrary(neo4jDriver, {
  policies: [
    { code: `import neo4j from 'neo4j-driver'; neo4j.driver(url, auth, { maxTransactionRetryTime: 30000 });`, attempts: { timeMs: 30_000 }, waits: [[800, 1200], [1600, 2400], [3200, 4800], [6400, 9600]] },
    { code: `const neo4j = require('neo4j-driver'); neo4j.driver(url, auth, { maxTransactionRetryTime: 5000 });`, attempts: { timeMs: 5000 }, waits: [[800, 1200], [1600, 2400]] },
  ],
  unknown: { code: `import neo4j from 'neo4j-driver'; neo4j.driver(url, auth, { maxTransactionRetryTime: limits.time });`, fact: 'bound' },
});
