import { describeLibrary } from '../../facts/testing/describe-library.js';
import { tusJsClient } from './tus-js-client.js';

describeLibrary(tusJsClient, {
  policies: [
    { code: `import * as tus from 'tus-js-client'; new tus.Upload(file, { endpoint, onShouldRetry: () => true });`, attempts: 5, waits: [0, 1000, 3000, 5000] },
    { code: `import { Upload } from 'tus-js-client'; new Upload(file, { endpoint, retryDelays: [0, 100, 200] });`, attempts: 4, waits: [0, 100, 200] },
    { code: `import Uppy from '@uppy/core'; import Tus from '@uppy/tus'; const uppy = new Uppy(); uppy.use(Tus, { endpoint, retryDelays: [0, 1000, 3000] });`, attempts: 4, waits: [0, 1000, 3000] },
  ],
  unknown: { code: `import { Upload } from 'tus-js-client'; new Upload(file, { retryDelays: limits.delays });`, fact: 'delay' },
});
