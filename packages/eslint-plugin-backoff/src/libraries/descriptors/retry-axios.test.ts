import { expect, test } from 'vitest';

import { sitesOf } from '../../facts/testing/site-of.js';
import { describeLibrary } from '../../facts/testing/describe-library.js';
import { retryAxios } from './retry-axios.js';

test('who hands a policy over with a request does not go by the defaults', () => {
  const client = (rest: string): string => `import axios from 'axios'; import * as rax from 'retry-axios'; const client = axios.create(); rax.attach(client); ${rest}`;
  expect(sitesOf(client('export const send = (request) => client({ ...request });'))[0]?.facts.delay.steps.slice(0, 2)).toEqual([{ min: 50, max: 50 }, { min: 150, max: 150 }]);
  expect(sitesOf(client('export const send = (request, policy) => client({ ...request, raxConfig: policy });'))[0]?.facts.delay.steps.some((step) => step !== null)).not.toBe(true);
});

test('before version 4 exponential waits went by no option', () => {
  const steps = (options: string, major: number) => sitesOf(`import axios from 'axios'; import 'retry-axios'; axios.get(url, { raxConfig: ${options} });`, undefined, { 'retry-axios': major })[0]?.facts.delay.steps.map((step) => step?.max);
  expect(steps('{ retry: 3, retryDelay: 100 }', 3)).toEqual([500, 1500, 3500]);
  expect(steps('{ retry: 3, retryDelay: 100 }', 4)).toEqual([50, 150, 350]);
  expect(steps("{ retry: 2, retryDelay: 100, backoffType: 'static' }", 3)).toEqual([100, 100]);
});

describeLibrary(retryAxios, {
  policies: [
    { code: `import * as rax from 'retry-axios'; rax.attach();`, attempts: 4, waits: [50, 150, 350] },
    { code: `import axios from 'axios'; import 'retry-axios'; axios.get(url, { raxConfig: { retry: 5, jitter: 'equal', retryDelay: 400, maxRetryDelay: 2000 } });`, attempts: 6, waits: [[100, 200], [300, 600], [700, 1400], [1500, 2000], 2000] },
  ],
  unknown: { code: `import axios from 'axios'; import 'retry-axios'; axios.get(url, { raxConfig: { retryDelay: limits.wait } });`, fact: 'delay' },
});
