import { createRequire } from 'node:module';
import { isAbsolute, join, resolve } from 'node:path';
import type { ESLint } from 'eslint';
import { UsageError } from './usage-error.js';

/**
 * Loads an ESLint formatter: one of ESLint's own (`stylish`, `json`, `html`, …), `sarif`, a package by its full or short
 * name, looked for from `cwd` and beside this package, or a file by its path. Throws a `UsageError` where there is none.
 */
export async function loadFormatter(eslint: ESLint, name: string, cwd: string): Promise<ESLint.LoadedFormatter> {
  const located = isPath(name) ? resolve(cwd, name) : locatePackage(packageName(name), cwd);
  try {
    return await eslint.loadFormatter(located ?? name);
  } catch (error) {
    if (located !== null) throw new UsageError(`The formatter "${name}" cannot be loaded (${firstLine(error)})`);
    throw new UsageError(`There is no formatter "${name}" here. "npm install -D ${packageName(name)}" may add it`);
  }
}

function isPath(name: string): boolean {
  return isAbsolute(name) || (/[/\\]/.test(name) && !name.startsWith('@'));
}

/** What a short name stands for, as ESLint reads it: `eslint-formatter-x` for `x`, `@a/eslint-formatter-x` for `@a/x`. */
function packageName(name: string): string {
  if (name === 'sarif') return '@microsoft/eslint-formatter-sarif';
  return name.replace(/^(@[^/]+\/)?(?!eslint-formatter)/, '$1eslint-formatter-');
}

/** The package's file, or null where it is not installed (or the name is of one of ESLint's own). */
function locatePackage(name: string, cwd: string): string | null {
  for (const from of [join(cwd, 'index.js'), import.meta.url]) {
    try {
      return createRequire(from).resolve(name);
    } catch {
      // Not there: the next place may have it.
    }
  }
  return null;
}

function firstLine(error: unknown): string {
  return String(error).replace(/\n[^]*/, '');
}
