import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { delaySequence, type DelayStep, type RetrySite } from 'eslint-plugin-backoff/analysis';
import { libraries } from '../../packages/eslint-plugin-backoff/src/libraries/index.js';
import { sitesByProgram } from './analyse-program.js';
import { cases } from './cases/index.js';
import type { LibraryCase } from './library-case.js';
import { programIn, type Program } from './program-in.js';
import { MOST_WAITS, runProgram, type Measured } from './run-program.js';

/** What `Math.random` answers: as little as it can, the middle, and as much. */
const CHANCES = [0, 0.5, 0.999_999];

/** Of those that are used most so many are run, each in so many ways. */
const [RUN_LIBRARIES, LEAST_PROGRAMS] = [15, 3];

test.each(libraries.slice(0, RUN_LIBRARIES).map(({ name }) => name))('%s is run in three ways at least', (name) => {
  const library = cases.find((each) => each.library === name);
  expect(Object.keys(library?.retries ?? {}).length).toBeGreaterThanOrEqual(LEAST_PROGRAMS);
});

describe.each(cases)('$name', (library) => {
  const file = new URL(`programs/${library.name}.js`, import.meta.url);
  const sites = sitesByProgram(file.pathname, readFileSync(file, 'utf8'));

  test('every program has a count of retries', () => {
    expect([...sites.keys()].sort()).toEqual(Object.keys(library.retries).sort());
  });

  test.each(Object.entries(library.retries))('%s waits as the analysis says', async (name, retries) => {
    const isEndless = retries === 'without end';
    const runs = await runsOf(library, await programIn(file, name));
    for (const run of runs) {
      expect(run.waits).toHaveLength(isEndless ? MOST_WAITS : retries);
      expect(run.end).toBe(isEndless ? 'goes on' : 'gives up');
    }
    const site = sites.get(name);
    expect(site && boundOf(site)).toBe(isEndless ? 'none' : retries);
    const steps = (site && delaySequence(site, runs[0]?.waits.length ?? 0)) ?? [];
    expect(steps.map(({ min, max }) => [min, max])).toEqual(ranges(runs, steps));
  });
});

const boundOf = ({ facts: { bound } }: RetrySite): string | number => (bound.kind === 'attempts' ? bound.attempts - 1 : bound.kind);

async function runsOf(library: LibraryCase, program: Program): Promise<readonly Measured[]> {
  const runs: Measured[] = [];
  for (const chance of CHANCES) runs.push(await runProgram(library, program, chance));
  return runs;
}

/**
 * The least and the most that each wait was measured to be. Chance never answers quite 1, nor does it here: a range that ends
 * where the analysis says but for a millionth is shown with that end.
 */
function ranges(runs: readonly Measured[], steps: readonly DelayStep[]): number[][] {
  const [first] = runs;
  return (first?.waits ?? []).map((_, i) => {
    const waits = runs.map((run) => run.waits[i] ?? NaN);
    return [near(Math.min(...waits), steps[i]?.min), near(Math.max(...waits), steps[i]?.max)];
  });
}

function near(measured: number, said = NaN): number {
  return Math.abs(measured - said) <= Math.max(1e-3, 2e-6 * said) ? said : measured;
}
