import { expect, test } from 'vitest';

import { parsedSourceOf } from '../facts/testing/parsed-source.js';
import { sitesOf } from '../facts/testing/site-of.js';
import { findCandidates } from './candidates.js';
import { Source } from './source.js';

const loops = (head: string, body: string, before = ''): number =>
  findCandidates(new Source(parsedSourceOf(`${before} async function send(parts, delaysMs) { for (${head}) { try { ${body} return; } catch (error) { failed(error); } } }`), 4000)).flat().length;

const OVER = 'let i = 0; i < parts.length; i++';

test.for([
  ['is told', OVER, 'await post(parts[i]);'],
  ['is told a part of', OVER, 'await post({ body: { text: parts[i].text } });'],
  ['is told what is made of', 'let i = 0; i < parts.length; i += 1', 'const text = print(parts[i]); await post(text);'],
] as const)('a call that %s each of a list is another one each turn', ([, head, body]) => {
  expect(loops(head, body)).toBe(0);
});

test.for([
  ['only waits for as long as it says', 'let i = 0; i < delaysMs.length; i++', 'await post(parts); } catch (error) { await sleep(delaysMs[i]); } try {'],
  ['goes by the number alone', OVER, 'await post(parts, i);'],
  ['comes to the same one again', OVER, 'await post(parts[i]); } catch (error) { i -= 1; } try {'],
  ['asks the first one each time', OVER, 'await post(parts[0]);'],
] as const)('a loop that %s may be a retry', ([, head, body]) => {
  expect(loops(head, body)).toBe(1);
});

test('a list that the code writes down may hold delays, or the hosts of one service', () => {
  expect(loops(OVER.replace('parts', 'DELAYS_MS'), 'await post(DELAYS_MS[i]);', 'const DELAYS_MS = [100, 200];')).toBe(1);
});

test('what a call gives by its place is another thing in each turn', () => {
  const looking = (row: string, head = 'let i = count - 1; i >= 0; i--'): number =>
    sitesOf(`async function last(rows, count) { for (${head}) { const row = ${row}; if (await row.isVisible().catch(() => false)) return row; } throw new Error('none'); }`).length;
  expect(looking('rows.nth(i)')).toBe(0);
  expect(looking('rows.nth(i)', 'let i = 0; i < count; i++')).toBe(0);
  expect(looking('rows.first()')).toBe(1);
  expect(looking("['a', 'b'].at(i)")).toBe(1);
});
