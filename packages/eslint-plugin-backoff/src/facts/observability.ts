import type { Observability } from './retry-site.js';
import { answerTo, retriesOf } from './runs/retries.js';
import type { SiteRuns } from './runs/runs.js';

/** Whether a failed attempt leaves a trace before the next one. */
export function observabilityOf(runs: SiteRuns): Observability {
  const retries = runs.retrying.flatMap((trace) => retriesOf(trace, runs.repetition.candidate));
  // What is called as a log is, and makes the next attempt, tells nobody of the last one.
  const told = retries.flatMap((retry) => answerTo(retry).flatMap((event) => (event.kind === 'observe' && !retry.to.stack.includes(event.node) ? [event] : [])));
  if (told.some(({ certain }) => certain)) return { observed: true };
  return { observed: told.length > 0 ? null : false };
}
