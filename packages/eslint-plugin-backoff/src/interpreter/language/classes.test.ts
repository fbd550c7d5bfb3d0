import { expect, test } from 'vitest';

import { siteOf } from '../../facts/testing/site-of.js';

const above = `
  class Client { attempts = 4; base = 200; backoff(n) { return this.base * 2 ** n; } send(path) { throw new Error('none'); } }`;

/** A class that tries again with what it has from the one above it. */
const client = (extending: string, own = ''): string => `
  ${above}
  class Users extends ${extending} {
    ${own}
    send(path) { return transport.get(path); }
    async get(path) {
      for (let n = 0; n < this.attempts; n++) {
        try { return await this.send(path); } catch (error) { if (n === this.attempts - 1) throw error; await sleep(this.backoff(n)); }
      }
    }
  }`;

const steps = (code: string): readonly unknown[] => siteOf(code).facts.delay.steps.slice(0, 3);

test('what a class does not tell of itself the one above it tells', () => {
  expect(steps(client('Client'))).toEqual([200, 400, 800].map((ms) => ({ min: ms, max: ms })));
  expect(siteOf(client('Client')).facts.bound).toMatchObject({ kind: 'attempts', attempts: 4 });
});

test('what a class tells itself comes first', () => {
  expect(steps(client('Client', 'base = 50;'))).toEqual([50, 100, 200].map((ms) => ({ min: ms, max: ms })));
  expect(steps(client('Client', 'backoff() { return 1000; }'))[0]).toEqual({ min: 1000, max: 1000 });
});

test('of a class of another file nothing is known', () => {
  expect(siteOf(client('Other')).facts.growth.kind).toBe('unknown');
});

test('classes that extend one another end there, for what they have and for how they are made', () => {
  const code = `class Client extends Users {} ${client('Client').replace(above, '')}`;
  expect(siteOf(code).facts.growth.kind).toBe('unknown');
  const making = 'for (let n = 0; n < 3; n++) { try { return await fetch(new Users(path).url); } catch (error) { if (n === 2) throw error; await sleep(500); } }';
  expect(steps(`class Client extends Users {} class Users extends Client {} export async function get(path) { ${making} }`)).toEqual([{ min: 500, max: 500 }, { min: 500, max: 500 }]);
});

test('what a caller may hand in for a method may wait', () => {
  const reader = (own: string): string => `
    class Reader {
      constructor(options) { ${own} }
      async acquire() {}
      async read(path) { for (let n = 0; n < 5; n++) { try { return await fetch(path); } catch (error) { log(error); await this.acquire(); } } }
    }`;
  expect(siteOf(reader('if (options.acquire) this.acquire = options.acquire;')).facts.delay.kind).toBe('unknown');
  expect(siteOf(reader('this.acquire = this.acquire.bind(this);')).facts.delay.kind).toBe('none');
});

test('what a class of the file makes is nothing of another file, unless that is above it', () => {
  const loading = (above: string) => siteOf(`
    import { FetchError, request } from './client.js';
    class Answer ${above} { constructor(inner) { this.status = inner.status; this.ok = inner.ok; } }
    const mayPass = (answer) => (answer instanceof FetchError && answer.isLost) || answer.status === 503;
    async function load(url) {
      for (let n = 0; n < 5; n++) {
        const answer = new Answer(await request(url));
        if (answer.ok) return answer;
        if (!mayPass(answer)) throw new Error('failed');
        await sleep(Math.random() * 1000);
      }
    }`).facts.retriedStatuses.byStatus?.get(404);
  expect(loading('')).toBe('final');
  expect(loading('extends FetchError')).not.toBe('final');
});
