import type { TraceEvent } from '../../interpreter/trace.js';
import { Mark, hasMark, symbolOf } from '../../interpreter/values/values.js';
import type { SiteRuns } from '../runs/runs.js';

const TAKEN = /\bE11000\b|\bP2002\b|\b23505\b|\bER_DUP|unique[ _]?(constraint|violation|key)|duplicate[ _]?(key|entry)|already[ _-]?exists/i;

/**
 * `if (isUniqueViolation(error)) return create(draw());`: another was there first. What that has written is there by now, or another name is
 * drawn, so that the next attempt comes out otherwise.
 */
export const isTaken = ({ retrying }: SiteRuns): boolean => retrying.length > 0 && retrying.every(({ events }) => events.some(saysTaken));

function saysTaken(event: TraceEvent): boolean {
  if (event.kind !== 'assume' || !hasMark(event.value, Mark.operation)) return false;
  const symbol = symbolOf(event.value);
  return TAKEN.test(symbol) && !symbol.includes('indexOf(') && event.result !== symbol.startsWith('!');
}
