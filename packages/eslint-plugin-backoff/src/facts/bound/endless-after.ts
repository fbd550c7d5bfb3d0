import { mayBeLimited } from './bound.js';
import { deadlineSignal } from './deadline.js';
import { mayEndOtherwise } from './endless.js';
import { isStoppedElsewhere } from './stopped-elsewhere.js';
import type { Bound } from '../retry-site.js';
import type { SiteRuns } from '../runs/runs.js';

/**
 * The statuses after which nothing ends the retries of a site that ends them after other failures: `if (status === 429) { await sleep(wait); continue; }`
 * in a loop that counts what else goes wrong. A connection is meant to come back.
 */
export function endlessAfter(runs: SiteRuns, bound: Bound): readonly number[] {
  if (bound.kind !== 'attempts' && bound.kind !== 'named') return [];
  const endless = runs.refusals().filter(({ paths }) => !paths.some(mayBeLimited));
  return endless.length === 0 || deadlineSignal(runs) !== null || mayEndOtherwise(runs) || isStoppedElsewhere(runs) ? [] : [...new Set(endless.map(({ code }) => code))];
}
