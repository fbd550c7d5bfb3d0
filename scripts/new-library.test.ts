import { parse } from '@typescript-eslint/parser';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newLibrary } from './new-library.js';

const plugin = new URL('../packages/eslint-plugin-backoff/', import.meta.url);
let folder = pathToFileURL('/');

beforeEach(() => {
  folder = pathToFileURL(`${mkdtempSync(join(tmpdir(), 'backoff-new-library-'))}/`);
  for (const path of ['src/libraries/index.ts', 'docs/libraries.md']) cpSync(fileURLToPath(new URL(path, plugin)), fileURLToPath(new URL(path, folder)));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('writes a descriptor and its test, and adds a row', () => {
  expect(newLibrary('@some/library', folder)).toEqual([
    'src/libraries/descriptors/some-library.ts',
    'src/libraries/descriptors/some-library.test.ts',
    'src/libraries/index.ts',
    'docs/libraries.md',
  ]);
  expect(read('docs/libraries.md')).toMatch(/\n\| `@some\/library` \| 4 \| 1 s, 1 s, 1 s \| 1 s \| as the operation fails \| – \|\n$/);
});

test('writes code that parses', () => {
  newLibrary('@some/library', folder);
  expect(() => parse(read('src/libraries/descriptors/some-library.ts'))).not.toThrow();
  expect(() => parse(read('src/libraries/descriptors/some-library.test.ts'))).not.toThrow();
  expect(() => parse(read('src/libraries/index.ts'), { sourceType: 'module' })).not.toThrow();
});

test('adds the library to the others, its import where the alphabet wants it', () => {
  newLibrary('retry-again', folder);
  const index = read('src/libraries/index.ts');
  expect(index).toMatch(/\n {2}retryAgain,\n\];\n$/);
  expect(index).toContain(`import { retry } from './descriptors/retry.js';
import { retryAgain } from './descriptors/retry-again.js';
import { retryAsPromised } from './descriptors/retry-as-promised.js';
`);
});

test('overwrites nothing', () => {
  newLibrary('some-library', folder);
  const index = read('src/libraries/index.ts');
  expect(() => newLibrary('some-library', folder)).toThrow('src/libraries/descriptors/some-library.ts is there already.');
  expect(read('src/libraries/index.ts')).toBe(index);
});

test('takes no other kind of name', () => {
  expect(() => newLibrary('', folder)).toThrow('"" is no package\'s name');
  expect(() => newLibrary('../escape', folder)).toThrow('"../escape" is no package\'s name');
});

function read(path: string): string {
  return readFileSync(new URL(path, folder), 'utf8');
}
