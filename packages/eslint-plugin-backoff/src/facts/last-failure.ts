import { waitsBetween } from '../interpreter/time.js';
import { type Trace, attemptsOf } from '../interpreter/trace.js';
import { Mark, hasMark } from '../interpreter/values.js';
import { SMALL_LIMIT } from './bound.js';
import { waitOf } from './delay.js';
import type { Bound, LastFailure } from './retry-site.js';
import { MOST_ATTEMPTS, type SiteRuns } from './runs.js';

/** What becomes of the last failure. Judged on runs that come to their bound; a bound known by name is taken for a small number. */
export function lastFailureOf(runs: SiteRuns, bound: Bound): LastFailure {
  if (bound.kind === 'none') return { kind: 'never', finalWait: null, node: null };
  const traces = ending(runs, bound);
  const [first] = traces;
  if (first === undefined) return { kind: 'unknown', finalWait: null, node: null };
  const kinds = traces.map(kindOf);
  const finals = traces.map((trace) => finalWaitOf(trace, runs));
  return { kind: kinds.every((kind) => kind === kinds[0]) ? (kinds[0] ?? 'unknown') : 'unknown', finalWait: finals.every((wait) => wait !== null) ? (finals[0] ?? null) : null, node: first.end.node };
}

function ending(runs: SiteRuns, bound: Bound): readonly Trace[] {
  const name = bound.kind === 'named' && bound.node !== null ? symbolOf(runs) : null;
  const paths = name === null ? runs.failing : runs.limited(new Map([[name, SMALL_LIMIT]]));
  return paths.map((path) => path.trace).filter((trace) => trace.end.kind !== 'cut' && attemptsOf(trace).length > 1 && attemptsOf(trace).length < MOST_ATTEMPTS);
}

/** The name of the limit that comparisons of the failing run are made with. */
function symbolOf(runs: SiteRuns): string | null {
  for (const trace of runs.retrying) {
    for (const event of trace.events) {
      if (event.kind === 'compare' && event.right.symbol !== null) return event.right.symbol;
      if (event.kind === 'compare' && event.left.symbol !== null) return event.left.symbol;
    }
  }
  return null;
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
  const told = trace.events.slice(last).filter((event) => event.kind === 'observe');
  if (told.some((event) => event.kind === 'observe' && event.certain)) return 'reported';
  return told.length > 0 ? 'unknown' : otherwise;
}

function finalWaitOf(trace: Trace, runs: SiteRuns): LastFailure['finalWait'] {
  const last = attemptsOf(trace).at(-1);
  if (last === undefined) return null;
  const wait = waitsBetween(last.time, trace.end.time).find(({ value }) => value === null || value.symbol !== null || value.max > 0);
  return wait === undefined ? null : waitOf(wait, true, runs);
}
