import { describe, expect, test } from 'vitest';

import { describeLibrary } from '../../facts/testing/describe-library.js';
import { sitesOf } from '../../facts/testing/site-of.js';
import { bottleneck } from './bottleneck.js';

describeLibrary(bottleneck, {
  policies: [
    { code: `import Bottleneck from 'bottleneck'; const limiter = new Bottleneck(); limiter.on('failed', (error, jobInfo) => { if (jobInfo.retryCount < 3) return 1000; });`, attempts: 4, waits: [1000, 1000, 1000] },
    { code: `import Bottleneck from 'bottleneck'; const limiter = new Bottleneck({ maxConcurrent: 1 }); limiter.on('failed', async (error, { retryCount }) => { if (retryCount < 3) { return 100 * 2 ** retryCount; } });`, attempts: 4, waits: [100, 200, 400] },
    { code: `import Bottleneck from 'bottleneck'; const limiter = new Bottleneck(); limiter.on('failed', () => 250);`, attempts: 'none', waits: [250, 250] },
    { code: `import Bottleneck from 'bottleneck'; const limiter = new Bottleneck(); limiter.on('failed', (error, jobInfo) => (error.statusCode === 429 && jobInfo.retryCount < 2 ? 5000 : null));`, attempts: 3, waits: [5000, 5000] },
  ],
  unknown: { code: `import Bottleneck from 'bottleneck'; const limiter = new Bottleneck(); limiter.on('failed', onFailed);`, fact: 'delay' },
});

describe('what listens to a limiter', () => {
  const sites = (code: string) => sitesOf(`import Bottleneck from 'bottleneck'; const limiter = new Bottleneck(); ${code}`);

  test('retries where it is told of failures', () => {
    expect(sites(`limiter.on('failed', () => 500);`)).toHaveLength(1);
    expect(sites(`limiter.on('done', () => 500);`)).toEqual([]);
    expect(sites(`limiter.on(name, () => 500);`)).toEqual([]);
  });

  test('ends the retries by nothing alone', () => {
    const boundOf = (answer: string) => sites(`limiter.on('failed', (error, { retryCount }) => (retryCount < 2 ? 500 : ${answer}));`).map(({ facts }) => facts.bound.kind);
    expect(boundOf('null')).toEqual(['attempts']);
    expect(boundOf('undefined')).toEqual(['attempts']);
    expect(boundOf('false')).toEqual(['none']);
  });
});
