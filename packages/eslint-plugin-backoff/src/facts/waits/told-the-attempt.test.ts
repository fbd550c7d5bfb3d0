import { expect, test } from 'vitest';

import { siteOf } from '../testing/site-of.js';

test('an operation that is handed in and told which attempt it is may wait by itself', () => {
  const noWait = (call: string, parameter = 'task', before = ''): string | null =>
    siteOf(`async function repeat(${parameter}, isPassing) { ${before} for (let attempt = 0; attempt < Infinity; attempt++) { try { return await ${call}; } catch (error) { if (!isPassing(attempt, error)) throw error; } } }`).facts.delay
      .noWaitBecause;
  expect(noWait('task(attempt)')).toBeNull();
  expect(noWait('task(url, attempt)')).toBeNull();
  expect(noWait('task()')).toBe('missing');
  expect(noWait('task(url)')).toBe('missing');
  expect(noWait('send(attempt)')).toBe('missing');
  expect(noWait('task(turn)', 'task', 'const turn = 1;')).toBe('missing');
});

test('a task of this file that asks for no attempt does not wait by it', () => {
  const noWait = (task: string): string | null =>
    siteOf(`export async function repeat(task) { for (let attempt = 0; attempt < 3; attempt++) { try { return await task(attempt); } catch (error) { log(error); } } }
      export const load = () => repeat(${task});`).facts.delay.noWaitBecause;
  expect(noWait('async () => { await api.load(); }')).toBe('missing');
  expect(noWait('makeTask()')).toBeNull();
});
