import { expect, test } from 'vitest';

import { siteOf } from '../testing/site-of.js';

const boundOf = (repair: string): string =>
  siteOf(`class Reader {
    async read(part) { try { return await this.doc.parse(part); } catch (error) { if (!(error instanceof MissingError)) throw error; ${repair} return this.read(part); } }
    load(from, to) { return this.cache.load(from, to); }
  }`).facts.bound.kind;

test('who waits for what the failure says is missing finds it there next time', () => {
  expect(boundOf('await this.load(error.begin, error.end);')).toBe('unknown');
  expect(boundOf('await this.load(error.message);')).toBe('none');
  expect(boundOf('await this.load(error.hostname);')).toBe('none');
  expect(boundOf('await this.load(1, 2);')).toBe('none');
});
