import type { Observability } from './retry-site.js';
import { type Retry, answerTo, retriesOf } from './runs/retries.js';
import type { SiteRuns } from './runs/runs.js';
import { failureFound, isSingledOut } from './waits/singled-out.js';

/** Whether a failed attempt leaves a trace before the next one. Of a failure that the site expects there may be nothing to tell. */
export function observabilityOf(runs: SiteRuns): Observability {
  const retries = runs.retrying.flatMap((trace) => retriesOf(trace, runs.repetition.candidate));
  // What is called as a log is, and makes the next attempt, tells nobody of the last one.
  const told = retries.flatMap((retry) => answerTo(retry).flatMap((event) => (event.kind === 'observe' && !retry.to.stack.includes(event.node) ? [event] : [])));
  if (told.some(({ certain }) => certain)) return { observed: true };
  return { observed: told.length > 0 || retries.every(isOfConflict) ? null : false };
}

/** A transaction that another one was quicker than, a name that is taken, a client that is not yet known: but for one that took too long. */
const isOfConflict = (retry: Retry): boolean => isSingledOut(retry) && !answerTo(retry).some((event) => /abort|timed?.?out/i.test(failureFound(event) ?? ''));
