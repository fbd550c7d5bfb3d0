import { describeLibrary } from '../../facts/testing/describe-library.js';
import { actionsHttpClient } from './actions-http-client.js';

describeLibrary(actionsHttpClient, {
  policies: [
    { code: `import { HttpClient } from '@actions/http-client'; new HttpClient('agent', [], { allowRetries: true });`, attempts: 2, waits: [10] },
    { code: `import * as http from '@actions/http-client'; new http.HttpClient('agent', [], { allowRetries: true, maxRetries: 12 });`, attempts: 13, waits: [10, 20, 40, 80, 160, 320, 640, 1280, 2560, 5120, 5120, 5120] },
  ],
  unknown: { code: `import { HttpClient } from '@actions/http-client'; new HttpClient('agent', [], { allowRetries: true, maxRetries: limits.retries });`, fact: 'bound' },
});
