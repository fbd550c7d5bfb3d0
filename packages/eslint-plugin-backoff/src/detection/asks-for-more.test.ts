import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

test('a list to which what failed has added asks for something else', () => {
  const updating = (list: string): number =>
    sitesOf(`async function update({ names }, left = 3) {
      try { await writeAll(file); await run(commandFor(file)); } catch (error) {
        const missing = namesIn(error.stdout).filter((name) => !names.includes(name));
        if (left === 0 || missing.length === 0) throw error;
        const next = ${list};
        return update({ names: next }, left - 1);
      }
    }`).length;
  expect(updating('[...new Set([...names, ...missing.map(named)])]')).toBe(0);
  expect(updating('[...names, ...missing]')).toBe(0);
  expect(updating('[...names]')).toBe(1);
  expect(updating('names')).toBe(1);
});
