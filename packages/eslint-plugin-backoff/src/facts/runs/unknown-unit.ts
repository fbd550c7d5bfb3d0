import type { TSESTree } from '@typescript-eslint/types';

import type { TraceEvent } from '../../interpreter/trace.js';
import { type NumberValue, multiply, symbolic } from '../../interpreter/values/numbers.js';
import { type WaitEvent, isShort } from '../../interpreter/values/time.js';
import { Mark, hasMark } from '../../interpreter/values/values.js';

/** The name of what lengths are multiples of where a helper from elsewhere may take seconds or ms. */
export const UNKNOWN_UNIT = 'unit';

/** Whether a length that a helper from elsewhere is given may be in seconds. What the server asks for tells nothing of the helper. */
export function mayBeSeconds({ value }: WaitEvent): boolean {
  return value !== null && hasMark(value, Mark.unit) && !hasMark(value, Mark.server) && isShort(value);
}

/** The calls whose unit is not known: where one length may be in seconds all are, as the 64 that `sleep(2 ** attempt)` comes to. */
export function waitsInUnknownUnit(events: readonly TraceEvent[]): ReadonlySet<TSESTree.Node> {
  return new Set(events.flatMap((event) => (event.kind === 'wait' && mayBeSeconds(event) ? [event.node] : [])));
}

/** The length of a wait in ms; as a multiple of the helper's unit where that is not known. Null where the length is not. */
export function lengthOf({ node, value }: WaitEvent, inUnknownUnit: ReadonlySet<TSESTree.Node>): NumberValue | null {
  if (value === null || value.max === 0 || !inUnknownUnit.has(node)) return value;
  return { ...multiply(value, symbolic(UNKNOWN_UNIT)), ceilings: value.ceilings.map((ceiling) => `${ceiling} × ${UNKNOWN_UNIT}`) };
}
