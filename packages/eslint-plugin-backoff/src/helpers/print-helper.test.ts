import { Script } from 'node:vm';
import { Linter } from 'eslint';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import type { Strategy } from '../settings.js';
import { helperName, printHelper } from './print-helper.js';

test('prints the helper without types', () => {
  expect(printHelper('full', { typescript: false })).toBe(
    String.raw`/**
 * Milliseconds to wait before a retry (attempt is 0, 1, ...): random, up to the capped exponential,
 * on top of what the server asks for in Retry-After (the header's raw value).
 * @param {number} attempt
 * @param {{ base: number, cap: number, factor?: number, retryAfter?: string | null | undefined }} options
 * @returns {number}
 */
function fullJitter(attempt, { base, cap, factor = 2, retryAfter }) {
  const longest = 2 ** 31 - 1; // the most that a timer takes
  const ceiling = Math.min(cap, base * factor ** attempt, longest) || 0;
  const header = String(retryAfter).trim();
  const isDate = /^\w+,? .+:\d\d( GMT| \d{4})$/.test(header);
  const date = isDate ? Date.parse(header.replace(/( GMT)?$/, ' GMT')) : 0;
  const asked = /^\d+$/.test(header) ? Number(header) * 1000 : date - Date.now();
  const delay = Math.max(0, asked || 0) + Math.random() * Math.max(0, ceiling);
  return Math.min(delay, longest);
}`,
  );
});

test('prints the name that it is given', () => {
  expect(printHelper('full', { typescript: false, name: 'fullJitter2' })).toContain('\nfunction fullJitter2(attempt, {');
  expect(printHelper('full', { typescript: true, name: '$jitter' })).toContain('\nfunction $jitter(\n');
});

test('puts the export after the comment', () => {
  expect(printHelper('equal', { typescript: true, exported: true })).toContain('\n */\nexport function equalJitter(\n');
});

describe.each<Strategy>(['full', 'equal', 'decorrelated'])('%s', (strategy) => {
  test('parses as a script and as a module', () => {
    const script = printHelper(strategy, { typescript: false });
    expect(() => new Script(script)).not.toThrow();
    const module = printHelper(strategy, { typescript: false, exported: true });
    expect(ts.transpileModule(module, { fileName: 'helper.mjs', reportDiagnostics: true }).diagnostics).toEqual([]);
  });

  test('gives the same delays as it was written before 2015', () => {
    const old = printHelper(strategy, { typescript: false, name: 'delay', isOld: true });
    expect(new Linter().verify(old, [{ languageOptions: { ecmaVersion: 5, sourceType: 'script' } }])).toEqual([]);
    expect(waits(old)).toEqual(waits(printHelper(strategy, { typescript: false, name: 'delay' })));
  });

  test('gives the same delays with types and without', () => {
    const script = printHelper(strategy, { typescript: false, name: 'delay' });
    const stripped = ts.transpile(printHelper(strategy, { typescript: true, name: 'delay' }), { target: ts.ScriptTarget.ES2023 });
    expect(waits(script)).toEqual(waits(stripped));
  });
});

test('type-checks where a project is strict', () => {
  const headers = 'declare const headers: { get(name: string): string | null };';
  const use = (strategy: Strategy) =>
    `${printHelper(strategy, { typescript: true })}
export const ${strategy}: number = ${helperName(strategy)}(0, { base: 100, cap: 1000, retryAfter: headers.get('retry-after') });`;
  expect(problems([headers, use('full'), use('equal'), use('decorrelated')].join('\n'))).toEqual([]);
});

test('type-checks where a project has its JavaScript checked as strictly', () => {
  const use = (strategy: Strategy) => `${printHelper(strategy, { typescript: false })}\nexport const ${strategy} = ${helperName(strategy)}(0, { base: 100, cap: 1000, retryAfter: null });`;
  expect(problems([use('full'), use('equal'), use('decorrelated')].join('\n'), 'helpers.js')).toEqual([]);
});

/** What the compiler says of a module in a strict project. */
function problems(text: string, file = 'helpers.ts'): string[] {
  const options: ts.CompilerOptions = {
    allowJs: true,
    checkJs: true,
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts'],
    types: [],
    noEmit: true,
  };
  const host = ts.createCompilerHost(options);
  const library = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022) : library(name, ...rest);
  const program = ts.createProgram([file], options, host);
  return ts.getPreEmitDiagnostics(program).map((problem) => ts.flattenDiagnosticMessageText(problem.messageText, '\n'));
}

/** Five delays of a helper called `delay`, where chance is always one half. */
function waits(helper: string): unknown {
  const attempts = 'for (let i = 0; i < 5; i += 1) all.push(delay(i, { base: 100, cap: 1000, retryAfter: i > 3 ? "7" : null }));';
  const script = `Math.random = () => 0.5; const all = [];\n${helper}\n${attempts} all.join()`;
  return new Script(script).runInNewContext();
}
