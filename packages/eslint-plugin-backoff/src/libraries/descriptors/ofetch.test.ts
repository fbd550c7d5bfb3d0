import { describeLibrary } from '../../facts/testing/describe-library.js';
import { ofetch } from './ofetch.js';

describeLibrary(ofetch, {
  policies: [
    { code: `import { ofetch } from 'ofetch'; await ofetch(url, { retry: 2 });`, attempts: 3, waits: [0, 0] },
    { code: `import { ofetch } from 'ofetch'; ofetch(url, { method: 'POST', retry: 3, retryDelay: 500 });`, attempts: 4, waits: [500, 500, 500] },
  ],
  unknown: { code: `import { ofetch } from 'ofetch'; ofetch(url, { retryDelay: limits.wait });`, fact: 'delay' },
});
