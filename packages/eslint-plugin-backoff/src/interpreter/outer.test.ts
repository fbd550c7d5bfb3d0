import { expect, test } from 'vitest';

import { siteOf } from '../../test/site-of.js';

const recursive = (use: string): string => `
export function load(id, attempt) {
  return client.get(id).catch((error) => {
    ${use}
  });
}`;

test('an attempt counted up in the calls, to a limit, begins with nothing', () => {
  const { bound, delay } = siteOf(recursive(`
    if (attempt >= 3) throw error;
    return sleep(100 * 2 ** attempt).then(() => load(id, attempt + 1));`)).facts;
  expect(bound).toMatchObject({ kind: 'attempts', attempts: 4 });
  expect(delay.steps.map((step) => step?.max)).toEqual([100, 200, 400]);
});

test('what callers in the file begin with counts', () => {
  const { bound } = siteOf(`${recursive('if (attempt >= 3) throw error; return load(id, attempt + 1);')}\nload(7, 1);`).facts;
  expect(bound).toMatchObject({ kind: 'attempts', attempts: 3 });
});

test('a parameter that no limit holds may be anything: another operation each time', () => {
  expect(() => siteOf('export async function move(x) { try { await robot.go(x); } catch { return move(x + 1); } }')).toThrow('Not one retry site');
});
