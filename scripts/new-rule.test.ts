import { parse } from '@typescript-eslint/parser';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newRule } from './new-rule.js';

let folder = pathToFileURL('/');

beforeEach(() => {
  folder = pathToFileURL(`${mkdtempSync(join(tmpdir(), 'backoff-new-rule-'))}/`);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('writes a rule, its test and its page', () => {
  expect(newRule('no-sad-retry', folder)).toEqual([
    'src/rules/no-sad-retry.ts',
    'src/rules/no-sad-retry.test.ts',
    'docs/rules/no-sad-retry.md',
  ]);
  expect(read('docs/rules/no-sad-retry.md')).toContain('(`backoff/no-sad-retry`)');
});

test('writes code that parses', () => {
  newRule('no-sad-retry', folder);
  expect(() => parse(read('src/rules/no-sad-retry.ts'))).not.toThrow();
  expect(() => parse(read('src/rules/no-sad-retry.test.ts'))).not.toThrow();
  expect(() => parse(read('src/rules/index.ts'))).not.toThrow();
});

test('adds the rule to the others', () => {
  newRule('no-sad-retry', folder);
  newRule('require-joy', folder);
  expect(read('src/rules/index.ts')).toContain(`import { noSadRetry } from './no-sad-retry.js';
import { requireJoy } from './require-joy.js';
import type { BackoffRule } from '../eslint/rule.js';
`);
  expect(read('src/rules/index.ts')).toContain(`= {
  'no-sad-retry': noSadRetry,
  'require-joy': requireJoy,
};`);
});

test('overwrites nothing', () => {
  newRule('no-sad-retry', folder);
  expect(() => newRule('no-sad-retry', folder)).toThrow('src/rules/no-sad-retry.ts is there already.');
});

test('takes no other kind of name', () => {
  expect(() => newRule('', folder)).toThrow('"" is no rule\'s name');
  expect(() => newRule('../no-escape', folder)).toThrow('"../no-escape" is no rule\'s name');
  expect(() => newRule('noCamelCase', folder)).toThrow('"noCamelCase" is no rule\'s name');
});

function read(path: string): string {
  return readFileSync(new URL(path, folder), 'utf8');
}
