import { expect, test } from 'vitest';

import { siteOf } from '../testing/site-of.js';

const bound = (head: string, first = ''): string =>
  siteOf(`class Link { constructor(session, config) { this.session = session; this.config = config; }
    async open() { ${head} { ${first} try { return await this.session.open(); } catch (error) { this.session.failed(); await sleep(1000); } } } }`).facts.bound.kind;

test('what another object counts may come to an end', () => {
  expect(bound('while (this.session.attempts <= this.config.maxRetries)')).toBe('unknown');
  expect(bound('while (true)', 'if (this.session.attempts > this.config.maxRetries) throw new Error();')).toBe('unknown');
});

test('what is no count of others ends nothing', () => {
  expect(bound('while (true)')).toBe('none');
  expect(bound('while (this.session.waiting.length > 0)')).toBe('none');
  expect(bound('while (true)', 'if (this.session.load > 5) log(this.session);')).toBe('none');
});
