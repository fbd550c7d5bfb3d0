import { byName } from '../../sites/by-name.js';
import { number } from '../values/numbers.js';
import type { Run } from '../run.js';
import { type Marks, type ObjectValue, type Value, Mark, hasMark, object, unknown } from '../values/values.js';

/** `answer.UnprocessedItems`, `answer.FailedPutCount`: so a service that takes a batch says which part of it, or how much, is to be sent again. */
const isUndone = byName((name) => /^unprocessed_?\w+$|^failed_?\w*(items|records|entries|keys|count)$/i.test(name));

/** What the answer of an operation says of the part of a batch that was left undone: nothing, where all went well. Null for other members. */
export function leftUndone({ tag, symbol }: ObjectValue, name: string, run: Run): Value | null {
  if (tag !== 'result' || !isUndone(name)) return null;
  run.resultAsked = run.resultRead = true;
  const isSome = run.scenario.outcome.kind === 'error result';
  if (/count$/i.test(name)) return number(isSome ? 1 : 0, Mark.operation);
  return isSome ? unknown(`${symbol}.${name}`, Mark.operation | Mark.undone) : object([], { symbol: `${symbol}.${name}`, marks: Mark.operation });
}

/** The mark of what was left undone, where some values or their parts have it: who is handed them is asked for it once more. */
export const undoneIn = (values: readonly Value[]): Marks => (values.some((value) => isOfUndone(value, 0)) ? Mark.undone : 0);

const MOST_DEPTH = 3;

const isOfUndone = (value: Value, depth: number): boolean =>
  hasMark(value, Mark.undone) || (depth < MOST_DEPTH && value.kind === 'object' && value.tag === 'plain' && [...value.props.values()].some((part) => isOfUndone(part, depth + 1)));
