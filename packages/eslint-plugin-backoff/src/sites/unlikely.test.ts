import { expect, test } from 'vitest';

import { parsedSourceOf } from '../facts/testing/parsed-source.js';
import { findCandidates } from './candidates.js';
import { Source } from './source.js';

const areUnlikely = (code: string): readonly (boolean | undefined)[] => findCandidates(new Source(parsedSourceOf(code), 4000)).flat().map(({ isUnlikely }) => isUnlikely);

const loop = (body: string, rest = ''): string => `async function load(url) { for (let i = 0; i < 9; i += 1) { ${body} } } ${rest}`;

test('a loop that only asks whether it is done is worth fewer steps than one that catches, waits, or calls what does', () => {
  expect(areUnlikely(loop('if (await read(url)) return;'))).toEqual([true]);
  expect(areUnlikely(loop('try { return await read(url); } catch {}'))).toEqual([false]);
  expect(areUnlikely(loop('if (await read(url).catch(() => false)) return;'))).toEqual([false]);
  expect(areUnlikely(loop('if (await read(url)) return; await sleep(100);'))).toEqual([false]);
  expect(areUnlikely(loop('if (await readOnce(url)) return;', 'const readOnce = async (url) => { try { return await read(url); } catch { return null; } };'))).toEqual([false]);
});

test('a loop that calls what tries again by itself is worth fewer steps', () => {
  const calling = (rest: string): boolean | undefined => areUnlikely(loop('if (await readAll(url)) return;', rest))[0];
  expect(calling('async function readAll(url) { for (;;) { try { return await read(url); } catch { await sleep(100); } } }')).toBe(true);
  expect(calling('async function readAll(url) { const page = await read(url); if (page === null) { await sleep(100); return readAll(url); } return page; }')).toBe(true);
  expect(calling('async function readAll(url) { for (const part of parts) await read(part); await sleep(100); }')).toBe(false);
});

test('a function that goes round through a listener is worth more where that is told of a failure', () => {
  const listening = (event: string): string => `function open() { const socket = connect(url); socket.on('${event}', (x) => { if (x) open(); }); }`;
  expect(areUnlikely(listening('data'))).toEqual([true]);
  expect(areUnlikely(listening('close'))[0]).toBe(false);
});
