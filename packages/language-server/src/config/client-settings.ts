import type { Linter } from 'eslint';

/** What users set in their editor, under `backoff`. */
export interface ClientSettings {
  readonly preset: Preset;
  /** Severities, with options where wanted, on top of the preset: as in an ESLint configuration. */
  readonly rules: Readonly<Record<string, Linter.RuleEntry>>;
  /** What the rules share: `settings.backoff` of an ESLint configuration. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** Whether the policy stands above each retry site. */
  readonly codeLens: boolean;
}

export type Preset = 'recommended' | 'strict' | 'off';

/** The settings in `raw`, which is whatever the editor holds under `backoff`. What is of the wrong shape counts as not given. */
export function readClientSettings(raw: unknown): ClientSettings {
  const given = isRecord(raw) ? raw : {};
  const { preset, rules, settings, codeLens } = given;
  return {
    preset: preset === 'strict' || preset === 'off' ? preset : 'recommended',
    rules: isRecord(rules) ? rulesIn(rules) : {},
    settings: isRecord(settings) ? settings : {},
    codeLens: codeLens === true || (isRecord(codeLens) && codeLens['enable'] === true),
  };
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `require-jitter` may be written with its namespace, too. */
function rulesIn(given: Readonly<Record<string, unknown>>): Record<string, Linter.RuleEntry> {
  const entries = Object.entries(given).flatMap(([name, entry]) =>
    isRuleEntry(entry) ? [[name.replace(/^backoff\//, ''), entry] as const] : [],
  );
  return Object.fromEntries(entries);
}

function isRuleEntry(entry: unknown): entry is Linter.RuleEntry {
  const severity: unknown = Array.isArray(entry) ? entry[0] : entry;
  return ['off', 'warn', 'error', 0, 1, 2].some((known) => known === severity);
}
