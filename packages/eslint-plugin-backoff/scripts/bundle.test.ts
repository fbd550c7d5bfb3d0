import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js') && name !== 'cli/typescript-parser.js');

test('what is built are the entry points and a few files that they share', () => {
  const entries = ['analysis.js', 'cli/backoff.js', 'helpers.js', 'index.js', 'preview.js'];
  const shared = files.filter((name) => name.startsWith('shared/'));
  expect(files.filter((name) => !shared.includes(name)).sort()).toEqual(entries);
  expect(shared.length).toBeLessThan(10);
});

test('dependencies stay outside', () => {
  const parts = files.flatMap((name) => readFileSync(dist + name, 'utf8').match(/^\/\/ \S+\.[jt]s$/gm) ?? []);
  expect(parts).toContain('// src/index.ts');
  expect(parts.filter((part) => part.includes('node_modules'))).toEqual([]);
});

test.each(Object.values(manifest.exports).flatMap((target) => (typeof target === 'string' ? [] : [target.default])))('%s can be imported', async (path) => {
  await expect(import(new URL(`../${path}`, import.meta.url).href)).resolves.not.toEqual({});
});
