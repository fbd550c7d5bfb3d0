import type { Runs } from './behaviour.js';
import { describeEnd } from './describe-runs.js';
import type { EntryCase, ProgramCase } from './program-case.js';
import type { Run } from './run-program.js';
import type { Scenario } from './world/server.js';

/** A run of the fixed program beside the same run of the program as it was. */
interface Pair {
  readonly program: ProgramCase;
  readonly entry: EntryCase;
  readonly scenario: Scenario;
  readonly lucky: boolean;
  readonly old: Run;
  readonly run: Run;
}

/** What no fix may do, whatever the program. */
const faults: Readonly<Record<string, (pair: Pair) => boolean>> = {
  'no longer recovers': ({ old, run }) => succeeded(old) && describeEnd(run.end) !== describeEnd(old.end),
  'waits before the first attempt': ({ old, run }) => run.firstWait > 0 && old.firstWait === 0,
  'retries at once': ({ run, lucky }) => !lucky && run.waits.some((wait) => wait < 1),
  'comes back before the server asked': ({ run, scenario }) => run.waits.some((wait) => wait < askedMs(scenario)),
  'waits after the last attempt': ({ run, entry }) => run.lastWait > 0 && entry.boundedByTime !== true,
  'does not give up': ({ run, old, program }) => run.end.kind === 'goes on' && (old.end.kind !== 'goes on' || isBounded(program)),
  'changes the number of attempts': (pair) => !mayChangeAttempts(pair) && pair.run.attempts !== pair.old.attempts,
  'throws another error than the last': ({ run }) => losesLastError(run),
};

/** The faults that the runs of a fixed program show. */
export function faultsOf(program: ProgramCase, entry: EntryCase, before: Runs, after: Runs): string[] {
  const shown: string[] = [];
  for (const [scenario, runs] of after) {
    runs.forEach((run, i) => {
      const old = before.get(scenario)?.[i] ?? run;
      const pair = { program, entry, scenario, lucky: i === 0, old, run };
      for (const [fault, shows] of Object.entries(faults)) if (shows(pair)) shown.push(`${scenario}: ${fault}`);
    });
  }
  return shown;
}

function succeeded({ end }: Run): boolean {
  return end.kind === 'connected' || (end.kind === 'returns' && !(end.value instanceof Response && !end.value.ok));
}

function askedMs(scenario: Scenario): number {
  return scenario === '429 seconds' ? 7000 : scenario === '429 date' ? 9000 : 0;
}

/** Whether the fix had to bound it: a reconnect with a cap may go on. */
function isBounded({ reports }: ProgramCase): boolean {
  return reports.includes('no-unbounded-retry') && !reports.includes('require-delay-cap');
}

function mayChangeAttempts({ program: { reports }, entry, scenario, old }: Pair): boolean {
  return (
    entry.boundedByTime === true ||
    old.end.kind === 'goes on' ||
    (scenario === '404' && reports.includes('no-client-error-retry')) ||
    reports.includes('no-ineffective-retry')
  );
}

/** Errors from the world carry the number of the attempt that failed. */
function losesLastError({ end, attempts }: Run): boolean {
  const number = /#(\d+)/.exec(describeEnd(end))?.[1];
  return number !== undefined && Number(number) !== attempts;
}
