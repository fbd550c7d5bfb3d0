import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

const repeated = (body: string): number => sitesOf(`import { backOff } from 'exponential-backoff'; export const ready = (id) => backOff(async () => { ${body} }, { numOfAttempts: 8 });`).length;

test('who only waits for what is wanted polls', () => {
  expect(repeated("const job = await load(id); if (job.state !== 'done') throw new Error('not yet');")).toBe(0);
  expect(repeated("const [a, b] = await Promise.all([load(id), load(1)]); if (a.group !== b.group) { throw new Error('apart'); }")).toBe(0);
  expect(repeated("await page.waitForSelector('#list'); const count = await list.count(); if (count === 2) { return; } else if (count > 2) { throw new Error('too many'); } else { throw new Error('too few'); }")).toBe(0);
});

test('an answer that is given to somebody, or says that it failed, is wanted', () => {
  expect(repeated("const job = await load(id); if (job.state !== 'done') throw new Error('not yet'); return job;")).toBe(1);
  expect(repeated("const job = await load(id); if (job.state !== 'done') throw new Error('not yet'); jobs.last = job;")).toBe(1);
  expect(repeated("const answer = await fetch(id); if (!answer.ok) throw new Error('refused');")).toBe(1);
  expect(repeated("const { error } = await load(id); if (error) throw error;")).toBe(1);
  expect(repeated("const before = await load(id); if (before === null) throw new Error('none'); await save(before);")).toBe(1);
  expect(repeated('await save(id);')).toBe(1);
});
