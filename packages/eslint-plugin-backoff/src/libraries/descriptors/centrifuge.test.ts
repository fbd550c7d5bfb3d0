import { describeLibrary } from '../../facts/testing/describe-library.js';
import { centrifuge } from './centrifuge.js';

describeLibrary(centrifuge, {
  policies: [
    { code: `import { Centrifuge } from 'centrifuge'; new Centrifuge(url, { minReconnectDelay: 500 });`, attempts: 'none', waits: [[500, 1000], [500, 1500], [500, 2500], [500, 4500], [500, 8500], [500, 16_500], [500, 20_000]] },
    { code: `import Centrifuge from 'centrifuge'; new Centrifuge(url, { minReconnectDelay: 100, maxReconnectDelay: 1000 });`, attempts: 'none', waits: [[100, 200], [100, 300], [100, 500], [100, 900], [100, 1000]] },
  ],
  unknown: { code: `import { Centrifuge } from 'centrifuge'; new Centrifuge(url, { minReconnectDelay: limits.wait });`, fact: 'delay' },
});
