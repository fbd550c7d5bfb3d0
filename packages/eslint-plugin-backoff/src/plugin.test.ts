import { Linter } from 'eslint';
import * as config from 'eslint/config';
import { Linter as Linter9 } from 'eslint9';
import * as config9 from 'eslint9/config';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import plugin from './index.js';

const names = Object.keys(plugin.rules);

test('the plugin tells its name and version as the package does', () => {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const { name, version, namespace } = plugin.meta;
  expect(manifest).toMatchObject({ name, version });
  expect(namespace).toBe('backoff');
});

test.for(names)('%s describes its options', (name) => {
  expect(undescribed(plugin.rules[name]?.meta.schema)).toEqual([]);
});

describe('configs', () => {
  test('strict holds every rule', () => {
    expect(Object.keys(plugin.configs.strict.rules ?? {})).toEqual(names.map((name) => `backoff/${name}`));
  });

  test('recommended holds what is a defect in any client', () => {
    const recommended = names.filter((name) => plugin.rules[name]?.meta.docs.recommended === 'recommended');
    expect(plugin.configs.recommended.rules).toEqual(Object.fromEntries(recommended.map((name) => [`backoff/${name}`, 'error'])));
  });

  describe.for<ESLintVersion>([
    { version: 9, linter: new Linter9(), config: config9 },
    { version: 10, linter: new Linter(), config },
  ])('under ESLint $version', ({ linter, config }) => {
    test('can be extended by name', () => {
      const entry = { plugins: { backoff: plugin }, extends: ['backoff/recommended', 'backoff/strict'] };
      expect(linter.verify('', config.defineConfig(entry))).toEqual([]);
    });

    test('can stand beside each other and beside the plugin itself', () => {
      const configs = [plugin.configs.recommended, { plugins: { backoff: plugin } }, plugin.configs.strict];
      expect(linter.verify('', configs)).toEqual([]);
    });
  });
});

/** What of ESLint is used here: written as methods, which the types of both versions fit. */
interface ESLintVersion {
  readonly version: number;
  readonly linter: { verify(code: string, config: object[]): unknown[] };
  readonly config: { defineConfig(...configs: object[]): object[] };
}

/** The options without a description: paths into the schema. */
function undescribed(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  if (Array.isArray(schema)) return schema.flatMap((item, index) => undescribed(item, `${path}[${index}]`));
  if (!('properties' in schema) || typeof schema.properties !== 'object' || schema.properties === null) return [];
  return Object.entries(schema.properties).flatMap(([name, option]: [string, unknown]) =>
    typeof option === 'object' && option !== null && 'description' in option ? [] : [`${path}.${name}`],
  );
}
