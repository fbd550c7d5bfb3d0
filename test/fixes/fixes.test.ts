import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { describeAll, runAll, type Runs } from './behaviour.js';
import { cases } from './expected/cases.js';
import { commentsOf, fixSource, reportsOf, type FixedSource } from './fix-source.js';
import { faultsOf } from './invariants.js';
import type { EntryCase } from './program-case.js';
import { typeErrors } from './type-errors.js';
import { scenarios } from './world/server.js';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

/** Each program fixed, by its file: made by the first test that asks. */
const fixedSources = new Map<string, FixedSource>();

test('every program has a case', () => {
  expect(cases.map(({ file }) => file).sort()).toEqual(readdirSync(pathOf('')).sort());
});

describe.each(cases)('$file', (program) => {
  const { file, reports, left = [], entries, pending = {} } = program;
  const text = textOf(file);

  check('is reported', pending.reports, () => {
    expect(reportsOf(file, text)).toEqual(reports);
  });

  check('is clean once fixed, and stays as it is', pending.clean, () => {
    const fixed = fixedOf(file);
    expect(fixed.reports, fixed.text).toEqual(left);
    expect(fixSource(file, fixed.text).text).toBe(fixed.text);
  });

  check('keeps its comments and gets one helper at most', pending.text, () => {
    const { text: fixed } = fixedOf(file);
    expect(commentsOf(file, fixed)).toEqual(expect.arrayContaining([...commentsOf(file, text)]));
    expect(fixed.split('const longest = 2 ** 31 - 1').length, fixed).toBeLessThanOrEqual(2);
  });

  describe.each(entries)('$name', (entry) => {
    test('behaves before the fix as the table says', async () => {
      expect(describeAll(await runsOf(file, text, entry))).toEqual(entry.before);
    });

    check('behaves after the fix as the table says', entry.pending, async () => {
      const { text: fixed } = fixedOf(file);
      const after = await runsOf(file, fixed, entry);
      expect(describeAll(after), fixed).toEqual(entry.after);
      expect(faultsOf(program, entry, await runsOf(file, text, entry), after), fixed).toEqual([]);
    });
  });
});

describe('TypeScript programs', () => {
  const programs = cases.filter(({ file }) => file.endsWith('ts'));
  let errors = new Map<string, string[]>();
  beforeAll(() => {
    errors = typeErrors(new Map(programs.map(({ file }) => [pathOf(file), fixedOf(file).text])));
  });

  describe.each(programs)('$file', ({ file, pending = {} }) => {
    check('is still valid once fixed', pending.types, () => {
      expect(errors.get(pathOf(file))).toEqual([]);
    });
  });
});

/** A test; one that is pending must fail, so that its reason goes when it passes. */
function check(title: string, pending: string | undefined, body: () => void | Promise<void>): void {
  if (pending === undefined) test(title, body);
  else test.fails(`${title} (pending: ${pending})`, body);
}

function pathOf(file: string): string {
  return fileURLToPath(new URL(`programs/${file}`, import.meta.url));
}

function textOf(file: string): string {
  return readFileSync(pathOf(file), 'utf8');
}

function fixedOf(file: string): FixedSource {
  const fixed = fixedSources.get(file) ?? fixSource(file, textOf(file));
  fixedSources.set(file, fixed);
  return fixed;
}

function runsOf(file: string, text: string, entry: EntryCase): Promise<Runs> {
  const { name, world, args = [], before } = entry;
  return runAll(file, text, { name, world, args }, scenarios.filter((scenario) => scenario in before));
}
