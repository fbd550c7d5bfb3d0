import { expect, test } from 'vitest';

import { siteOf, sitesOf } from '../../facts/testing/site-of.js';

test('what is kept on the global object is found there', () => {
  const starting = (keeper: string): number =>
    sitesOf(`
      const kept = ${keeper};
      const startLater = () => { kept.timer = setTimeout(() => { kept.timer = undefined; void start().catch(() => undefined); }, 30_000); };
      export const start = async () => {
        if (kept.starting) return await kept.starting;
        kept.starting = (async () => { const runtime = await client.begin(); kept.starting = undefined; return runtime; })();
        try { return await kept.starting; } catch (error) { kept.starting = undefined; startLater(); throw error; }
      };`).length;
  expect(starting('globalThis')).toBe(1);
  expect(starting('settings')).toBe(1);
});

test('what is written into a static object of a class is found there by all who come after', () => {
  const waits = (noted: string): unknown =>
    sitesOf(`
      class Embedder {
        static state = { isLimited: false, resetAt: 0, failures: 0 };
        async embed(batch) {
          for (let n = 0; n < 4; n++) {
            try { return await client.create(batch); } catch (error) { if (n === 3) throw error; ${noted} await sleep(Math.max(500 * 2 ** n, this.left())); }
          }
        }
        note() { const { state } = Embedder; state.failures++; state.isLimited = true; state.resetAt = Date.now() + 5000 * 2 ** (state.failures - 1); }
        left() { const { state } = Embedder; return state.isLimited && state.resetAt > Date.now() ? state.resetAt - Date.now() : 0; }
      }`).map(({ facts }) => facts.delay.steps.map((step) => step?.max));
  expect(waits('this.note();')).toEqual([[5000, 10_000, 20_000]]);
  expect(waits('')).toEqual([[500, 1000, 2000]]);
});

test('what is read of a place that was empty shows that it was filled', () => {
  const asking = (used: string): unknown =>
    siteOf(`class Client {
      ask(method) {
        return new Promise((resolve, reject) => {
          request(method).then(resolve).catch((error) => {
            const limit = this.limits?.[method];
            if (limit) return reject(error);
            setTimeout(() => { resolve(${used}); }, 1000);
          });
        });
      }
    }`).facts.bound;
  expect(asking('this.limits[method].main.schedule(settings, () => this.ask(method))')).toEqual({ kind: 'unknown' });
  expect(asking('this.ask(method)')).toMatchObject({ kind: 'none' });
});
