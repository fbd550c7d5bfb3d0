import { type NumberValue, textOf } from '../../interpreter/values/numbers.js';

/**
 * Lengths without the limits that hold them: of `Math.min(maxDelay, baseDelay * 2 ** n)` no attempt tells by itself which side
 * is the limit, where names are in it. Seen together they do: the limit is what stays the same while the other side moves.
 */
export function withinLimits(lengths: readonly NumberValue[]): readonly NumberValue[] {
  const [first] = lengths;
  if (first === undefined) return lengths;
  const limits = sidesOf(first).filter((side) => lengths.every((length) => sidesOf(length).includes(side)));
  const [limit] = limits;
  return limits.length === 1 ? lengths.map((length) => besides(length, limit)) : lengths;
}

const sidesOf = (length: NumberValue): readonly string[] => (length.otherwise === null ? [] : [textOf(length), textOf(length.otherwise)]);

/** The side that is not the limit; what may be the ceiling, and the marks, are of both. */
function besides(length: NumberValue, limit: string | undefined): NumberValue {
  const { otherwise, ceilings, marks } = length;
  return otherwise !== null && textOf(length) === limit ? { ...otherwise, ceilings, marks } : length;
}
