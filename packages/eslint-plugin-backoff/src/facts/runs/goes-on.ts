import { Mark, hasMark, symbolOf } from '../../interpreter/values/values.js';
import type { Trace } from '../../interpreter/trace.js';
import type { SiteRuns } from './runs.js';

/**
 * Whether the site goes on with the next turn after a success too, as a poll does that outlives some failures. An answer that is
 * nothing, and is tried again for that, is no success.
 */
export function goesOnAfterSuccess(runs: SiteRuns): boolean {
  return runs.repetition.goesOn || goingOn(runs).length > 0;
}

/** The runs in which a success leads to the next turn. */
export const goingOn = (runs: SiteRuns): readonly Trace[] => runs.repeating(runs.succeeding).map(({ trace }) => trace).filter((trace) => !asksWhetherNothing(trace));

/** `if (result) return result`, `while (!found)`. */
function asksWhetherNothing({ events }: Trace): boolean {
  return events.some((event) => event.kind === 'assume' && hasMark(event.value, Mark.operation) && /^!?([\w()]+|(result|response)\.\w+\(\))( [!=]=+ \w+)?$/.test(symbolOf(event.value)));
}
