import type { TSESTree } from '@typescript-eslint/types';

import type { ObserveEvent } from '../interpreter/trace.js';
import { drivesWindow } from './operation/driven-window.js';
import type { Observability } from './retry-site.js';
import { type Retry, answerTo, retriesOf } from './runs/retries.js';
import type { SiteRuns } from './runs/runs.js';
import { failureFound, isSingledOut } from './waits/singled-out.js';

/** Whether a failed attempt leaves a trace before the next one. */
export function observabilityOf(runs: SiteRuns): Observability {
  const retries = runs.retrying.flatMap((trace) => retriesOf(trace, runs.repetition.candidate));
  const before = nodesBefore(runs);
  const told = retries.flatMap((retry) => witnessesOf(retry, before));
  const witnesses = new Set(told.filter(({ certain }) => certain).map(({ node }) => node));
  if (witnesses.size > 0) return { observed: true, witnesses: [...witnesses] };
  return { observed: told.length > 0 || retries.every((retry) => isOfConflict(retry) || waitsForFile(retry)) || isInSight(runs) ? null : false };
}

/** What is called as a log is, and makes the next attempt, tells nobody of the last one; nor does a text that was said before any. */
function witnessesOf(retry: Retry, before: ReadonlySet<TSESTree.Node>): readonly ObserveEvent[] {
  const told = answerTo(retry).filter((event): event is ObserveEvent => event.kind === 'observe' && !retry.to.stack.includes(event.node));
  return told.filter(({ node, certain, quotes }) => certain || quotes || !before.has(node));
}

/** `assert(isOpen, 'Asked for when it was closed')` and all else that is come by before the first attempt. */
function nodesBefore({ retrying }: SiteRuns): ReadonlySet<TSESTree.Node> {
  return new Set(retrying.flatMap(({ events }) => events.slice(0, events.findIndex(({ kind }) => kind === 'attempt')).flatMap(({ node }) => node ?? [])));
}

/** A transaction that another one was quicker than, a name that is taken: it was expected, and no wait is said to help. It took no time, either. */
const isOfConflict = (retry: Retry): boolean => retry.waits.length === 0 && isSingledOut(retry) && !answerTo(retry).some((event) => /abort|timed?.?out/i.test(failureFound(event) ?? ''));

/** `if (error.code !== 'ENOENT') throw error;`: it is not there yet, and that is all that there is to tell. */
const waitsForFile = (retry: Retry): boolean => answerTo(retry).some((event) => failureFound(event) === 'ENOENT');

/** Who drives a window looks at it. */
const isInSight = ({ repetition: { operation }, source }: SiteRuns): boolean => [...operation.keys()].every((call) => drivesWindow(call, source));
