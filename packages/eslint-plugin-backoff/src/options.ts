/** A JSON schema, as far as options need it. */
export interface OptionSchema {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly items?: OptionSchema;
  readonly anyOf?: readonly OptionSchema[];
  readonly properties?: Readonly<Record<string, OptionSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | OptionSchema;
  readonly description?: string;
}

/** What values there can be: for the schema, for the check, and in words for who gave another one. */
export interface Kind<T> {
  readonly schema: OptionSchema;
  /** Completes "must be …". */
  readonly wants: string;
  readonly accepts: (value: unknown) => value is T;
}

/** One thing that users can set. */
export interface Option<T> {
  readonly kind: Kind<T>;
  readonly default: T;
  readonly description: string;
}

/** The options of a rule, or the settings, by name. */
export type Options<T> = { readonly [Name in keyof T]: Option<T[Name]> };

export function option<T>(kind: Kind<T>, standard: T, description: string): Option<T> {
  return { kind, default: standard, description };
}

export const flag: Kind<boolean> = {
  schema: { type: 'boolean' },
  wants: 'true or false',
  accepts: (value) => typeof value === 'boolean',
};

export function wholeNumber(minimum: number, maximum = Number.MAX_SAFE_INTEGER): Kind<number> {
  const bounded = maximum < Number.MAX_SAFE_INTEGER;
  return {
    schema: { type: 'integer', minimum, ...(bounded ? { maximum } : {}) },
    wants: bounded ? `a whole number from ${minimum} to ${maximum}` : `a whole number of at least ${minimum}`,
    accepts: (value): value is number => Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximum,
  };
}

/** Milliseconds that a timer can wait. */
export const milliseconds = wholeNumber(0, 2 ** 31 - 1);

export function oneOf<const T extends string>(...choices: readonly T[]): Kind<T> {
  const quoted = choices.map((choice) => JSON.stringify(choice));
  return {
    schema: { enum: choices },
    wants: quoted.join(' or '),
    accepts: (value): value is T => choices.some((choice) => choice === value),
  };
}

export function listOf<T>(items: Kind<T>, wants: string): Kind<readonly T[]> {
  return {
    schema: { type: 'array', items: items.schema },
    wants,
    accepts: (value): value is readonly T[] => Array.isArray(value) && value.every((item) => items.accepts(item)),
  };
}

export function recordOf<T>(values: Kind<T>, wants: string): Kind<Readonly<Record<string, T>>> {
  return {
    schema: { type: 'object', additionalProperties: values.schema },
    wants,
    accepts: (value): value is Readonly<Record<string, T>> =>
      typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every((item: unknown) => values.accepts(item)),
  };
}

/** The JSON schema of an object that holds these options. */
export function schemaOf<T>(options: Options<T>): OptionSchema {
  const properties = Object.entries<Option<unknown>>(options).map(([name, { kind, description }]) => {
    return [name, { ...kind.schema, description }] as const;
  });
  return { type: 'object', properties: Object.fromEntries(properties), additionalProperties: false };
}

/** What each option is where nothing is given. */
export function defaultsOf<T>(options: Options<T>): Record<string, unknown> {
  return Object.fromEntries(Object.entries<Option<unknown>>(options).map(([name, entry]) => [name, entry.default]));
}

/** The value of each option: the one given, or its default where none is or a wrong one. */
export function optionReader<T>(options: Options<T>, given: unknown): <Name extends keyof T>(name: Name) => T[Name] {
  return (name) => {
    const value = member(given, name);
    const { kind, default: standard } = options[name];
    return kind.accepts(value) ? value : standard;
  };
}

/** A statement about each given value that is wrong; `path` is how users get to it. */
export function mistakesIn<T>(options: Options<T>, given: unknown, path: string): string[] {
  if (given === undefined) return [];
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return [`${path} must be an object, got ${shown(given)}`];
  }
  const known = new Map<string, Option<unknown>>(Object.entries<Option<unknown>>(options));
  return Object.entries(given).flatMap(([name, value]: [string, unknown]) => {
    const kind = known.get(name)?.kind;
    if (!kind) return [`${path}.${name} is unknown: there are ${[...known.keys()].join(', ')}`];
    if (value === undefined || kind.accepts(value)) return [];
    return [`${path}.${name} must be ${kind.wants}, got ${shown(value)}`];
  });
}

function member(holder: unknown, name: PropertyKey): unknown {
  if (typeof holder !== 'object' || holder === null) return undefined;
  const value: unknown = Reflect.get(holder, name);
  return value;
}

/** A wrong value as its author may have written it; configurations are code, so it can be anything. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => (Array.isArray(item) ? '[…]' : shown(item))).join(', ')}]`;
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value === 'function') return 'a function';
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}
