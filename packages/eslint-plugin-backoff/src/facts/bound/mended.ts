import type { Trace } from '../../interpreter/trace.js';
import { mendsState, retriesOf } from '../runs/retries.js';
import type { SiteRuns } from '../runs/runs.js';

/** Whether each retry follows a repair of what decides how the site goes on: it may well go another way then. */
export function isMended(trace: Trace, { repetition: { candidate } }: SiteRuns): boolean {
  return retriesOf(trace, candidate).every(mendsState);
}

export const isMendedEachTime = (runs: SiteRuns): boolean => runs.retrying.length > 0 && runs.retrying.every((trace) => isMended(trace, runs));
