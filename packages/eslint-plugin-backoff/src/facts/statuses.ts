import { repeats } from '../interpreter/detect.js';
import type { Path } from '../interpreter/run.js';
import { NETWORK_ERROR, STATUSES } from '../interpreter/scenario.js';
import { exact } from '../interpreter/numbers.js';
import { Mark } from '../interpreter/values.js';
import type { Operation, RetriedStatuses } from './retry-site.js';
import type { SiteRuns } from './runs.js';

type Judgement = 'retried' | 'final' | 'unknown';

/** Whether an outcome leads to another attempt: in every run, in none, or in some. */
export function judge(paths: readonly Path[], runs: SiteRuns): Judgement {
  const again = paths.filter(({ trace }) => repeats(trace, runs.repetition.candidate)).length;
  // A run that was cut at another target, the next address of a list, has left this one.
  if (again === 0) return paths.some(({ trace, run }) => trace.end.kind === 'cut' && run.attempts < 2) ? 'unknown' : 'final';
  return again === paths.length ? 'retried' : 'unknown';
}

export function retriedStatusesOf(runs: SiteRuns, { failsBy, http }: Operation): RetriedStatuses {
  const networkErrors = judge(runs.after(NETWORK_ERROR), runs);
  if (failsBy === null || !http) return { byStatus: null, named: [], networkErrors, node: null };
  const byStatus = new Map<number, Judgement>();
  const named: number[] = [];
  for (const code of STATUSES) {
    const paths = runs.answering(code, failsBy);
    byStatus.set(code, judge(paths, runs));
    if (code < 500 && paths.some((path) => isNamed(path, code))) named.push(code);
  }
  return { byStatus, named, networkErrors, node: deciding(runs, failsBy) };
}

/** The site's condition holds for this very status. */
function isNamed({ trace }: Path, code: number): boolean {
  return trace.events.some((e) => e.kind === 'compare' && e.operator.includes('==') && ((e.left.marks | e.right.marks) & Mark.status) !== 0 && exact(e.left) === code && exact(e.right) === code);
}

function deciding(runs: SiteRuns, failsBy: 'response' | 'error'): RetriedStatuses['node'] {
  for (const { trace } of runs.answering(404, failsBy)) {
    const check = trace.events.findLast((e) => e.kind === 'check' && (('marks' in e.value ? e.value.marks : 0) & Mark.status) !== 0);
    if (check?.kind === 'check') return check.node;
  }
  return null;
}
