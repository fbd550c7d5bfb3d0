import type { Marks, Value } from './values.js';
import { Mark, marksOf } from './values.js';

/**
 * A number: `[min, max] × symbol + [addMin, addMax]`. Without a symbol it is plainly `[min, max]`, exact where both are
 * equal. A symbol is a product of names, as in `baseDelay·factor^2`: a value that the file does not tell.
 */
export interface NumberValue {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly symbol: string | null;
  readonly addMin: number;
  readonly addMax: number;
  readonly marks: Marks;
  /** What a `Math.min` held it under: numbers, or names. One of them is the cap, the one that stays the same. */
  readonly ceilings: readonly (number | string)[];
  /** The side that a `Math.min` or `Math.max` did not take, where a name leaves open which is the limit: how the attempts go on tells. */
  readonly otherwise: NumberValue | null;
}

/** `Math.random()` */
export const chance = (): NumberValue => interval(0, 1, Mark.chance);

const NO_CEILINGS: readonly never[] = [];

export function number(value: number, marks: Marks = 0): NumberValue {
  return interval(value, value, marks);
}

export function interval(min: number, max: number, marks: Marks = 0): NumberValue {
  return { kind: 'number', min, max, symbol: null, addMin: 0, addMax: 0, marks, ceilings: NO_CEILINGS, otherwise: null };
}

/** A number that is known by its name alone. */
export function symbolic(symbol: string, marks: Marks = 0): NumberValue {
  return { kind: 'number', min: 1, max: 1, symbol, addMin: 0, addMax: 0, marks, ceilings: NO_CEILINGS, otherwise: null };
}

export function withMarks(value: NumberValue, marks: Marks): NumberValue {
  return (value.marks | marks) === value.marks ? value : { ...value, marks: value.marks | marks };
}

export function withCeilings(value: NumberValue, ceilings: readonly (number | string)[]): NumberValue {
  return { ...value, ceilings };
}

/** The one number that it is; null for an interval, or where a name is in it. */
export function exact(value: Value): number | null {
  return value.kind === 'number' && value.symbol === null && (value.min === value.max || Number.isNaN(value.min)) ? value.min : null;
}

/** `Number(value)` on abstract values: what is not known becomes a number by its name. */
export function toNumber(value: Value): NumberValue {
  switch (value.kind) {
    case 'number':
      return value;
    case 'string':
      return value.value === null ? symbolic(value.symbol, value.marks) : number(Number(value.value), value.marks);
    case 'boolean':
      return number(value.value ? 1 : 0, value.marks);
    case 'null':
      return number(0, value.marks);
    case 'undefined':
      return number(Number.NaN, value.marks);
    case 'unknown':
      return symbolic(value.symbol, value.marks);
    case 'object': {
      const time = value.tag === 'date' ? value.items[0] : undefined;
      return time === undefined ? symbolic(value.symbol, marksOf(value)) : toNumber(time);
    }
    default:
      return number(Number.NaN);
  }
}

type Powers = Map<string, number>;

function parsePowers(symbol: string): Powers {
  return new Map(
    symbol.split('·').map((part) => {
      const caret = part.lastIndexOf('^');
      const power = Number(part.slice(caret + 1));
      return caret > 0 && Number.isFinite(power) ? [part.slice(0, caret), power] : [part, 1];
    }),
  );
}

function printPowers(powers: Powers): string | null {
  const parts = [...powers]
    .filter(([, power]) => power !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, power]) => (power === 1 ? name : `${name}^${power}`));
  return parts.length === 0 ? null : parts.join('·');
}

function multiplySymbols(a: string | null, b: string | null, sign: 1 | -1): string | null {
  if (b === null) return a;
  const powers = a === null ? new Map<string, number>() : parsePowers(a);
  for (const [name, power] of parsePowers(b)) powers.set(name, (powers.get(name) ?? 0) + sign * power);
  return printPowers(powers);
}

const isPlain = (value: NumberValue): boolean => value.addMin === 0 && value.addMax === 0;

