import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Linter } from 'eslint';
import backoff from 'eslint-plugin-backoff';
import { afterAll, describe, expect, test } from 'vitest';
import { cases } from './cases/index.js';
import { programIn } from './program-in.js';
import { runProgram } from './run-program.js';

const linter = new Linter();
const written: URL[] = [];

afterAll(() => {
  for (const file of written) rmSync(file, { force: true });
});

/** The waits of a program before and after its file is fixed by one rule, with chance at its least and at its most. */
const table = [
  { library: 'p-retry', program: 'byDefault', rule: 'require-delay-cap', least: [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000, 30_000, 30_000], most: [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000, 30_000, 30_000] },
  { library: 'p-retry', program: 'byDefault', rule: 'require-jitter', least: [1000, 2000, 4000, 8000, 16_000, 32_000, 64_000, 128_000, 256_000, 512_000], most: [2000, 4000, 8000, 16_000, 32_000, 64_000, 128_000, 256_000, 512_000, 1_023_999] },
  { library: 'p-retry', program: 'capped', rule: 'require-jitter', least: [500, 650, 845, 1099, 1428, 1856, 2413, 3137], most: [1000, 1300, 1690, 2197, 2856, 3713, 4827, 5000] },
  { library: 'async-retry', program: 'byDefault', rule: 'require-delay-cap', least: [1000, 1400, 1960, 2744, 3842, 5378, 7530, 10_541, 14_758, 20_661], most: [2000, 2800, 3920, 5488, 7683, 10_756, 15_059, 21_083, 29_516, 30_000] },
  { library: 'promise-retry', program: 'capped', rule: 'require-jitter', least: [50, 75, 113, 169, 253, 380, 570, 854], most: [100, 150, 225, 337, 506, 759, 1000, 1000] },
  { library: 'retry', program: 'listed', rule: 'require-jitter', least: [25, 200, 450], most: [50, 400, 900] },
  { library: 'rxjs', program: 'capped', rule: 'require-jitter', least: [0, 0, 0, 0, 0, 0, 0, 0], most: [1000, 2000, 4000, 8000, 10_000, 10_000, 10_000, 10_000] },
  { library: 'promise-retry', program: 'byDefault', rule: 'require-jitter', least: [1000, 2000, 4000, 8000, 16_000, 32_000, 64_000, 128_000, 256_000, 512_000], most: [2000, 4000, 8000, 16_000, 32_000, 64_000, 128_000, 256_000, 512_000, 1_023_999] },
  { library: 'exponential-backoff', program: 'tuned', rule: 'require-jitter', least: [0, 0, 0, 0], most: [200, 600, 1800, 5400] },
  { library: 'axios-retry', program: 'byDefault', rule: 'no-immediate-retry', least: [200, 400, 800], most: [240, 480, 960] },
  { library: 'axios-retry', program: 'linear', rule: 'require-jitter', least: [200, 400, 800], most: [240, 480, 960] },
  { library: 'got', program: 'tuned', rule: 'require-jitter', least: [1000, 2000, 4000, 8000, 16_000], most: [1560, 3060, 6060, 12_060, 24_060] },
  { library: 'tanstack-query', program: 'capped', rule: 'require-jitter', least: [0, 0, 0, 0, 0, 0, 0, 0], most: [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000] },
  { library: 'rxjs', program: 'tuned', rule: 'no-fixed-delay', least: [0, 0, 0, 0, 0, 0], most: [1000, 2000, 4000, 8000, 16_000, 30_000] },
  { library: 'rxjs', program: 'notified', rule: 'require-jitter', least: [0, 0, 0, 0], most: [250, 500, 750, 1000] },
  { library: 'undici', program: 'byDefault', rule: 'require-jitter', least: [0, 0, 0, 0, 0], most: [500, 1000, 2000, 4000, 8000] },
  { library: 'undici', program: 'capped', rule: 'require-jitter', least: Array.from({ length: 9 }, () => 0), most: [100, 300, 900, ...Array.from({ length: 6 }, () => 2000)] },
  { library: 'undici', program: 'tuned', rule: 'require-jitter', least: [0, 0], most: [250, 500] },
  { library: 'async', program: 'tuned', rule: 'no-fixed-delay', least: [0, 0, 0], most: [200, 400, 800] },
  { library: 'async', program: 'growing', rule: 'require-jitter', least: [0, 0, 0, 0, 0], most: [100, 200, 400, 800, 1600] },
  { library: 'radash', program: 'growing', rule: 'require-jitter', least: [0, 0, 0, 0, 0], most: [20, 40, 80, 160, 320] },
  { library: 'stompjs', program: 'doubling', rule: 'require-jitter', least: [100, 200, 400, 800, 1600, 3200, ...Array.from({ length: 8 }, () => 5000)], most: [300, 600, 1200, 2400, 4800, 9600, ...Array.from({ length: 8 }, () => 15_000)] },
  { library: 'ioredis', program: 'callback', rule: 'require-jitter', least: Array.from({ length: 14 }, () => 0), most: [50, 100, 150, 200, 250, 300, 350, ...Array.from({ length: 7 }, () => 400)] },
] as const;

describe.each(table)('$rule: $library, $program', ({ library: name, program, rule, least, most }) => {
  const library = cases.find((each) => each.name === name);
  const file = new URL(`programs/${name}.js`, import.meta.url);

  test('waits as it should once fixed', async () => {
    if (library === undefined) throw new Error(`no library ${name}`);
    const fixed = fixedFile(file, rule);
    const exported = await programIn(fixed, program);
    for (const [chance, waits] of [[0, least], [0.999_999, most]] as const) {
      const run = await runProgram(library, exported, chance);
      expect(run.waits.map(Math.round)).toEqual(waits);
    }
  });
});

/** A file as a rule's fixes leave it, beside the one that it is made of. */
function fixedFile(file: URL, rule: string): URL {
  const config: Linter.Config = { files: ['**'], plugins: { backoff }, rules: { [`backoff/${rule}`]: 'error' } };
  const { output, fixed } = linter.verifyAndFix(readFileSync(file, 'utf8'), config, { filename: file.pathname });
  if (!fixed) throw new Error(`${rule} fixes nothing in ${file.pathname}`);
  const beside = new URL(file.href.replace(/\.js$/, `.${rule}.fixed.js`));
  writeFileSync(beside, output);
  written.push(beside);
  return beside;
}
