/** What an option is given as. */
export type Condition =
  | 'given'
  | 'left out'
  | 'number'
  | 'function'
  | 'gives a promise'
  | 'gives a number'
  | 'gives false'
  /** The limit of the time ends the retries before this many are made. */
  | 'out of time'
  /** A plain value in the place of all options. */
  | 'shorthand'
  | { readonly is: readonly (number | string | boolean)[] }
  | { readonly isNot: readonly string[] }
  | { readonly above: number }
  /** One of the library's own exports. */
  | { readonly export: string }
  /** What another module exports. */
  | { readonly module: string };

/** Options that do something else than they say. */
export interface Hazard {
  /** The option that misleads. */
  readonly option: string;
  /** What all of these options are given as. */
  readonly when: Readonly<Record<string, Condition>>;
  /** What the option really does, in words that follow its name. */
  readonly effect: string;
  readonly repair?: OptionRepair;
}

/** What to write instead. In a text `{{name}}` stands for what is written for an option. */
export interface OptionRepair {
  readonly set?: Readonly<Record<string, string>>;
  readonly remove?: readonly string[];
  /** The call does the same afterwards, or what nobody can have meant otherwise. */
  readonly safe: boolean;
}
