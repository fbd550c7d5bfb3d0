import { exact } from '../interpreter/numbers.js';
import { type Value, truthiness } from '../interpreter/values.js';
import { durationMs } from './durations.js';
import type { LibraryOption } from './library.js';

/** Thrown where a formula asks for an option whose value the file does not tell. */
export class NotKnown extends Error {}

/** What stands for an unknown base where only the shape of the waits is asked for. */
const ANY_BASE_MS = 1000;

/** The options of one call: as given, or by their defaults. */
export class Given {
  constructor(
    private readonly root: Value | null,
    readonly specs: Readonly<Record<string, LibraryOption>>,
    private readonly shorthand: string | null = null,
    readonly isAssuming = false,
    private readonly others: ReadonlyMap<string, Value> = new Map(),
  ) {}

  /** The same, with some number for each base delay that is not known. */
  assumingBase(): Given {
    return new Given(this.root, this.specs, this.shorthand, true, this.others);
  }

  /** The same with an option given, whatever was given for it. */
  with(name: string, value: Value): Given {
    return new Given(this.root, this.specs, this.shorthand, this.isAssuming, new Map([...this.others, [name, value]]));
  }

  /** The same object by other names of options. */
  as(specs: Readonly<Record<string, LibraryOption>>): Given {
    return new Given(this.root, specs, null, this.isAssuming);
  }

  /** What is given for an option; undefined where it is left out, null where that is not known. */
  value(name: string): Value | null | undefined {
    const other = this.others.get(name);
    if (other !== undefined) return other;
    const { root } = this;
    if (root === null) return null;
    if (root.kind === 'undefined') return undefined;
    const isObject = root.kind === 'object' && root.tag !== 'error';
    if (!isObject && this.shorthand !== null && root.kind !== 'unknown') return name === this.shorthand ? root : undefined;
    return memberAt(root, name.split('.'));
  }

  isGiven(name: string): boolean {
    return this.value(name) !== undefined;
  }

  number(name: string): number {
    const value = this.value(name);
    const spec = this.specs[name];
    if (value === undefined) return numberOf(spec?.default);
    const known = lengthOf(value, spec);
    if (known !== null) return known;
    if (this.isAssuming && spec?.role === 'base') return assumedBaseMs(spec);
    throw new NotKnown(name);
  }

  flag(name: string): boolean {
    const value = this.value(name);
    if (value === undefined) return Boolean(this.specs[name]?.default);
    const known = value === null ? undefined : truthiness(value);
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

const WITHOUT_MEMBERS: ReadonlySet<Value['kind']> = new Set(['undefined', 'null', 'number', 'string', 'boolean', 'function', 'native']);

function memberAt(value: Value, [name, ...rest]: readonly string[]): Value | null | undefined {
  if (name === undefined) return value.kind === 'undefined' ? undefined : value;
  if (WITHOUT_MEMBERS.has(value.kind)) return undefined;
  if (value.kind !== 'object') return null;
  const member = value.props.get(name);
  if (member === undefined) return value.open ? null : undefined;
  return memberAt(member, rest);
}
