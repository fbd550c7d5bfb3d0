import { expect, test } from 'vitest';

import { sitesOf, siteOf } from '../../facts/testing/site-of.js';

const process = (parameter: string, failed: string): string => `
async function process(${parameter}) {
  try {
    await send(job.url);
  } catch (error) {
    ${failed}
  }
}`;

test.for([
  ['handed on in a copy', 'if (job.attempts >= 3) throw error; setTimeout(() => process({ ...job, attempts: job.attempts + 1 }), 1000 * 2 ** job.attempts);', [1000, 2000, 4000]],
  ['stepped in place', 'job.attempts++; if (job.attempts >= 3) throw error; setTimeout(() => process(job), 1000 * job.attempts);', [1000, 2000]],
  ['added to', 'job.attempts += 1; if (job.attempts < 3) { await sleep(500 * job.attempts); return process(job); } throw error;', [500, 1000]],
] as const)('attempts that are kept in what is processed, %s, begin with nothing', ([, failed, delays]) => {
  const { delay } = siteOf(process('job', failed)).facts;
  expect(delay.steps.map((step) => step?.max)).toEqual(delays);
});

test('so do those in options that are taken apart', () => {
  const { bound } = siteOf(`
    async function load({ url, attempt }) {
      try { return await fetch(url); } catch (error) {
        if (attempt >= 3) throw error;
        await sleep(1000);
        return load({ url, attempt: attempt + 1 });
      }
    }`).facts;
  expect(bound).toMatchObject({ kind: 'attempts', attempts: 4 });
});

test('what is only held against a number is what it is: nothing counts it', () => {
  expect(sitesOf(process('job', 'if (job.priority >= 3) throw error; setTimeout(() => process(job), 1000);'))).toHaveLength(0);
  expect(sitesOf(process('job', 'if (job.attempts >= 3) throw error; setTimeout(() => process({ ...job, position: job.attempts + 1 }), 1000);'))).toHaveLength(0);
});

test.for([
  ['counted where it is handed on', 'if (attempt > 3) throw error; await sleep(1000); return load(url, ++attempt);', 5],
  ['counted before it is handed on', 'attempt += 1; if (attempt > 3) throw error; await sleep(1000); return load(url, attempt);', 4],
  ['counted where it is held against the limit', 'if (++attempt > 3) throw error; await sleep(1000); return load(url, attempt);', 4],
] as const)('a parameter without a default, %s, begins with nothing', ([, failed, attempts]) => {
  const { bound } = siteOf(`async function load(url, attempt) { try { return await fetch(url); } catch (error) { ${failed} } }`).facts;
  expect(bound).toMatchObject({ kind: 'attempts', attempts });
});

test('a parameter that is counted and never handed on is what the caller says, and may be small', () => {
  const site = siteOf('async function load(url, attempt) { try { return await fetch(url); } catch (error) { if (attempt++ > 3) throw error; await sleep(1000); return load(url, 9); } }');
  expect(site.facts.bound).toMatchObject({ kind: 'attempts', attempts: 2 });
});

test('a length that is added to counts nothing: nobody says where it begins', () => {
  const load = (step: string): readonly (number | undefined)[] =>
    siteOf(`export async function load(url, delay) { try { return await get(url); } catch (error) { ${step} } }`).facts.delay.steps.map((each) => each?.max).slice(0, 2);
  expect(load('delay += 100; if (delay > 5000) throw error; await sleep(delay); return load(url, delay);')).toEqual([undefined, undefined]);
  expect(load('if (delay > 5000) throw error; await sleep(delay); return load(url, delay + 100);')).toEqual([undefined, undefined]);
  expect(load('delay += 1; if (delay > 5) throw error; await sleep(100 * delay); return load(url, delay);')).toEqual([100, 200]);
});
