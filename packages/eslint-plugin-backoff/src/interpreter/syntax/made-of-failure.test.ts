import { expect, test } from 'vitest';

import { siteOf, sitesOf } from '../../facts/testing/site-of.js';

const reading = (handler: string, asked: string, before = ''): string => `${before}
  async function read(sensor) {
    for (let i = 0; i < 3; i++) {
      const value = await sensor.read().catch(${handler});
      if (${asked}) return value;
    }
  }`;

test.for([
  ["() => 'failed'", "value !== 'failed'", ''],
  ['() => FAILED', 'value !== FAILED', "const FAILED = 'failed';"],
  ['() => FAILED', 'value !== FAILED', "const FAILED = Symbol('failed');"],
  ['() => NONE', 'value !== NONE', 'const NONE = {};'],
  ['() => -1', 'value !== -1', ''],
  ['() => { log(); return -1; }', 'value !== -1', ''],
  ['(error) => ({ error })', "!('error' in value)", ''],
] as const)('what a failure is turned into, %s, is no success', ([handler, asked, before]) => {
  expect(siteOf(reading(handler, asked, before)).facts.bound).toMatchObject({ kind: 'attempts', attempts: 3 });
});

test('an answer may be what no failure is turned into', () => {
  expect(sitesOf(reading('() => -2', 'value !== -1'))).toEqual([]);
  expect(sitesOf(reading('() => null', "value !== 'failed'"))).toEqual([]);
});

const asking = (word: string): string => `
  async function state(job) { try { return await job.state(); } catch (error) { log(error); return '${word}'; } }
  async function settled(job) { for (;;) { if ((await state(job)) !== '${word}') return; await sleep(1000); } }`;

test('a failure that is turned into a state that may be answered is one of polling', () => {
  expect(sitesOf(asking('failed'))).toHaveLength(1);
  expect(sitesOf(asking('pending'))).toEqual([]);
});
