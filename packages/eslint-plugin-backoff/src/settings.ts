import { type Kind, listOf, milliseconds, mistakesIn, oneOf, option, optionReader, type Options, recordOf, schemaOf, wholeNumber } from './options.js';

/** What all rules share: `settings.backoff` of the ESLint configuration. */
export interface Settings {
  /** Where a fix takes its helper from: written into the file, or imported. */
  readonly helper: HelperSource;
  /** Which helper a fix inserts: `fullJitter`, `equalJitter` or `decorrelatedJitter`. */
  readonly strategy: Strategy;
  /** The shortest delay, in ms, that a fix writes where the site states none. */
  readonly baseDelayMs: number;
  /** The ceiling, in ms, that a fix writes where the site states none. */
  readonly maxDelayMs: number;
  /** The number of attempts that a fix writes where the site states none. */
  readonly maxAttempts: number;
  /** Extra names of functions that wait. */
  readonly sleepFunctions: readonly string[];
  /** Extra names of functions that retry what they are given. */
  readonly retryFunctions: readonly string[];
  /** Extra names of functions that send HTTP requests. */
  readonly requestFunctions: readonly string[];
  /** Extra names of functions that log. */
  readonly logFunctions: readonly string[];
  /** The 4xx statuses that may be retried. */
  readonly retryableClientErrors: readonly number[];
  /** Major versions of libraries by their names, where the ones that are installed, or asked for by `package.json`, are not meant. */
  readonly libraryVersions: Readonly<Record<string, number>>;
  /** Whether fixes are applied by `--fix`, or offered one by one. */
  readonly fixes: 'automatic' | 'suggest';
}

export type Strategy = 'full' | 'equal' | 'decorrelated';
export type HelperSource = 'inline' | { readonly module: string };

/** The settings that the analysis depends on: names and versions that it would not know otherwise. */
export type AnalysisNames = Pick<Settings, 'sleepFunctions' | 'retryFunctions' | 'requestFunctions' | 'logFunctions' | 'libraryVersions'>;

const helperSource: Kind<HelperSource> = {
  schema: {
    anyOf: [
      { enum: ['inline'] },
      {
        type: 'object',
        properties: { module: { type: 'string', minLength: 1 } },
        required: ['module'],
        additionalProperties: false,
      },
    ],
  },
  wants: '"inline" or { module: "…" }',
  accepts: (value): value is HelperSource => {
    if (typeof value !== 'object' || value === null) return value === 'inline';
    return 'module' in value && typeof value.module === 'string' && value.module !== '';
  },
};

const name: Kind<string> = {
  schema: { type: 'string', minLength: 1 },
  wants: 'a name',
  accepts: (value): value is string => typeof value === 'string' && value !== '',
};

const versions = recordOf(wholeNumber(0), 'an object of major versions by package names');
const names = listOf(name, 'a list of function names');
const clientErrors = listOf(wholeNumber(400, 499), 'a list of statuses from 400 to 499');

/** Each setting with its default; messages, the JSON schema and the documentation are made from it. */
export const settingOptions: Options<Settings> = {
  helper: option(helperSource, 'inline', 'Where a fix takes its helper from: written into the file, or imported.'),
  strategy: option(oneOf('full', 'equal', 'decorrelated'), 'full', 'Which kind of jitter a fix inserts.'),
  baseDelayMs: option(milliseconds, 100, 'The shortest delay that a fix writes where the code states none.'),
  maxDelayMs: option(milliseconds, 30_000, 'The ceiling that a fix writes where the code states none.'),
  maxAttempts: option(wholeNumber(1), 5, 'The number of attempts that a fix writes where the code states none.'),
  sleepFunctions: option(names, [], 'Names of your own functions that wait.'),
  retryFunctions: option(names, [], 'Names of your own functions that retry what they are given.'),
  requestFunctions: option(names, [], 'Names of your own functions that send HTTP requests.'),
  logFunctions: option(names, [], 'Names of your own functions that log.'),
  retryableClientErrors: option(clientErrors, [408, 425, 429], 'The 4xx statuses that may be retried.'),
  libraryVersions: option(versions, {}, 'Major versions of retry libraries, where the installed ones are not meant.'),
  fixes: option(oneOf('automatic', 'suggest'), 'automatic', 'Whether --fix applies the fixes, or they are only offered.'),
};

/** The JSON schema of `settings.backoff`. */
export const settingsSchema = schemaOf(settingOptions);

/** The settings in `raw`, which is whatever the configuration holds under `settings.backoff`. Wrong ones count as not given. */
export function readSettings(raw: unknown): Settings {
  const read = optionReader(settingOptions, raw);
  return {
    helper: read('helper'),
    strategy: read('strategy'),
    baseDelayMs: read('baseDelayMs'),
    maxDelayMs: read('maxDelayMs'),
    maxAttempts: read('maxAttempts'),
    sleepFunctions: read('sleepFunctions'),
    retryFunctions: read('retryFunctions'),
    requestFunctions: read('requestFunctions'),
    logFunctions: read('logFunctions'),
    retryableClientErrors: read('retryableClientErrors'),
    libraryVersions: read('libraryVersions'),
    fixes: read('fixes'),
  };
}

/** A statement about each wrong setting, naming it and what it wants. */
export function settingMistakes(raw: unknown): string[] {
  const mistakes = mistakesIn(settingOptions, raw, 'settings.backoff');
  const { baseDelayMs, maxDelayMs } = readSettings(raw);
  if (maxDelayMs >= baseDelayMs) return mistakes;
  return [...mistakes, `settings.backoff.maxDelayMs must not be less than baseDelayMs (${baseDelayMs}), got ${maxDelayMs}`];
}
