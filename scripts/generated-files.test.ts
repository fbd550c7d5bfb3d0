import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { generatedFiles, staleFiles } from './generated-files.js';
import { helperTexts } from './helper-sources.js';
import { withSettingsTable } from './settings-table.js';

test('every generated file is up to date', () => {
  expect(staleFiles(generatedFiles()).map(({ file }) => fileURLToPath(file))).toEqual([]);
});

test('a file that holds something else, or is not there, is stale', () => {
  const folder = mkdtempSync(join(tmpdir(), 'backoff-generated-'));
  const wanted = (name: string) => ({ file: pathToFileURL(join(folder, name)), text: 'wanted\n' });
  const [fresh, changed, missing] = [wanted('fresh'), wanted('changed'), wanted('missing')] as const;
  writeFileSync(fresh.file, 'wanted\n');
  writeFileSync(changed.file, 'wanted \n');
  expect(staleFiles([fresh, changed, missing])).toEqual([changed, missing]);
  rmSync(folder, { recursive: true });
});

test('a helper loses its export and, for JavaScript, tells its types in its comment', () => {
  const helper = '/**\n * Adds.\n */\nexport function add(a: number, { b = 1 }: { b?: number } = {}): number {\n  return a + b;\n}\n';
  expect(helperTexts(helper)).toEqual({
    name: 'add',
    typescript: '/**\n * Adds.\n */\nfunction add(a: number, { b = 1 }: { b?: number } = {}): number {\n  return a + b;\n}',
    javascript: '/**\n * Adds.\n * @param {number} a\n * @param {{ b?: number }} [options]\n * @returns {number}\n */\nfunction add(a, { b = 1 } = {}) {\n  return a + b;\n}',
  });
});

test('a helper that needs more than itself is refused', () => {
  expect(() => helperTexts("import { x } from './x.js';\nexport function f() {\n  return x;\n}\n")).toThrow('one function declaration');
  expect(() => helperTexts('/**\n * One.\n */\nexport function f() {\n  const x: number = 1;\n  return x;\n}\n')).toThrow('helper.js');
  expect(() => helperTexts('/** One. */\nexport function f(): number {\n  return 1;\n}\n')).toThrow('more than one line');
});

test('the settings table stands between its marks', () => {
  const begin = '<!-- begin auto-generated settings list -->';
  const end = '<!-- end auto-generated settings list -->';
  const text = withSettingsTable(`a\n${begin}\nold\n${end}\nb\n`);
  expect(text).toMatch(new RegExp(`^a\n${begin}\n\n\\| Setting [^]*\\| \`maxAttempts\` \\| \`5\` [^]*\n\n${end}\nb\n$`));
  expect(text).not.toContain('old');
  expect(() => withSettingsTable('# No marks\n')).toThrow('is missing');
});
