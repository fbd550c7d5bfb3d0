import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Linter } from 'eslint';
import { afterAll, describe, expect, test } from 'vitest';
import { readSettings } from '../../settings.js';
import { editionOfEngines } from './engines.js';

const root = mkdtempSync(join(tmpdir(), 'backoff-engines-'));

afterAll(() => {
  rmSync(root, { recursive: true });
});

function editionFor(file: object, { name = 'client.js', code = 'exports.id = client.id;' } = {}): number {
  writeFileSync(join(root, 'package.json'), JSON.stringify(file));
  const linter = new Linter();
  linter.verify(code, []);
  return editionOfEngines({ sourceCode: linter.getSourceCode(), settings: readSettings({}), filename: join(root, name) });
}

describe('the oldest Node on which a package runs', () => {
  test.for([
    ['>=12.0.0', 2019],
    ['^10.13 || >=12', 2018],
    ['12.x', 2019],
    ['v8', 2017],
    ['>=14', 2020],
    ['>=18', Infinity],
    ['*', Infinity],
  ] as const)('tells the edition: %s', ([node, edition]) => {
    expect(editionFor({ name: 'client', engines: { node } })).toBe(edition);
  });

  test('tells none where it is not told', () => {
    expect(editionFor({ name: 'client' })).toBe(Infinity);
  });

  test('does not run what is made into something else first', () => {
    const old = { name: 'client', engines: { node: '>=12' } };
    expect(editionFor(old, { name: 'client.ts' })).toBe(Infinity);
    expect(editionFor(old, { code: 'exports.id = client?.id;' })).toBe(Infinity);
  });
});
