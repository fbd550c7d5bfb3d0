import { waitsBetween } from '../interpreter/time.js';
import { type ObserveEvent, type Trace, attemptsOf } from '../interpreter/trace.js';
import { Mark, hasMark } from '../interpreter/values.js';
import { bounded } from './bound.js';
import type { Bound, LastFailure } from './retry-site.js';
import type { SiteRuns } from './runs.js';
import { waitOf } from './waits.js';
import { type Group, groupsOf } from './ways.js';

/** What becomes of the last failure. Judged on runs that come to their bound. */
export function lastFailureOf(runs: SiteRuns, bound: Bound): LastFailure {
  if (bound.kind === 'none') return { kind: 'never', finalWait: null, node: null };
  const groups = groupsOf(ending(runs, bound), runs);
  const [first] = groups.flat();
  if (first === undefined) return { kind: 'unknown', finalWait: null, node: null };
  const kinds = groups.flatMap((group) => group.map(({ path }) => kindOf(path.trace)));
  const [kind = 'unknown'] = kinds;
  return { kind: kinds.every((k) => k === kind) ? kind : 'unknown', finalWait: finalWaitIn(groups, runs), node: first.path.trace.end.node };
}

function ending(runs: SiteRuns, bound: Bound) {
  return runs.repeating(bounded(runs, bound)).filter(({ trace }) => trace.end.kind !== 'cut');
}

function kindOf(trace: Trace): LastFailure['kind'] {
  const { end } = trace;
  const carries = end.value !== null && hasMark(end.value, Mark.operation);
  if (end.kind === 'throws') return carries ? 'rethrown' : reported(trace, 'lost');
  if (end.kind === 'stuck') return 'unknown';
  return carries ? 'returned' : reported(trace, 'lost');
}

/** Told to somebody after the last attempt: then it is not lost, whatever the site ends with. */
function reported(trace: Trace, otherwise: LastFailure['kind']): LastFailure['kind'] {
  const last = trace.events.findLastIndex((event) => event.kind === 'attempt');
  const told = trace.events.slice(last).filter((event): event is ObserveEvent => event.kind === 'observe');
  if (told.some(({ certain, quotes }) => certain && quotes)) return 'reported';
  return told.some(({ certain }) => !certain) ? 'unknown' : otherwise;
}

/** The wait that follows the last attempt in every run that answers some failure. */
function finalWaitIn(groups: readonly Group[], runs: SiteRuns): LastFailure['finalWait'] {
  for (const group of groups) {
    const waits = group.map(({ path }) => finalWaitOf(path.trace, runs));
    const [wait] = waits;
    if (wait !== undefined && waits.every((w) => w !== null)) return wait;
  }
  return null;
}

function finalWaitOf(trace: Trace, runs: SiteRuns): LastFailure['finalWait'] {
  const last = attemptsOf(trace).at(-1);
  if (last === undefined) return null;
  const wait = waitsBetween(last.time, trace.end.time).find(({ value }) => value === null || value.symbol !== null || value.max > 0);
  return wait === undefined ? null : waitOf(wait, true, runs);
}
