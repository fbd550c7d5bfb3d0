import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

const IMPORT = "import pRetry from 'p-retry'; ";

test('a library that runs what only looks how something stands waits for a state', () => {
  expect(sitesOf(`${IMPORT}await pRetry(() => { if (stream.status !== 'closed') throw new Error(\`still \${name()}\`); });`)).toEqual([]);
  expect(sitesOf(`${IMPORT}await pRetry(() => { if (stream.read() === null) throw new Error('closed'); });`)).toHaveLength(1);
  expect(sitesOf(`${IMPORT}await pRetry(async () => { if ((await stream).status !== 'closed') throw new Error('open'); });`)).toHaveLength(1);
});

test('to look through a list of what is there is to look how it stands', () => {
  const waits = (asked: string): string => `${IMPORT}await pRetry(() => { if (!${asked}) throw new Error('not yet'); });`;
  expect(sitesOf(waits('lines.some((line) => line.isLast)'))).toEqual([]);
  expect(sitesOf(waits('lines.some((line) => store.has(line))'))).toHaveLength(1);
  expect(sitesOf(waits('service.some(question)'))).toHaveLength(1);
});

test('a library that runs an assertion in a test waits for it to come true', () => {
  const retry = 'await pRetry(async () => { expect(await list(id)).toEqual([]); });';
  expect(sitesOf(`${IMPORT}it('is removed in the end', async () => { ${retry} });`)).toEqual([]);
  expect(sitesOf(`${IMPORT}export async function settle() { ${retry} }`)).toHaveLength(1);
});

test('a loop that runs an assertion that it is handed waits for it to come true', () => {
  const loop = (name: string): string => `export async function eventually(${name}) { for (let i = 0; i < 50; i++) { try { await ${name}(); return; } catch (error) { await tick(); } } }`;
  expect(sitesOf(loop('assertion'))).toEqual([]);
  expect(sitesOf(loop('operation'))).toHaveLength(1);
});

test('a function that asserts for a test asks until it comes true', () => {
  const clicking = (wanted: string): number => sitesOf(`export async function check(box) { for (let i = 0; i < 3; i++) { await box.click(); try { await ${wanted}; return; } catch { log('again'); } } }`).length;
  expect(clicking('expect(box).not.toBeHidden({ timeout: 2000 })')).toBe(0);
  expect(clicking('expect.poll(() => box.count()).toBe(2)')).toBe(0);
  expect(clicking('box.submit({ timeout: 2000 })')).toBe(1);
  expect(clicking('expect(220)')).toBe(1); // of a mail server's answer
});

test('a loop of a test that asserts what was answered, and catches that in the chain, waits for it to come true', () => {
  const loop = (told: string): string => `test('is up', async () => {
    let reached = false;
    for (let i = 0; i < 50; i++) {
      await wait(5000);
      await axios.get(site).then((response) => { ${told} reached = true; }).catch(() => console.log('not yet'));
      if (reached) break;
    }
  });`;
  expect(sitesOf(loop('expect(response.data).toContain("up");'))).toEqual([]);
  expect(sitesOf(loop('pages.push(response.data);'))).toHaveLength(1);
});

test('a function that asks how something stands, and comes back by a timer, waits for it', () => {
  const looking = (asked: string): number => sitesOf(`const look = async () => { if (await ${asked}) done(); else if (Date.now() > end) fail(); else setTimeout(look, 50); };`).length;
  expect(looking('canConnect(port)')).toBe(0);
  expect(looking('connect(port)')).toBe(1);
});
