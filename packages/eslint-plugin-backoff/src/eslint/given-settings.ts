import type { Rule } from 'eslint';

import { readSettings, settingMistakes, type Settings } from '../settings.js';

interface GivenSettings {
  readonly settings: Settings;
  /** What is wrong in them, where it is this rule that tells of it. */
  readonly mistakes: readonly string[];
}

const NOT_GIVEN = reading(undefined);

/** By the object that a configuration holds, which is the same for every rule and for many files. */
const read = new WeakMap<object, GivenSettings>();

/** The settings of the file that a rule is about to look at, read once a configuration. */
export function settingsFor(context: Rule.RuleContext): GivenSettings {
  const given = settingsOf(context);
  return given.mistakes.length === 0 || speaksForAll(context) ? given : { ...given, mistakes: [] };
}

function settingsOf(context: Rule.RuleContext): GivenSettings {
  const raw: unknown = context.settings['backoff'];
  if (raw === undefined) return NOT_GIVEN;
  if (typeof raw !== 'object' || raw === null) return reading(raw);
  const known = read.get(raw);
  if (known !== undefined) return known;
  const given = reading(raw);
  read.set(raw, given);
  return given;
}

function reading(raw: unknown): GivenSettings {
  return { settings: readSettings(raw), mistakes: settingMistakes(raw) };
}

/** Which rule tells of wrong settings in a file: the first that runs on it, so that they are told once. */
const speakers = new WeakMap<object, string>();

function speaksForAll({ id, sourceCode }: Rule.RuleContext): boolean {
  if (!speakers.has(sourceCode.ast)) speakers.set(sourceCode.ast, id);
  return speakers.get(sourceCode.ast) === id;
}
