import { describeLibrary } from '../../facts/testing/describe-library.js';
import { contentfulManagement } from './contentful-management.js';

describeLibrary(contentfulManagement, {
  policies: [
    { code: `import { createClient } from 'contentful-management'; createClient({ accessToken, retryOnError: true });`, attempts: 6, waits: [[1914, 2114], [2500, 2699], [3328, 3528], [4500, 4699], [6156, 6356]] },
    { code: `import contentful from 'contentful'; contentful.createClient({ accessToken, space, retryLimit: 2 });`, attempts: 3, waits: [[1914, 2114], [2500, 2699]] },
  ],
  unknown: { code: `import { createClient } from 'contentful'; createClient({ retryLimit: limits.retries });`, fact: 'bound' },
});
