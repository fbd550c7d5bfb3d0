import { expect, test } from 'vitest';
import { createProgress } from './progress.js';
import type { Terminal } from './terminal.js';

test('says nothing in the first second', () => {
  const { terminal, written } = record(true);
  let now = 0;
  const progress = createProgress(terminal, 2, () => now);
  now = 999;
  progress.step();
  progress.clear();
  expect(written).toEqual([]);
});

test('counts files from then on, ten times a second at most, and clears its line', () => {
  const { terminal, written } = record(true);
  let now = 0;
  const progress = createProgress(terminal, 9, () => now);
  now = 1000;
  progress.step();
  now = 1099;
  progress.step();
  now = 1100;
  progress.step();
  progress.clear();
  expect(written).toEqual(['\r1 of 9 files', '\r3 of 9 files', '\r\u001B[K']);
});

test('says nothing where nobody watches', () => {
  const { terminal, written } = record(false);
  let now = 0;
  const progress = createProgress(terminal, 9, () => now);
  now = 5000;
  progress.step();
  progress.clear();
  expect(written).toEqual([]);
});

function record(interactive: boolean): { terminal: Terminal; written: string[] } {
  const written: string[] = [];
  const terminal = { cwd: '/', interactive, out: () => undefined, err: (text: string) => void written.push(text) };
  return { terminal, written };
}
