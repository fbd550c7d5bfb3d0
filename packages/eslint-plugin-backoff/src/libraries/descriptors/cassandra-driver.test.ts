import { describeLibrary } from '../../facts/testing/describe-library.js';
import { cassandraDriver } from './cassandra-driver.js';

describeLibrary(cassandraDriver, {
  policies: [
    { code: `const cassandra = require('cassandra-driver'); new cassandra.Client({ contactPoints, policies: { reconnection: new cassandra.policies.reconnection.ConstantReconnectionPolicy(500) } });`, attempts: 'none', waits: [500, 500] },
    { code: `import { Client, policies } from 'cassandra-driver'; new Client({ contactPoints, policies: { reconnection: new policies.reconnection.ExponentialReconnectionPolicy(1000, 10000, false) } });`, attempts: 'none', waits: [[1000, 1149], [1700, 2299], [3400, 4599], [6800, 9199], [8500, 9999]] },
    { code: `import { Client, policies } from 'cassandra-driver'; new Client({ contactPoints, policies: { reconnection: new policies.reconnection.ExponentialReconnectionPolicy(1000, 10000, true) } });`, attempts: 'none', waits: [0, [850, 1149], [1700, 2299]] },
  ],
  unknown: { code: `import { Client } from 'cassandra-driver'; new Client({ policies: { reconnection } });`, fact: 'delay' },
});
