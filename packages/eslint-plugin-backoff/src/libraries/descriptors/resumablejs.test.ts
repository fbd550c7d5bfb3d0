import { describeLibrary } from '../../facts/testing/describe-library.js';
import { resumablejs } from './resumablejs.js';

describeLibrary(resumablejs, {
  policies: [
    { code: `import Resumable from 'resumablejs'; new Resumable({ target: '/upload', maxChunkRetries: 3 });`, attempts: 4, waits: [0, 0, 0] },
    { code: `import Resumable from 'resumablejs'; new Resumable({ target: '/upload', chunkRetryInterval: 1000 });`, attempts: 101, waits: [1000, 1000] },
    { code: `const Flow = require('@flowjs/flow.js'); new Flow({ target: '/upload', maxChunkRetries: 2, chunkRetryInterval: 5000 });`, attempts: 3, waits: [5000, 5000] },
  ],
  unknown: { code: `import Resumable from 'resumablejs'; new Resumable({ target: '/upload', maxChunkRetries: limits.retries });`, fact: 'bound' },
});
