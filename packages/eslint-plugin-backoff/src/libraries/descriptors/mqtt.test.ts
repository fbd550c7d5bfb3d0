import { describeLibrary } from '../../facts/testing/describe-library.js';
import { mqtt } from './mqtt.js';

describeLibrary(mqtt, {
  policies: [
    { code: `import mqtt from 'mqtt'; mqtt.connect(url, { reconnectPeriod: 1000 });`, attempts: 'none', waits: [1000, 1000, 1000, 1000, 1000, 1000] },
    { code: `import { connect } from 'mqtt'; connect({ host, reconnectPeriod: 5000 });`, attempts: 'none', waits: [5000, 5000, 5000, 5000, 5000, 5000] },
  ],
  unknown: { code: `import mqtt from 'mqtt'; mqtt.connect(url, { reconnectPeriod: limits.wait });`, fact: 'delay' },
});
