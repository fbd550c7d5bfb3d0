import { expect, test } from 'vitest';

import { describeLibrary } from '../../facts/testing/describe-library.js';
import { sitesOf } from '../../facts/testing/site-of.js';
import { googleGax } from './google-gax.js';

describeLibrary(googleGax, {
  policies: [
    { code: `import * as gax from 'google-gax'; client.read(request, { retry: gax.createRetryOptions([14], gax.createDefaultBackoffSettings()) });`, attempts: 'none', waits: [[0, 100], [0, 130], [0, 169], [0, 220], [0, 286], [0, 371]] },
    { code: `import * as gax from 'google-gax'; client.read(request, { retry: gax.createRetryOptions([14], gax.createMaxRetriesBackoffSettings(100, 2, 1000, null, null, null, 6)) });`, attempts: 6, waits: [[0, 100], [0, 200], [0, 400], [0, 800], [0, 1000]] },
    { code: `import * as gax from 'google-gax'; new gax.RetryOptions([14], { initialRetryDelayMillis: 200, retryDelayMultiplier: 3, maxRetryDelayMillis: 1000, maxRetries: 4 });`, attempts: 4, waits: [[0, 200], [0, 600], [0, 1000]] },
  ],
  unknown: { code: `import * as gax from 'google-gax'; gax.createRetryOptions([14], limits.settings);`, fact: 'delay' },
});

test('without a code that is retried nothing is', () => {
  const made = (codes: string): number => sitesOf(`import * as gax from 'google-gax'; new gax.RetryOptions(${codes}, { initialRetryDelayMillis: 0, retryDelayMultiplier: 0, maxRetryDelayMillis: 0 });`).length;
  expect(made('[]')).toBe(0);
  expect(made('[14]')).toBe(1);
  expect(made('[...codes]')).toBe(1);
});
