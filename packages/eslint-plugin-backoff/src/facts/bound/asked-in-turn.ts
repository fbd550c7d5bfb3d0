import type { AssumeEvent, Trace } from '../../interpreter/trace.js';
import { contains } from '../../sites/source.js';
import type { SiteRuns } from '../runs/runs.js';

/** What the runs asked in the site, or on the way from one attempt to the next, which may lead through other functions. */
export const askedInTurn = ({ retrying, repetition: { node } }: SiteRuns): readonly AssumeEvent[] =>
  retrying.flatMap((trace) => trace.events.flatMap((event, i) => (event.kind === 'assume' && (contains(node, event.node) || isBetweenAttempts(trace, i)) ? [event] : [])));

function isBetweenAttempts({ events }: Trace, index: number): boolean {
  const isAttempt = ({ kind }: Trace['events'][number]): boolean => kind === 'attempt';
  return events.findIndex(isAttempt) < index && index < events.findLastIndex(isAttempt);
}
