import type { Trace, TraceEvent } from '../../interpreter/trace.js';
import { Mark, hasMark } from '../../interpreter/values/values.js';
import { isEndless } from '../runs/turns.js';
import type { SiteRuns } from '../runs/runs.js';

/**
 * `while (true) { try { await relay(from, to); if (to >= last) break; from = to + 1; } catch (error) { log(error); } await sleep(pace); }`: after a
 * success too the loop waits for its next turn, and where it ends, that has nothing to do with what was answered. It is a service
 * that outlives failures, and would do no good to give up. Who goes on to the next page ends by the last one.
 */
export function worksOn({ repetition: { candidate, node }, succeeding, source }: SiteRuns): boolean {
  if (candidate.kind !== 'loop' || !isEndless(node, source)) return false;
  return succeeding.some(({ trace }) => comesBack(trace)) && succeeding.every(({ trace }) => comesBack(trace) || !asksAnswer(trace));
}

/** What follows the first attempt. */
const after = ({ events }: Trace): readonly TraceEvent[] => events.slice(events.findIndex(({ kind }) => kind === 'attempt') + 1);

function comesBack(trace: Trace): boolean {
  const events = after(trace);
  const next = events.findIndex(({ kind }) => kind === 'cycle');
  return next !== -1 && events.slice(0, next).some(({ kind }) => kind === 'wait');
}

const asksAnswer = (trace: Trace): boolean => after(trace).some((event) => (event.kind === 'assume' || event.kind === 'check') && hasMark(event.value, Mark.operation));
