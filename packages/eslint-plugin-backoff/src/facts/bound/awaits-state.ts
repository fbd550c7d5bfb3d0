import { textOf } from '../../interpreter/values/numbers.js';
import { type Retry, retriesOf, timedOut } from '../runs/retries.js';
import type { SiteRuns } from '../runs/runs.js';
import { isSingledOut } from '../waits/singled-out.js';

/** Whether every retry waits for one state to pass that the site names: until somebody has signed in, until the block is there; or may well do so. */
export const awaitsState = ({ retrying, repetition: { candidate, failure } }: SiteRuns): boolean =>
  retrying.length > 0 &&
  retrying
    .map((trace) => retriesOf(trace, candidate))
    .every((retries) => retries.every((retry) => retry.waits.length > 0 && isSingledOut(retry) && !timedOut(retry)) || (failure.kind === 'error result' && keepsPace(retries)));

/** An answer that is not well, as in `!isSuccess(await getStatus())`, may be none yet. Where a failure that is thrown ends it all, who asks again and again in one time polls. */
function keepsPace(retries: readonly Retry[]): boolean {
  const [first] = retries;
  return retries.every(({ waits, total }) => waits.length > 0 && (total === null ? null : textOf(total)) === (first?.total ? textOf(first.total) : null));
}
