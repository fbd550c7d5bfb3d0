import type { Path } from '../interpreter/paths.js';
import { type Trace, type TraceEvent, attemptsOf } from '../interpreter/trace.js';

/**
 * `await close(); await sleep(2 ** attempt * 1000); await open();`: what is done before the wait makes ready for what comes after it. That
 * is what is tried again, where it is: a failure of the first is the exception.
 */
export function makesReady(failing: readonly Path[], succeeding: readonly Path[]): boolean {
  if (succeeding.length === 0 || failing.some(({ trace: { events } }) => events.some(({ kind }) => kind === 'wait'))) return false;
  const afterwards = succeeding.flatMap(({ trace }) => afterWait(trace) ?? []);
  return succeeding.every(({ trace }) => afterWait(trace) !== null) && afterwards.some(({ kind }) => kind === 'maybe wait');
}

/** What follows on a wait after the attempt; null where none does. */
function afterWait(trace: Trace): readonly TraceEvent[] | null {
  const [attempt] = attemptsOf(trace);
  const events = attempt === undefined ? [] : trace.events.slice(trace.events.indexOf(attempt));
  const wait = events.findIndex(isKnownWait);
  return wait === -1 ? null : events.slice(wait);
}

const isKnownWait = (event: TraceEvent): boolean => event.kind === 'wait' && event.value !== null && event.value.max > 0;
