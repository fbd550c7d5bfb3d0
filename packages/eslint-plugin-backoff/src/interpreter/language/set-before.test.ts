import { expect, test } from 'vitest';

import { sitesOf } from '../../facts/testing/site-of.js';

const sending = (flag: string): number =>
  sitesOf(`class Sender {
    isOpen = true;
    async flush() {
      ${flag}
      try {
        while (this.pending && this.isOpen) {
          const sending = this.pending;
          this.pending = null;
          const isSent = await this.send(sending);
          if (!isSent) {
            this.pending = sending;
            this.close();
          }
        }
      } finally {
        this.isSending = false;
      }
    }
    async send(batch) { try { await this.client.put(batch); return true; } catch (error) { return false; } }
    close() { if (!this.isSending) return this.flush(); this.isOpen = false; }
  }`).length;

test('what is called from a loop knows the flags that were set before it', () => {
  expect(sending('this.isSending = true;')).toBe(0);
  expect(sending('this.isSending = false;')).toBeGreaterThan(0);
  expect(sending('')).toBeGreaterThan(0);
});

test('a flag that the loop itself asks may be another one by then', () => {
  const looping = (asked: string): number => sitesOf(`class Reader { async read() { this.isDone = true; while (true) { ${asked} try { return await this.client.get(1); } catch (error) { await sleep(500); if (!this.goesOn()) throw error; } } } goesOn() { return !this.isDone; } }`).length;
  expect(looping('')).toBe(0);
  expect(looping('if (this.isDone) log(1);')).toBe(1);
});

test('what callers leave out of their settings is as it is filled in before the loop', () => {
  const waits = (filled: string): unknown =>
    sitesOf(`export async function retry(task, policy = {}) {
      ${filled}
      for (let n = 0; n < 4; n++) { try { return await task(); } catch (error) { if (n === 3) throw error; } await sleep(policy.delay * 2 ** n); }
    }`).map(({ facts }) => facts.delay.steps.map((step) => step?.max ?? null));
  expect(waits('policy.delay = policy.delay || 500;')).toEqual([[500, 1000, 2000]]);
  expect(waits('policy.delay ??= 500;')).toEqual([[500, 1000, 2000]]);
  expect(waits('policy.delay = common.delay || 500;')).toEqual([[null, null, null]]);
});
