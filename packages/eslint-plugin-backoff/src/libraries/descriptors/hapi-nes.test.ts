import { describeLibrary } from '../../facts/testing/describe-library.js';
import { hapiNes } from './hapi-nes.js';

describeLibrary(hapiNes, {
  policies: [
    { code: `import Nes from '@hapi/nes/lib/client'; const client = new Nes.Client(url); client.connect({ reconnect: true });`, attempts: 'none', waits: [1000, 2000, 3000, 4000, 5000, 5000] },
    { code: `const Nes = require('@hapi/nes'); const client = new Nes.Client(url); client.connect({ retries: 3, delay: 500, maxDelay: 800 });`, attempts: 4, waits: [500, 800, 800] },
    { code: `import { Client } from '@hapi/nes'; new Client(url).connect({ delay: 0 });`, attempts: 'none', waits: [1000, 2000, 3000] },
  ],
  unknown: { code: `const Nes = require('@hapi/nes'); new Nes.Client(url).connect({ retries: limits.retries });`, fact: 'bound' },
});
