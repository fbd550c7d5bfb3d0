import * as typescriptParser from '@typescript-eslint/parser';
import type { Linter } from 'eslint';
import backoff from 'eslint-plugin-backoff';
import { hidingTree } from 'eslint-plugin-backoff/analysis';
import type { ClientSettings } from './client-settings.js';

/** How one document is linted. */
export interface DocumentConfig {
  /** For ESLint's `Linter`: this plugin alone, on every file. */
  readonly linter: Linter.Config;
  /** What stands before the slash in rule ids: what the workspace calls the plugin. */
  readonly namespace: string;
  /** The workspace leaves the file out: nothing is reported in it. */
  readonly ignored: boolean;
}

/** What a workspace's ESLint configuration says of one file. */
export interface WorkspaceConfig {
  readonly ignored: boolean;
  /** What the configuration calls the plugin; null where it does not name it. */
  readonly namespace: string | null;
  readonly rules: Linter.RulesRecord;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly languageOptions: Linter.LanguageOptions | null;
  readonly noInlineConfig: boolean;
}

const standardNamespace = 'backoff';

/** Parses JavaScript and TypeScript, with JSX where the file's name allows it. The compiler's own nodes are for types, which no rule needs. */
const standardLanguage: Linter.LanguageOptions = {
  parser: typescriptParser,
  parserOptions: { ecmaFeatures: { jsx: true }, preserveNodeMaps: false },
};

/** The configuration of a document that no workspace configuration speaks of. */
export function presetConfig(client: ClientSettings, language: Linter.LanguageOptions = standardLanguage): DocumentConfig {
  const preset = client.preset === 'off' ? {} : (backoff.configs[client.preset].rules ?? {});
  const own = Object.entries(client.rules).map(([name, entry]) => [`${standardNamespace}/${name}`, entry] as const);
  const rules = known({ ...preset, ...Object.fromEntries(own) }, standardNamespace);
  return documentConfig({ namespace: standardNamespace, rules, settings: { backoff: client.settings }, language });
}

/** The configuration of a document in a workspace that has one: its rules where it names the plugin, else the preset's. */
export function workspaceConfig(client: ClientSettings, workspace: WorkspaceConfig): DocumentConfig {
  const language = withoutTypes(workspace.languageOptions ?? standardLanguage);
  if (workspace.namespace === null) return { ...presetConfig(client, language), ignored: workspace.ignored };
  const { namespace, settings, noInlineConfig, ignored } = workspace;
  const config = documentConfig({ namespace, rules: known(workspace.rules, namespace), settings, language, noInlineConfig });
  return { ...config, ignored };
}

interface Parts {
  readonly namespace: string;
  readonly rules: Linter.RulesRecord;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly language: Linter.LanguageOptions;
  readonly noInlineConfig?: boolean;
}

function documentConfig({ namespace, rules, settings, language, noInlineConfig = false }: Parts): DocumentConfig {
  const linter: Linter.Config = {
    files: ['**'],
    plugins: { [namespace]: backoff },
    rules,
    settings: { ...settings },
    languageOptions: language.parser ? { ...language, parser: hidingTree(language.parser) } : language,
    // Directives for rules that are not run here are no finding.
    linterOptions: { noInlineConfig, reportUnusedDisableDirectives: 'off' },
  };
  return { linter, namespace, ignored: false };
}

/** The rules that this version of the plugin has: a workspace may use another one. */
function known(rules: Partial<Linter.RulesRecord>, namespace: string): Linter.RulesRecord {
  const ours = Object.entries(rules).flatMap(([id, entry]) => {
    const name = ruleName(id, namespace);
    return entry !== undefined && name !== null && name in backoff.rules ? [[id, entry] as const] : [];
  });
  return Object.fromEntries(ours);
}

/** Types cost seconds, and no rule needs them. */
function withoutTypes(language: Linter.LanguageOptions): Linter.LanguageOptions {
  const { project: _project, projectService: _service, programs: _programs, ...parserOptions } = language.parserOptions ?? {};
  return { ...language, parserOptions };
}

/** A rule's name without the namespace; null for rules of others. */
export function ruleName(id: string | null, namespace: string): string | null {
  return id?.startsWith(`${namespace}/`) ? id.slice(namespace.length + 1) : null;
}