function build(a: NumberValue, b: NumberValue, parts: Partial<NumberValue>): NumberValue {
  const ceilings = a.ceilings.length > 0 ? a.ceilings : b.ceilings;
  return { kind: 'number', min: 1, max: 1, symbol: null, addMin: 0, addMax: 0, ...parts, marks: a.marks | b.marks, ceilings: parts.ceilings ?? ceilings, otherwise: null };
}

/** A number of which only the way it was made is known. */
function opaque(a: NumberValue, b: NumberValue, sign: string): NumberValue {
  return build(a, b, { symbol: `(${partOf(a)} ${sign} ${partOf(b)})`.replaceAll('·', '*').slice(0, 80) });
}

const partOf = (value: NumberValue): string => (isPlain(value) ? textOf(value) : `(${textOf(value)})`);

/** An operator on numbers of which a limit may be one: worked out for the side that was taken, and for the other one. */
function ofBothSides(operator: (a: NumberValue, b: NumberValue) => NumberValue): (a: NumberValue, b: NumberValue) => NumberValue {
  const taken = (value: NumberValue): NumberValue => ({ ...value, otherwise: null });
  return (a, b) =>
    a.otherwise === null && b.otherwise === null ? operator(a, b) : { ...operator(taken(a), taken(b)), otherwise: operator(a.otherwise ?? taken(a), b.otherwise ?? taken(b)) };
}

/** What binds less tightly than a product: `options.delayMs ?? defaults.delayMs`. */
const CHOICE = /^[^()]* (?:\?\?|\|\||\?) /;

/** As a person would write it: `2 × baseDelay`, `400`, `100 to 200`. */
export function textOf(value: NumberValue): string {
  const range = (lo: number, hi: number): string => (lo === hi ? String(lo) : `${lo} to ${hi}`);
  if (value.symbol === null) return range(value.min, value.max);
  const scale = value.min === 1 && value.max === 1 ? '' : `${range(value.min, value.max)} × `;
  const name = value.symbol.replaceAll('·', ' × ').replaceAll(/\^(\d+)/g, (_, power: string) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(power)) || `^${power}`);
  const added = value.addMax < 0 ? ` - ${range(-value.addMax, -value.addMin)}` : ` + ${range(value.addMin, value.addMax)}`;
  return `${scale}${scale !== '' && CHOICE.test(name) ? `(${name})` : name}${isPlain(value) ? '' : added}`;
}

export const add = ofBothSides((a, b) => {
  const ceilings = addedCeilings(a, b);
  if (a.symbol === null && b.symbol === null) return build(a, b, { min: a.min + b.min, max: a.max + b.max, ceilings });
  if (a.symbol === b.symbol) return withoutNothing(build(a, b, { min: a.min + b.min, max: a.max + b.max, symbol: a.symbol, addMin: a.addMin + b.addMin, addMax: a.addMax + b.addMax }));
  if (b.symbol === null) return build(a, b, { min: a.min, max: a.max, symbol: a.symbol, addMin: a.addMin + b.min, addMax: a.addMax + b.max });
  if (a.symbol === null) return build(a, b, { min: b.min, max: b.max, symbol: b.symbol, addMin: b.addMin + a.min, addMax: b.addMax + a.max });
  // What is added to either stays apart: of a time by its name that is how long ago, or ahead, it is.
  return { ...opaque(withoutAdded(a), withoutAdded(b), '+'), addMin: a.addMin + b.addMin, addMax: a.addMax + b.addMax };
});

const withoutAdded = (value: NumberValue): NumberValue => ({ ...value, addMin: 0, addMax: 0 });

/** None of what has a name, and what was added to it: the latter. */
const withoutNothing = (sum: NumberValue): NumberValue => (sum.min === 0 && sum.max === 0 ? { ...sum, symbol: null, min: sum.addMin, max: sum.addMax, addMin: 0, addMax: 0 } : sum);

