import { expect, test } from 'vitest';

import { siteOf, sitesOf } from '../facts/testing/site-of.js';

/** A connection that is opened once for all who ask, and again a second after that failed. */
const opening = (kept: string): string => `class Link {
  pending: Promise<void> | null = null;
  connect() { if (this.pending) return this.pending; ${kept} return this.pending; }
  async open() { await client.open(url); }
  retry(error) { setTimeout(() => this.connect(), 1000); }
}`;

test.for([
  ['in its finally', 'this.pending = this.open().catch((e) => this.retry(e)).finally(() => { this.pending = null; });'],
  ['at the end of what is written there', 'this.pending = (async () => { try { await this.open(); } catch (e) { this.retry(e); } finally { this.pending = null; } })();'],
  ['where it has a name of its own', 'const begun = (async () => { try { await this.open(); } catch (e) { this.retry(e); } finally { this.pending = null; } })(); this.pending = begun;'],
] as const)('a promise that empties its own place is gone when it has settled: %s', ([, kept]) => {
  expect(sitesOf(opening(kept))).toHaveLength(1);
});

test.for([
  ['kept for good', 'this.pending = this.open().catch((e) => this.retry(e));'],
  ['kept after the place was emptied', 'this.pending = null; this.pending = this.open().catch((e) => this.retry(e));'],
  ['kept while another place is emptied', 'this.pending = this.open().catch((e) => this.retry(e)).finally(() => { this.timer = null; });'],
] as const)('it is still there where it is %s, and nothing is opened again', ([, kept]) => {
  expect(sitesOf(opening(kept))).toEqual([]);
});

/** A client that keeps the promise of an attempt under way for all who ask, and tries again when that failed. */
const client = (kept: string): string => `class Client {
  opening = null;
  retries = 0;
  open() { if (this.opening) return this.opening; ${kept} return this.opening; }
  async connect() {
    try { return await this.open(); }
    catch (error) {
      if (this.retries >= 3) throw error;
      this.retries += 1;
      await new Promise((resolve) => setTimeout(resolve, 1000 * 2 ** this.retries));
      return this.connect();
    }
  }
}`;

test.for([
  ['in its finally', 'this.opening = dial(url).finally(() => { this.opening = null; });'],
  ['at the end of what is written there', 'this.opening = (async () => { try { return await dial(url); } finally { this.opening = null; } })();'],
  ['by its executor', 'this.opening = new Promise(async (resolve, reject) => { try { resolve(await dial(url)); } catch (error) { reject(error); } this.opening = null; });'],
  ['where it is kept if there is none', 'this.opening ??= dial(url).finally(() => { this.opening = null; });'],
] as const)('until then it is what is asked for: %s', ([, kept]) => {
  const { bound, delay } = siteOf(client(kept)).facts;
  expect(bound).toMatchObject({ kind: 'attempts', attempts: 4 });
  expect(delay.steps[0]).toEqual({ min: 2000, max: 2000 });
});

test('what stays is the same promise again, and nothing is tried anew', () => {
  expect(sitesOf(client('this.opening = dial(url);'))).toEqual([]);
});

test('what comes after a call that nobody waits for is done while that waits', () => {
  const link = (again: string): string => `class Link {
    timer;
    async start() { try { await this.open(); } catch (error) { this.later(); } }
    open() {
      return new Promise((resolve, reject) => {
        this.socket = new WebSocket(url);
        this.socket.onclose = () => this.later();
        setTimeout(() => { if (this.socket.readyState !== WebSocket.OPEN) reject(new Error('too late')); }, 10_000);
      });
    }
    later() {
      if (this.timer) return;
      this.timer = setTimeout(() => { ${again} }, 5000);
    }
  }`;
  const delays = (again: string) => siteOf(link(again)).facts.delay.steps.slice(0, 2).map((step) => step?.max);
  expect(delays('this.start(); this.timer = undefined;')).toEqual([5000, 5000]);
  expect(delays('this.timer = undefined; this.start();')).toEqual([5000, 5000]);
});
