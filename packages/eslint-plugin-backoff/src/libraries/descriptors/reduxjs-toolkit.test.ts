import { describeLibrary } from '../../facts/testing/describe-library.js';
import { reduxjsToolkit } from './reduxjs-toolkit.js';

const IMPORT = `import { fetchBaseQuery, retry } from '@reduxjs/toolkit/query/react';`;

describeLibrary(reduxjsToolkit, {
  policies: [
    { code: `${IMPORT} retry(fetchBaseQuery({ baseUrl: '/' }));`, attempts: 6, waits: [[240, 840], [480, 1680], [960, 3360], [1920, 6720], [3840, 13_440]] },
    { code: `${IMPORT} const baseQuery = fetchBaseQuery({ baseUrl: '/' }); retry(baseQuery, { maxRetries: 3 });`, attempts: 4, waits: [[240, 840], [480, 1680], [960, 3360]] },
    { code: `${IMPORT} retry(fetchBaseQuery({ baseUrl: '/' }), { retryCondition: (error, args, { attempt }) => attempt <= 3 });`, attempts: 4, waits: [[240, 840], [480, 1680], [960, 3360]] },
    { code: `${IMPORT} retry(fetchBaseQuery({ baseUrl: '/' }), { retryCondition: () => true });`, attempts: 'none' },
  ],
  unknown: { code: `${IMPORT} retry(fetchBaseQuery({ baseUrl: '/' }), { maxRetries: limits.retries });`, fact: 'bound' },
});
