import { expect, test } from 'vitest';

import { siteOf } from '../../../test/site-of.js';

/** A socket that comes back as often as its `tries` allow. */
const reconnecting = (made: string, tries: string): string => `
const tries = ${made};
function connect() {
  const socket = new WebSocket(url);
  socket.onclose = () => {
    if (${tries} >= 3) return;
    setTimeout(connect, 1000 * 2 ** ${tries});
    ${tries}++;
  };
}`;

const waitsOf = (code: string) => siteOf(code).facts.delay.steps.map((step) => step?.max);

test('a member that is counted begins with the one number that its object was made of', () => {
  expect(waitsOf(reconnecting('useRef(0)', 'tries.current'))).toEqual([1000, 2000, 4000]);
  expect(waitsOf(reconnecting('ref(1)', 'tries.value'))).toEqual([2000, 4000]);
});

const isUntold = (code: string): boolean => waitsOf(code).every((wait) => wait === undefined);

test('a number by a name of this file is one, that of another file is none', () => {
  expect(waitsOf(`const FIRST = 1;\n${reconnecting('useRef(FIRST)', 'tries.current')}`)).toEqual([2000, 4000]);
  expect(isUntold(`import { FIRST } from '../first';\n${reconnecting('useRef(FIRST)', 'tries.current')}`)).toBe(true);
});

test('an object made of something else tells nothing of its members', () => {
  for (const made of ['useRef(first)', 'useCounter(0, 10)', 'useCounter()']) {
    expect(isUntold(reconnecting(made, 'tries.current'))).toBe(true);
  }
});

test('of two members that are written nobody knows which is the number', () => {
  const two = `${reconnecting('useRef(0)', 'tries.current')}\ntries.other = 1;`;
  expect(isUntold(two)).toBe(true);
});

const saving = (written: string): string => `
const latest = useRef(0);
const saved = useRef(0);
const save = useCallback(async () => {
  if (latest.current <= saved.current) return;
  try { await store(document); saved.current = latest.current; } catch (error) { setTimeout(() => { void save(); }, 1000); }
}, []);
${written}`;

test('what is only given what is known elsewhere counts nothing', () => {
  expect(waitsOf(saving('latest.current = version;'))).toContain(1000);
  expect(() => siteOf(saving('latest.current = 0;'))).toThrow('Not one retry site');
});
