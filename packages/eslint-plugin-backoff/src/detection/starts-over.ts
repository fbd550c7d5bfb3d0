import type { Path } from '../interpreter/paths.js';
import { type AssumeEvent, type Trace, attemptsOf } from '../interpreter/trace.js';
import { Mark, hasMark } from '../interpreter/values/values.js';

/**
 * `const rows = cursor ? await after(cursor) : await first(); …; cursor = rows.at(-1).id`: the first turn has no cursor, each later one has
 * what the one before came to. Who comes back to the first rows by taking that for nothing has not tried them again.
 */
export function startsOver({ trace }: Path): boolean {
  const [first] = attemptsOf(trace);
  const again = attemptsOf(trace).find(({ cycle, target }) => cycle > (first?.cycle ?? 0) && target === first?.target);
  if (first === undefined || again === undefined) return false;
  const events = trace.events.slice(0, trace.events.indexOf(again));
  const turn = events.findIndex(({ kind }, i) => kind === 'cycle' && i > events.indexOf(first));
  const before = assumedIn(events.slice(0, turn));
  return assumedIn(events.slice(turn)).some((event) => isTakenForNothing(event) && !before.some(({ node }) => node === event.node));
}

const assumedIn = (events: Trace['events']): readonly AssumeEvent[] => events.filter((event): event is AssumeEvent => event.kind === 'assume');

/** A variable, on the way to the next request, of which the failure tells nothing. */
const isTakenForNothing = ({ node, value, result }: AssumeEvent): boolean => !result && node.type === 'Identifier' && value.kind === 'unknown' && !hasMark(value, Mark.operation) && /[.\]]/.test(value.symbol);
