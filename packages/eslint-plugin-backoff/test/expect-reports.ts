import * as parser from '@typescript-eslint/parser';
import { Linter } from 'eslint';
import { Linter as Linter9 } from 'eslint9';
import { expect } from 'vitest';
import type { BackoffRule } from '../src/eslint/rule.js';

/** The versions of ESLint that the rules run under. */
const linters: Readonly<Record<9 | 10, Verifier>> = { 9: new Linter9(), 10: new Linter() };

interface Verifier {
  verify(code: string, config: Linter.Config, options: { filename: string }): Linter.LintMessage[];
}

export interface Configuration {
  readonly options?: object;
  readonly settings?: object;
  readonly filename?: string;
}

/**
 * Holds what a rule reports, under each version of ESLint, against the annotations in `code`:
 *
 *       await sleep(1000 * 2 ** attempt);
 *     //            ^^^^^^^^^^^^^^^^^^ Waits 1 s, 2 s, 4 s, … with no randomness: clients that …
 */
export function expectReports(rule: BackoffRule, code: string, configuration: Configuration = {}): void {
  const source = code.replace(/^\/\/ *\^+ .*\n/gm, '');
  for (const version of [9, 10] as const) {
    const messages = lint(version, { rule }, source, configuration);
    expect(annotate(source, messages), `ESLint ${version}`).toBe(code);
  }
}

/** What the rules report on a file; a file that does not parse is a failure of the test, not a finding. */
export function lint(
  version: 9 | 10,
  rules: Readonly<Record<string, BackoffRule>>,
  code: string,
  { options = {}, settings = {}, filename = 'file.ts' }: Configuration = {},
): Linter.LintMessage[] {
  const config: Linter.Config = {
    files: ['**/*.{js,ts,tsx}'],
    languageOptions: { parser },
    plugins: { backoff: { rules } },
    rules: Object.fromEntries(Object.entries(rules).map(([name, { meta }]) => {
      return [`backoff/${name}`, meta.defaultOptions?.length ? ['error', options] : 'error'];
    })),
    settings: { backoff: settings },
  };
  const messages = linters[version].verify(code, config, { filename });
  expect(messages.filter(({ ruleId }) => ruleId === null)).toEqual([]);
  return messages;
}

function annotate(source: string, messages: readonly Linter.LintMessage[]): string {
  const lines = source.split('\n');
  return lines.flatMap((line, index) => [line, ...annotationsOf(index + 1, messages)]).join('\n');
}

function annotationsOf(line: number, messages: readonly Linter.LintMessage[]): string[] {
  return messages
    .filter((message) => message.line === line)
    .map(({ column, endColumn = column + 1, message }) => {
      return `//${' '.repeat(Math.max(0, column - 3))}${'^'.repeat(endColumn - column)} ${message}`;
    });
}
