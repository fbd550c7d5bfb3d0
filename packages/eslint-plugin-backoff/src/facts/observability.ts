import type { Observability } from './retry-site.js';
import { answerTo, retriesOf } from './runs/retries.js';
import type { SiteRuns } from './runs/runs.js';

/** Whether a failed attempt leaves a trace before the next one. */
export function observabilityOf(runs: SiteRuns): Observability {
  const retries = runs.retrying.flatMap((trace) => retriesOf(trace, runs.repetition.candidate));
  const told = retries.flatMap(answerTo).filter((event) => event.kind === 'observe');
  if (told.some(({ certain }) => certain)) return { observed: true };
  return { observed: told.length > 0 ? null : false };
}
