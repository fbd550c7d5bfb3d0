import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

const loop = (pick: string, failed: string): number => sitesOf(`async function ask(keys, url) { for (let n = 0; n < 3; n++) { ${pick} try { return await send(url, key); } catch (error) { ${failed} } } throw new Error('failed'); }`).length;

test('what is picked by somebody who hears of the failure may be another one', () => {
  expect(loop('const key = keys.get();', 'keys.drop(key);')).toBe(0);
  expect(loop('const key = keys.get();', 'keys.drop(key); await sleep(1000);')).toBe(0);
});

test.for([
  ['nobody hears of it', 'const key = keys.get();', 'console.warn(key);'],
  ['who hears of it picks nothing', 'const key = keys.get();', 'failures.add(key);'],
  ['what is told is something else', 'const key = keys.get();', 'keys.count(url);'],
  ['it is opened for the attempt', 'const key = await keys.open();', 'keys.close(key);'],
] as const)('it is the same where %s', ([, pick, failed]) => {
  expect(loop(pick, failed)).toBe(1);
});

test('so it is for a function that calls itself', () => {
  const search = (failed: string): number => sitesOf(`function search(id, most = 5) { const place = places.get(id); if (most === 0) return null; return graph.request(id, place).catch(() => { ${failed} return search(id, most - 1); }); }`).length;
  expect(search('places.drop(place);')).toBe(0);
  expect(search('console.warn(place);')).toBe(1);
});
