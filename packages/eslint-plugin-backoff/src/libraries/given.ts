import { type NumberValue, exact } from '../interpreter/values/numbers.js';
import { type Value, Mark, hasMark, isCallable, truthiness } from '../interpreter/values/values.js';
import { durationMs } from './durations.js';
import type { LibraryOption } from './library-option.js';

/** Thrown where a formula asks for an option whose value the file does not tell. */
export class NotKnown extends Error {}

/** What stands for an unknown base where only the shape of the waits is asked for. */
const ANY_BASE_MS = 1000;

/** How options are read where what is given does not say it all. */
interface Reading {
  /** Some number stands for each base delay that is not known. */
  readonly isAssuming: boolean;
  /** Given in the place of what the call gives. */
  readonly others: ReadonlyMap<string, Value>;
  /** What chance made of numbers that were drawn as the options were made: from 0 to 1. */
  readonly level: number;
}

const AS_GIVEN: Reading = { isAssuming: false, others: new Map(), level: 0 };

/** The options of one call: as given, or by their defaults. */
export class Given {
  constructor(
    private readonly root: Value | null,
    readonly specs: Readonly<Record<string, LibraryOption>>,
    private readonly shorthand: string | null = null,
    private readonly reading: Reading = AS_GIVEN,
  ) {}

  get isAssuming(): boolean {
    return this.reading.isAssuming;
  }

  /** The same, with some number for each base delay that is not known. */
  assumingBase(): Given {
    return this.read({ isAssuming: true });
  }

  /** The same with an option given, whatever was given for it. */
  with(name: string, value: Value): Given {
    return this.read({ others: new Map([...this.reading.others, [name, value]]) });
  }

  /** The same, with numbers that are drawn at this height of their range. */
  drawnAt(level: number): Given {
    return this.read({ level });
  }

  /** Whether an option is a number that is drawn as the options are made. */
  get isDrawn(): boolean {
    return Object.keys(this.specs).some((name) => this.isDrawnAt(name));
  }

  /** Whether this one is. */
  isDrawnAt(name: string): boolean {
    return drawnRange(this.value(name)) !== null;
  }

  private read(reading: Partial<Reading>): Given {
    return new Given(this.root, this.specs, this.shorthand, { ...this.reading, ...reading });
  }

  /** The same object by other names of options. */
  as(specs: Readonly<Record<string, LibraryOption>>): Given {
    return new Given(this.root, specs, null, { ...this.reading, others: new Map() });
  }

  /** What is given for an option; undefined where it is left out, null where that is not known. */
  value(name: string): Value | null | undefined {
    const other = this.reading.others.get(name);
    if (other !== undefined) return other;
    const { root } = this;
    if (root === null) return null;
    if (root.kind === 'undefined') return undefined;
    const isObject = root.kind === 'object' && root.tag !== 'error';
    if (!isObject && this.shorthand !== null && root.kind !== 'unknown') return name === this.shorthand ? root : undefined;
    return memberAt(root, name.split('.'));
  }

  /** No options are given at all. */
  get isLeftOut(): boolean {
    return this.root?.kind === 'undefined';
  }

  /** Options are given, and the file tells at least some of them, or that there are none. */
  get isObject(): boolean {
    return this.root?.kind === 'object';
  }

  /** A plain value stands for all options. */
  isShorthand(name: string): boolean {
    return name === this.shorthand && this.root !== null && this.root.kind !== 'object' && this.root.kind !== 'undefined';
  }

  isGiven(name: string): boolean {
    return this.value(name) !== undefined;
  }

  number(name: string): number {
    const value = this.value(name);
    const spec = this.specs[name];
    if (value === undefined) return numberOf(spec?.default);
    const known = lengthOf(value, spec) ?? this.drawn(value, spec);
    if (known !== null) return known === spec?.defaultAt ? numberOf(spec.default) : known;
    if (this.isAssuming && spec?.role === 'base') return assumedBaseMs(spec);
    throw new NotKnown(name);
  }

  /** The same; null where it is not known. */
  knownNumber(name: string): number | null {
    try {
      return this.number(name);
    } catch (error) {
      if (error instanceof NotKnown) return null;
      throw error;
    }
  }

  private drawn(value: Value | null, spec: LibraryOption | undefined): number | null {
    const range = drawnRange(value);
    if (range === null) return null;
    const at = (least: number, most: number): number => least + this.reading.level * (most - least);
    if (range.symbol === null) return at(range.min, range.max) * (spec?.unitMs ?? 1);
    if (!this.isAssuming || spec?.role !== 'base') return null;
    return at(range.min, range.max) * assumedBaseMs(spec) + at(range.addMin, range.addMax) * (spec.unitMs ?? 1);
  }

  flag(name: string): boolean {
    const value = this.value(name);
    if (value === undefined) return Boolean(this.specs[name]?.default);
    const known = value === null || isCallable(value) ? undefined : truthiness(value);
    if (known === undefined) throw new NotKnown(name);
    return known;
  }

  /** One of the texts that the library knows: what another one does is not known. */
  oneOf(name: string, texts: readonly string[]): string {
    const text = this.text(name);
    if (texts.includes(text)) return text;
    throw new NotKnown(name);
  }

  /** The numbers of a list. */
  numbers(name: string): readonly number[] {
    const value = this.value(name);
    if (value?.kind !== 'array' || value.open) throw new NotKnown(name);
    return value.items.map((item) => knownNumber(item) ?? notKnown(name));
  }

  text(name: string): string {
    const value = this.value(name);
    if (value === undefined) return String(this.specs[name]?.default ?? '');
    if (value?.kind === 'string' && value.value !== null) return value.value;
    throw new NotKnown(name);
  }
}

/** A number that chance makes, once: of nothing but what the file tells, or of what has only a name. */
function drawnRange(value: Value | null | undefined): NumberValue | null {
  return value?.kind === 'number' && (value.max > value.min || value.addMax > value.addMin) && hasMark(value, Mark.chance) ? value : null;
}

function notKnown(name: string): never {
  throw new NotKnown(name);
}

function numberOf(value: LibraryOption['default']): number {
  if (typeof value === 'number') return value;
  throw new NotKnown('default');
}

/** The number that an option's value stands for: a length in ms where it has a unit. */
function lengthOf(value: Value | null, spec: LibraryOption | undefined): number | null {
  if (value?.kind === 'string') return spec?.isDuration === true ? durationMs(value) : null;
  const known = knownNumber(value);
  return known === null ? null : known * (spec?.unitMs ?? 1);
}

/** The number that a value is, or counts as; null where it is not known. */
function knownNumber(value: Value | null): number | null {
  if (value === null) return null;
  return value.kind === 'boolean' ? Number(value.value) : exact(value);
}

/** A base that is not known grows like any other. */
function assumedBaseMs(spec: LibraryOption): number {
  return typeof spec.default === 'number' && spec.default > 0 ? spec.default : ANY_BASE_MS;
}

/** A function in the place of an object of options is something else than none of them. */
const WITHOUT_MEMBERS: ReadonlySet<Value['kind']> = new Set(['undefined', 'null', 'number', 'string', 'boolean']);

function memberAt(value: Value, [name, ...rest]: readonly string[]): Value | null | undefined {
  if (name === undefined) return value.kind === 'undefined' ? undefined : value;
  if (WITHOUT_MEMBERS.has(value.kind)) return undefined;
  if (value.kind !== 'object') return null;
  const member = value.props.get(name);
  if (member === undefined) return value.open ? null : undefined;
  return memberAt(member, rest);
}