/** Two that were held under as many caps, as a delay and the chance that is a share of it, are held under their sums. */
function addedCeilings(a: NumberValue, b: NumberValue): readonly (number | string)[] {
  const sums = a.ceilings.flatMap((ceiling, i) => {
    const other = b.ceilings[i];
    return typeof ceiling === 'number' && typeof other === 'number' ? [ceiling + other] : [];
  });
  const isEach = sums.length > 0 && sums.length === a.ceilings.length && sums.length === b.ceilings.length;
  if (isEach) return sums;
  const [held, other] = heldFirst(a, b);
  return other.symbol === null ? held.ceilings.map((c) => (typeof c === 'number' ? c + other.max : c)) : held.ceilings;
}

/** What was held under a cap is then held under the cap times the other side. */
function scaledCeilings(a: NumberValue, b: NumberValue): readonly (number | string)[] {
  const [held, other] = heldFirst(a, b);
  if (other.symbol !== null) return held.ceilings.map((c) => (typeof c === 'number' ? textOf(multiply(number(c), other)) : `${c} × ${textOf(other)}`));
  return held.ceilings.map((c) => (typeof c === 'number' ? c * other.max : other.max === 1 ? c : `${other.max} × ${c}`));
}

const heldFirst = (a: NumberValue, b: NumberValue): readonly [NumberValue, NumberValue] => (a.ceilings.length > 0 ? [a, b] : [b, a]);

export function negate(a: NumberValue): NumberValue {
  if (a.otherwise !== null) return { ...negate({ ...a, otherwise: null }), otherwise: negate(a.otherwise) };
  if (a.symbol === null) return { ...a, min: -a.max, max: -a.min, ceilings: NO_CEILINGS };
  return { ...a, min: -a.max, max: -a.min, addMin: -a.addMax, addMax: -a.addMin, ceilings: NO_CEILINGS };
}

export const subtract = ofBothSides((a, b) => add(a, negate(b)));

function products(aMin: number, aMax: number, bMin: number, bMax: number): readonly [number, number] {
  const all = [aMin * bMin, aMin * bMax, aMax * bMin, aMax * bMax].map((p) => (Number.isNaN(p) && !Number.isNaN(aMin + aMax + bMin + bMax) ? 0 : p));
  return [Math.min(...all), Math.max(...all)];
}

export const multiply = ofBothSides((a, b) => {
  const ceilings = scaledCeilings(a, b);
  const [min, max] = products(a.min, a.max, b.min, b.max);
  if (a.symbol === null && b.symbol === null) return build(a, b, { min, max, ceilings });
  if (a.symbol === null || b.symbol === null) {
    const [named, known] = a.symbol === null ? [b, a] : [a, b];
    const [addMin, addMax] = products(named.addMin, named.addMax, known.min, known.max);
    return build(a, b, { min, max, symbol: named.symbol, addMin, addMax, ceilings });
  }
  if (!isPlain(a) || !isPlain(b)) return opaque(a, b, '×');
  return build(a, b, { min, max, symbol: multiplySymbols(a.symbol, b.symbol, 1), ceilings });
});

export const divide = ofBothSides((a, b) => {
  if (b.symbol === null) return divideByPlain(a, b);
  if (!isPlain(a) || !isPlain(b) || b.min <= 0) return opaque(a, b, '/');
  const symbol = multiplySymbols(a.symbol, b.symbol, -1);
  return build(a, b, { min: a.min / b.max, max: a.max / b.min, symbol });
});

function divideByPlain(a: NumberValue, b: NumberValue): NumberValue {
  if (!(b.min <= 0 && b.max >= 0)) return multiply(a, { ...b, min: 1 / b.max, max: 1 / b.min });
  const byZero = b.min === b.max && a.symbol === null;
  return byZero ? build(a, b, { min: a.min / 0, max: a.max / 0 }) : opaque(a, b, '/');
}

/** `2 ** Math.min(n, 4)` is held under `2 ** 4`. */
function raisedCeilings(a: NumberValue, b: NumberValue): readonly (number | string)[] {
  const numbers = (value: NumberValue): readonly number[] => value.ceilings.filter((c) => typeof c === 'number');
  return a.ceilings.length > 0 ? numbers(a).map((c) => c ** b.max) : numbers(b).map((c) => a.max ** c);
}

