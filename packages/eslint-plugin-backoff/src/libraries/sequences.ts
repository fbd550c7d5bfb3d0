import { type NumberValue, interval, number, withCeilings } from '../interpreter/values/numbers.js';
import { Mark } from '../interpreter/values/values.js';
import { type Given, NotKnown } from './given.js';
import type { LibraryOption, OptionRole, Strategy } from './library.js';

/** How long each wait may be. */
export interface Lengths {
  /** Null where they are not known. */
  readonly lengths: readonly NumberValue[] | null;
  /** Only how they grow and spread is known, not how long they are. */
  readonly isShape: boolean;
  /** The retries end after so many. */
  readonly endsAfter: number | null;
  /** Something that the library knows nothing of may end them, such as a member of the object around. */
  readonly mayEnd?: boolean;
}

/** Where nothing is known. */
export const UNKNOWN_LENGTHS: Lengths = { lengths: null, isShape: false, endsAfter: null };

/** The waits that a strategy's formula or its default list gives; where its base is not known only their shape. */
export function byFormula(strategy: Strategy, given: Given, count: number): Lengths {
  const list = defaultList(strategy);
  if (list !== null) return { lengths: list.map((ms) => number(ms)), isShape: false, endsAfter: list.length };
  try {
    const lengths = bounds(levelsOf(given).map((drawn) => (draw) => sequenceOf(strategy, drawn, count, draw)), count, ceilingOf(given));
    return { lengths, isShape: false, endsAfter: strategy.count?.(given) ?? null };
  } catch (error) {
    if (!(error instanceof NotKnown)) throw error;
    return given.isAssuming ? UNKNOWN_LENGTHS : { ...byFormula(strategy, given.assumingBase(), count), isShape: true };
  }
}

/** The options with what is drawn as they are made at its least and at its most. */
const levelsOf = (given: Given): readonly Given[] => (given.isDrawn ? [given.drawnAt(0), given.drawnAt(1)] : [given]);

function defaultList({ options }: Strategy): readonly number[] | null {
  const name = nameOfRole(options, 'delay list');
  const list = name === null ? undefined : options[name]?.default;
  return typeof list === 'object' ? list : null;
}

function sequenceOf({ delay, sequence }: Strategy, given: Given, count: number, draw: () => number): readonly number[] {
  if (sequence !== undefined) return sequence(count, draw, given);
  return Array.from({ length: count }, (_, i) => delay?.(i + 1, draw(), given) ?? unknownWait());
}

function unknownWait(): never {
  throw new NotKnown('wait');
}

/** Draws that lead to the ends of a range: all alike, and low and high in turn for strategies that look back. */
const EDGE = 1e-9;
const LEVELS = Array.from({ length: 11 }, (_, i) => i / 10).flatMap((level) => [level, level - EDGE]).filter((level) => level >= 0 && level < 1);
const DRAWS: readonly ((i: number) => number)[] = [...LEVELS.map((level) => () => level), (i) => (i % 2) * (1 - EDGE), (i) => ((i + 1) % 2) * (1 - EDGE)];

type Sequence = (draw: () => number) => readonly number[];

function bounds(sequences: readonly Sequence[], count: number, ceiling: number | null): readonly NumberValue[] {
  const runs = sequences.flatMap((sequence) =>
    DRAWS.map((draw) => {
      let drawn = 0;
      return sequence(() => draw(drawn++));
    }),
  );
  const ranges = Array.from({ length: count }, (_, i) => {
    const values = runs.map((run) => run[i] ?? 0);
    return { min: rounded(Math.min(...values)), max: rounded(Math.max(...values)) };
  });
  const marks = ranges.some(({ min, max }) => max > min) ? Mark.chance : 0;
  return ranges.map(({ min, max }) => withCeilings(interval(min, max, marks), ceiling === null ? [] : [ceiling]));
}

/** What a formula makes of a wait, wherever chance puts both. Null where one of its options is not known. */
export function rangeOf(formula: (ms: number, r: number) => number, { min, max, marks }: NumberValue): NumberValue | null {
  try {
    const values = LEVELS.flatMap((r) => [formula(min, r), formula(max, r)]);
    const [least, most] = [rounded(Math.min(...values)), rounded(Math.max(...values))];
    return interval(least, most, most > least ? marks | Mark.chance : marks);
  } catch (error) {
    if (error instanceof NotKnown) return null;
    throw error;
  }
}

const rounded = (ms: number): number => Math.round(ms * 1000) / 1000;

/** The ceiling that an option sets. */
function ceilingOf(given: Given): number | null {
  const name = nameOfRole(given.specs, 'cap');
  const isSet = name !== null && (given.isGiven(name) || given.specs[name]?.default !== undefined);
  const ceiling = isSet ? given.number(name) : Infinity;
  return Number.isFinite(ceiling) && ceiling > 0 && ceiling < Number.MAX_SAFE_INTEGER ? ceiling : null;
}

/** The first option that plays a role; null where none does. */
export const nameOfRole = (options: Readonly<Record<string, LibraryOption>>, role: OptionRole): string | null =>
  Object.entries(options).find(([, spec]) => spec.role === role)?.[0] ?? null;
