import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

const finding = (call: string, wait: string, question = 'found.parts', handler = 'console.error(error);'): number =>
  sitesOf(`async function find(id, link) { for (let n = 0; n < 5; n++) { try { const found = await ${call}; if (${question}) return found; } catch (error) { ${handler} } ${wait} } return null; }`).length;

test('to who asks for the same so many times in a hurry, or backs off, an answer without anything is one more failure', () => {
  expect(finding('link.find(id)', '')).toBe(1);
  expect(finding('link.find(id)', '', "found !== 'null'")).toBe(1);
  expect(finding('link.find(id)', 'await sleep(1000 * (n + 1));')).toBe(1);
});

test.for([
  ['keeps a pace', finding('link.find(id)', 'await sleep(1000);')],
  ['asks how far something has come', finding('link.find(id)', 'await sleep(1000 * (n + 1));', 'found.isDone')],
  ['asks for a state', finding('link.find(id)', 'await sleep(1000 * (n + 1));', "found.state === 'done'")],
  ['takes what comes next', finding('link.next()', '')],
  ['deals with failures in a way of their own', finding('link.find(id)', '', 'found.parts', 'if (n === 4) throw error;')],
] as const)('who %s waits for it', ([, sites]) => {
  expect(sites).toBe(0);
});

test('so it is where the turns are counted in the loop', () => {
  const counting = (question: string, head = 'n < 5'): number =>
    sitesOf(`async function find(id, link) { let n = 0; while (${head}) { try { const found = parse(await link.find(id)); if (${question}) return found; } catch (error) { console.error(error); } finally { n++; } } return null; }`).length;
  expect(counting('found')).toBe(1);
  expect(counting('found.isDone')).toBe(0);
  expect(counting('found', '!link.closed')).toBe(0);
});
