import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parse } from '@typescript-eslint/parser';
import type { Linter } from 'eslint';
import { isRecord } from './client-settings.js';
import type { WorkspaceConfig } from './document-config.js';

/** A configuration that could not be loaded. */
export interface ConfigProblem {
  readonly file: string;
  /** The line of `file` that the error points at, from 1; null where it does not tell. */
  readonly line: number | null;
  readonly message: string;
}

export type LoadedConfig = { readonly config: WorkspaceConfig | null } | { readonly problem: ConfigProblem };

/** The names of ESLint's configuration files, in the order in which it looks for them. */
const configNames = ['js', 'mjs', 'cjs', 'ts', 'mts', 'cts'].map((extension) => `eslint.config.${extension}`);

/** What of ESLint's class is used: the same in versions 9 and 10. */
interface ESLintInstance {
  calculateConfigForFile(path: string): Promise<unknown>;
  isPathIgnored(path: string): Promise<boolean>;
}

type ESLintClass = new (options: { cwd: string }) => ESLintInstance;

/**
 * The ESLint configurations of a workspace, loaded by the workspace's own ESLint. Loading one runs code of the workspace:
 * only for workspaces that are trusted.
 */
export class WorkspaceConfigs {
  /** By configuration file. */
  private instances = new Map<string, ESLintInstance>();
  private loaded = new Map<string, Promise<LoadedConfig>>();

  /** What the nearest configuration says of a file; `config` is null where there is none. Never rejects. */
  of(path: string): Promise<LoadedConfig> {
    const known = this.loaded.get(path);
    if (known) return known;
    const configFile = findUp(path, configNames);
    const loading = configFile === null ? Promise.resolve({ config: null }) : this.load(path, configFile);
    this.loaded.set(path, loading);
    return loading;
  }

  /** Forgets everything: a configuration may have changed. */
  clear(): void {
    this.instances = new Map();
    this.loaded = new Map();
  }

  private async load(path: string, configFile: string): Promise<LoadedConfig> {
    try {
      const eslint = this.instances.get(configFile) ?? createInstance(configFile);
      this.instances.set(configFile, eslint);
      const [calculated, ignored] = [await eslint.calculateConfigForFile(path), await eslint.isPathIgnored(path)];
      return { config: read(calculated, ignored) };
    } catch (error) {
      return { problem: problemOf(error, configFile) };
    }
  }
}

/** The first of the names that is found in the file's folder or above, as ESLint looks for its configuration. */
function findUp(path: string, names: readonly string[]): string | null {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const found = names.map((name) => join(folder, name)).find((file) => existsSync(file));
    if (found !== undefined) return found;
    if (folder === dirname(folder)) return null;
  }
}

function createInstance(configFile: string): ESLintInstance {
  const loaded: unknown = createRequire(configFile)('eslint');
  if (!hasESLint(loaded)) throw new Error('The ESLint that is installed here has no flat configurations');
  return new loaded.ESLint({ cwd: dirname(configFile) });
}

function hasESLint(value: unknown): value is { readonly ESLint: ESLintClass } {
  return isRecord(value) && typeof value['ESLint'] === 'function';
}

/** Reads what ESLint has calculated; undefined for a file that it leaves out. */
function read(calculated: unknown, isIgnored: boolean): WorkspaceConfig {
  const config = isRecord(calculated) ? calculated : {};
  const { plugins, rules, settings, languageOptions, linterOptions } = config;
  return {
    ignored: isIgnored || calculated === undefined,
    namespace: isRecord(plugins) ? namespaceIn(plugins) : null,
    rules: isRulesRecord(rules) ? rules : {},
    settings: isRecord(settings) ? settings : {},
    languageOptions: isLanguage(languageOptions) ? languageOptions : null,
    noInlineConfig: isRecord(linterOptions) && linterOptions['noInlineConfig'] === true,
  };
}

function namespaceIn(plugins: Readonly<Record<string, unknown>>): string | null {
  const isOurs = (plugin: unknown): boolean =>
    isRecord(plugin) && isRecord(plugin['meta']) && plugin['meta']['name'] === 'eslint-plugin-backoff';
  return Object.keys(plugins).find((namespace) => isOurs(plugins[namespace])) ?? null;
}

/** ESLint has validated the rules of what it has calculated. */
function isRulesRecord(rules: unknown): rules is Linter.RulesRecord {
  return isRecord(rules);
}

function isLanguage(options: unknown): options is Linter.LanguageOptions {
  return isRecord(options);
}

function problemOf(error: unknown, configFile: string): ConfigProblem {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const line = lineInStack(stack, configFile) ?? (name === 'SyntaxError' ? lineOfSyntaxError(configFile) : null);
  return { file: configFile, line, message: message.split('\n')[0] ?? '' };
}

function lineInStack(stack: string, configFile: string): number | null {
  const place = stack.split(configFile)[1] ?? '';
  const [, line] = /^(?:\?[^:\n]*)?:(\d+)/.exec(place) ?? [];
  return line === undefined ? null : Number(line);
}

/** An error of a module's syntax does not say where it is: another parser does. */
function lineOfSyntaxError(configFile: string): number | null {
  try {
    parse(readFileSync(configFile, 'utf8'), { filePath: configFile });
    return null;
  } catch (error) {
    return error instanceof Error && 'lineNumber' in error && typeof error.lineNumber === 'number' ? error.lineNumber : null;
  }
}
