import type { TSESTree } from '@typescript-eslint/types';

import { waitsIn } from '../../detection/pace.js';
import type { Trace } from '../../interpreter/trace.js';
import type { WaitEvent } from '../../interpreter/values/time.js';
import { goingOn } from '../runs/goes-on.js';
import type { SiteRuns } from '../runs/runs.js';
import { waitOf } from './waits.js';

/** The calls that wait for the next turn where nothing has failed in the one before: their length is the pace of the site. */
export const paceOf = (runs: SiteRuns): ReadonlySet<TSESTree.Node> => new Set(goingOn(runs).flatMap((trace) => waitsWithoutFailure(trace).map((event) => waitOf(event, true, runs).node)));

/** What is waited for between the attempts of a run, up to the first failure that it comes to on its way. */
function waitsWithoutFailure(trace: Trace): readonly WaitEvent[] {
  const attempt = trace.events.findIndex(({ kind }) => kind === 'attempt');
  const rest = trace.events.slice(attempt);
  const handled = rest.findIndex(({ kind }) => kind === 'handle');
  const free = handled === -1 ? rest : rest.slice(0, handled);
  return waitsIn(trace).filter((wait) => free.some((event) => event === wait));
}
