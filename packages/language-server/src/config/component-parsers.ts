import { createRequire } from 'node:module';
import * as typescriptParser from '@typescript-eslint/parser';
import type { Linter } from 'eslint';

/** The parsers of component files, by extension, that a workspace may have installed. */
const packages: Readonly<Record<string, string>> = { vue: 'vue-eslint-parser', svelte: 'svelte-eslint-parser' };

/**
 * How a component file is parsed: by the parser that is installed beside it. Null where there is none. Loading one runs code
 * of the workspace: only for workspaces that are trusted.
 */
export function componentLanguage(path: string): Linter.LanguageOptions | null {
  const name = packages[/\.(\w+)$/.exec(path)?.[1] ?? ''];
  if (name === undefined) return null;
  try {
    const parser: unknown = createRequire(path)(name);
    return isParser(parser) ? { parser, parserOptions: { parser: typescriptParser } } : null;
  } catch {
    return null;
  }
}

function isParser(value: unknown): value is Linter.Parser {
  return typeof value === 'object' && value !== null && 'parseForESLint' in value;
}
