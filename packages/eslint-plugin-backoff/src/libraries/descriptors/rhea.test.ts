import { describeLibrary } from '../../facts/testing/describe-library.js';
import { rhea } from './rhea.js';

describeLibrary(rhea, {
  policies: [
    { code: `import rhea from 'rhea'; rhea.connect({ host, reconnect: true });`, attempts: 'none', waits: [100, 200, 400, 800, 1600, 3200, 6400, 12_800, 25_600, 51_200, 60_000, 60_000] },
    { code: `const container = require('rhea').create_container(); container.connect({ host, reconnect_limit: 4 });`, attempts: 5, waits: [100, 200, 400, 800] },
    { code: `import rhea from 'rhea'; rhea.connect({ host, initial_reconnect_delay: 1000, max_reconnect_delay: 5000 });`, attempts: 'none', waits: [1000, 2000, 4000, 5000, 5000] },
    { code: `import rhea from 'rhea'; rhea.connect({ host, reconnect: 500 });`, attempts: 'none', waits: [500, 500] },
  ],
  unknown: { code: `import rhea from 'rhea'; rhea.connect({ reconnect_limit: limits.attempts });`, fact: 'bound' },
});
