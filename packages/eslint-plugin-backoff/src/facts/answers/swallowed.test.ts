import { expect, test } from 'vitest';

import { siteOf, sitesOf } from '../testing/site-of.js';

const kind = (code: string): string => siteOf(code).facts.retryAfter.kind;

test('a failure of which a function that is called makes nothing is not at hand where the next attempt is decided on', () => {
  const loading = (caught: string): string => `
    async function tryToLoad() { try { return await hub.load(options); } catch (error) { if (error.status === 401) throw error; ${caught} } }
    async function load() {
      for (let i = 0; i < 5; i++) {
        try { const job = await tryToLoad(); if (job !== null) return job; } catch (error) { if (error.status === 401) throw error; }
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }
    }`;
  expect(kind(loading('return null;'))).toBe('unknown');
  expect(kind(loading('throw error;'))).toBe('ignored');
});

test('who is told of the failure and sets the timer for the next attempt has it at hand', () => {
  const renewing = (caught: string, otherwise: string): string => `
    class Tokens {
      async renew() { const token = await this.load(); if (token) this.use(token); ${otherwise} }
      async load() { try { return await hub.load(); } catch (error) { if (error.status === 401) throw error; ${caught} return null; } }
      later() { setTimeout(() => void this.renew(), 60_000); }
    }`;
  expect(kind(renewing('', 'else this.later();'))).toBe('unknown');
  expect(kind(renewing('this.later();', ''))).toBe('ignored');
});

test('so it is where the function tried it several times by itself', () => {
  const sites = sitesOf(`
    class Tokens {
      async renew() { const token = await this.load(); if (token) this.use(token); else this.later(); }
      async load() { for (let i = 0; i < 3; i++) { try { return await hub.load(); } catch (error) { if (error.status === 401) throw error; await sleep(1000); } } return null; }
      later() { setTimeout(() => void this.renew(), 60_000); }
    }`);
  expect(sites.map(({ facts }) => facts.retryAfter.kind)).toEqual(['unknown', 'ignored']);
});
