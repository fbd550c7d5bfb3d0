import { describeRuns } from './describe-runs.js';
import { runProgram, type Entry, type Run } from './run-program.js';
import { loadProgram } from './world/load-program.js';
import type { Scenario } from './world/server.js';

/** What `Math.random` returns: a run each, from the least to the most. */
const CHANCES = [0, 0.5, 0.999_999];

/** The runs of a program in one scenario, by chance. */
export type Runs = ReadonlyMap<Scenario, readonly Run[]>;

export async function runAll(file: string, text: string, entry: Entry, scenarios: readonly Scenario[]): Promise<Runs> {
  const program = loadProgram(file, text);
  const runs = new Map<Scenario, Run[]>();
  for (const scenario of scenarios) {
    const byChance: Run[] = [];
    for (const chance of CHANCES) byChance.push(await runProgram(program, entry, scenario, chance));
    runs.set(scenario, byChance);
  }
  return runs;
}

/** A line a scenario. */
export function describeAll(runs: Runs): Record<string, string> {
  return Object.fromEntries([...runs].map(([scenario, byChance]) => [scenario, describeRuns(byChance)]));
}
