import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

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
