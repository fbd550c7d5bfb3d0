import { describeLibrary } from '../../facts/testing/describe-library.js';
import { sockette } from './sockette.js';

describeLibrary(sockette, {
  policies: [
    { code: `import Sockette from 'sockette'; new Sockette(url, { timeout: 5e3, maxAttempts: 10 });`, attempts: 11, waits: [5000, 5000, 5000] },
    { code: `import Sockette from 'sockette'; Sockette(url, { timeout: 5000 });`, attempts: 'none', waits: [5000, 5000] },
    { code: `import Sockette from 'sockette'; new Sockette(url, { timeout: 0, maxAttempts: 0 });`, attempts: 'none', waits: [1000, 1000] },
  ],
  unknown: { code: `import Sockette from 'sockette'; new Sockette(url, { timeout: settings.pace });`, fact: 'delay' },
});
