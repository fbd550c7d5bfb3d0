import { describeLibrary } from '../../facts/testing/describe-library.js';
import { betterQueue } from './better-queue.js';

describeLibrary(betterQueue, {
  policies: [
    { code: `const Queue = require('better-queue'); new Queue(upload, { maxRetries: 3 });`, attempts: 3, waits: [0, 0] },
    { code: `const Queue = require('better-queue'); new Queue(upload, { maxRetries: 3, retryDelay: 700 });`, attempts: 3, waits: [700, 700] },
    { code: `import Queue from 'better-queue'; new Queue({ process: upload, maxRetries: 2, retryDelay: 1000 });`, attempts: 2, waits: [1000] },
  ],
  unknown: { code: `import Queue from 'better-queue'; new Queue(upload, { maxRetries: limits.retries });`, fact: 'bound' },
});