export const power = ofBothSides((a, b) => {
  if (a.symbol === null && b.symbol === null) {
    const all = [a.min ** b.min, a.min ** b.max, a.max ** b.min, a.max ** b.max];
    return build(a, b, { min: Math.min(...all), max: Math.max(...all), ceilings: raisedCeilings(a, b) });
  }
  const exponent = exact(b);
  if (exponent === null || !isPlain(a) || a.symbol === null) return opaque(a, b, '^');
  const powers = new Map([...parsePowers(a.symbol)].map(([name, p]) => [name, p * exponent]));
  const symbol = printPowers(powers);
  return build(a, b, { min: a.min ** exponent, max: a.max ** exponent, symbol });
});

/** A function of one number that never falls where its argument rises, such as `Math.floor`. */
export function monotone(a: NumberValue, f: (x: number) => number): NumberValue {
  if (a.otherwise !== null) return { ...monotone({ ...a, otherwise: null }, f), otherwise: monotone(a.otherwise, f) };
  return a.symbol === null ? { ...a, min: f(a.min), max: f(a.max), ceilings: a.ceilings.map((c) => (typeof c === 'number' ? f(c) : c)) } : a;
}

/** For operators on whole numbers; known where both are exact. */
export function integers(a: NumberValue, b: NumberValue, sign: string, f: (x: number, y: number) => number): NumberValue {
  const [x, y] = [exact(a), exact(b)];
  return x === null || y === null ? opaque(a, b, sign) : number(f(x, y), a.marks | b.marks);
}

const ceilingOf = (value: NumberValue): number | string | null =>
  value.symbol === null ? (value.marks & Mark.chance ? null : value.max) : isPlain(value) && value.min === value.max ? textOf(value) : null;

/** `Math.min` keeps, beside the least, everything that may be the cap. */
export function least(values: readonly NumberValue[]): NumberValue {
  const [first, ...rest] = values;
  if (first === undefined) return number(Infinity);
  return rest.reduce(leastOfTwo, first);
}

function leastOfTwo(a: NumberValue, b: NumberValue): NumberValue {
  const marks = a.marks | b.marks;
  const ceilings = [...a.ceilings, ...b.ceilings, ...[ceilingOf(a), ceilingOf(b)].filter((c) => c !== null)];
  if (a.symbol === null && b.symbol === null) return { ...interval(Math.min(a.min, b.min), Math.min(a.max, b.max), marks), ceilings };
  if (a.symbol === b.symbol && isPlain(a) && isPlain(b)) return { ...a, min: Math.min(a.min, b.min), max: Math.min(a.max, b.max), marks, ceilings };
  return { ...ofWhich(a, b), marks, ceilings };
}

/** Of a value and its limit the one that seems to say how it grows. */
function ofWhich(a: NumberValue, b: NumberValue): NumberValue {
  const weight = (v: NumberValue): number => (v.symbol === null ? 0 : 2 + v.symbol.split(/[·^]/).length) + (isPlain(v) ? 0 : 1) + (v.min === 1 && v.max === 1 ? 0 : 1);
  const [taken, other] = weight(a) >= weight(b) ? [a, b] : [b, a];
  return { ...taken, otherwise: { ...other, otherwise: null } };
}

/** `Math.max` keeps the ceilings of what it puts a floor under. */
export function greatest(values: readonly NumberValue[]): NumberValue {
  const [first, ...rest] = values;
  if (first === undefined) return number(-Infinity);
  return rest.reduce((a, b) => {
    const marks = a.marks | b.marks;
    const ceilings = a.ceilings.length > 0 ? a.ceilings : b.ceilings;
    if (a.symbol === null && b.symbol === null) return { ...interval(Math.max(a.min, b.min), Math.max(a.max, b.max), marks), ceilings };
    return { ...ofWhich(a, b), marks, ceilings };
  }, first);
}
