import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { describeAll, runAll, type Runs } from './behaviour.js';
import { cases } from './expected/cases.js';
import { commentsOf, fixSource, reportsOf } from './fix-source.js';
import { faultsOf } from './invariants.js';
import type { EntryCase } from './program-case.js';
import { typeErrors } from './type-errors.js';
import { scenarios } from './world/server.js';

test('every program has a case', () => {
  expect(cases.map(({ file }) => file).sort()).toEqual(readdirSync(pathOf('')).sort());
});

describe.each(cases)('$file', (program) => {
  const { file, left = [], entries, pending } = program;
  const text = readFileSync(pathOf(file), 'utf8');
  let fixed = '';
  beforeAll(() => {
    fixed = fixSource(file, text);
  });

  expected(pending?.reports)('is reported', () => {
    expect(reportsOf(file, text)).toEqual(program.reports);
  });

  expected(pending?.clean)('is clean once fixed, and stays as it is', () => {
    expect(reportsOf(file, fixed), fixed).toEqual(left);
    expect(fixSource(file, fixed)).toBe(fixed);
  });

  test('keeps its comments and gets one helper at most', () => {
    expect(commentsOf(file, fixed)).toEqual(expect.arrayContaining(commentsOf(file, text)));
    expect(fixed.split('2 ** 31 - 1').length, fixed).toBeLessThanOrEqual(2);
  });

  describe.each(entries)('$name', (entry) => {
    test('behaves before the fix as the table says', async () => {
      expect(describeAll(await runsOf(file, text, entry))).toEqual(entry.before);
    });

    expected(entry.pending)('behaves after the fix as the table says', async () => {
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
    const texts = programs.map(({ file }) => [pathOf(file), fixSource(file, readFileSync(pathOf(file), 'utf8'))] as const);
    errors = typeErrors(new Map(texts));
  });

  describe.each(programs)('$file', ({ file, pending }) => {
    expected(pending?.types)('is still valid once fixed', () => {
      expect(errors.get(pathOf(file))).toEqual([]);
    });
  });
});

/** A case that cannot pass yet has a reason, and fails when it passes. */
function expected(pending: string | undefined): typeof test.fails {
  return pending === undefined ? test : test.fails;
}

function pathOf(file: string): string {
  return fileURLToPath(new URL(`programs/${file}`, import.meta.url));
}

function runsOf(file: string, text: string, entry: EntryCase): Promise<Runs> {
  const { name, world, args = [], before } = entry;
  return runAll(file, text, { name, world, args }, scenarios.filter((scenario) => scenario in before));
}
