import { expect, test } from 'vitest';

import { sitesOf } from '../../facts/testing/site-of.js';

test('what works its way through data by calling itself leaves the steps to what comes after', () => {
  const redacting = `
    function redact(body) {
      if (typeof body === 'string') return body.replace(/Bearer .+/, '***');
      if (Array.isArray(body)) return body.map((item) => redact(item));
      if (!body || typeof body !== 'object') return body;
      return Object.fromEntries(Object.entries(body).map(([key, value]) => {
        if (/token|secret/.test(key)) return [key, '***'];
        return [key, redact(value)];
      }));
    }
    class Client {
      debugLog(message, ...parts) { if (this.debug) this.log.info(message, ...parts); }
      async send(url, body, attempt = 0) {
        await this.auth.ensureValidToken();
        if (body) this.debugLog('body', JSON.stringify(redact(body)));
        const response = await fetch(url, { method: 'PUT', body: body ? JSON.stringify(body) : undefined });
        this.debugLog('answer', response.status);
        if (response.status === 401 && attempt < 1) {
          await this.auth.refresh();
          return this.send(url, body, attempt + 1);
        }
        if (response.status >= 500 && attempt < 2) {
          await sleep(500 * (attempt + 1));
          return this.send(url, body, attempt + 1);
        }
        return response;
      }
    }`;
  expect(sitesOf(redacting).map(({ facts }) => facts.bound.kind)).toEqual(['attempts']);
});

const reading = (handled: string): string => `
  const PARTS = ['error', 'cause', 'data', 'info'];
  function some(error, fits, depth = 0) {
    if (depth >= 4 || typeof error !== 'object' || error === null) return false;
    return fits(error) || PARTS.some((part) => { const inner = Reflect.get(error, part); return inner != null && some(inner, fits, depth + 1); });
  }
  const isRange = (error) => some(error, (each) => each instanceof RangeRefused);
  const isFinal = (error) => some(error, (each) => Reflect.get(each, 'isFinal') === true || Reflect.get(each, 'code') === -32601);
  async function read(node) {
    for (let n = 0; n < 5; n++) {
      try { return await node.logs(); } catch (error) { const isRefused = isRange(error); if (!isRefused && isFinal(error)) throw error; ${handled} }
    }
  }`;

test('what looks through all that lies behind a failure leaves steps for what becomes of it', () => {
  expect(sitesOf(reading('await sleep(100 * 2 ** n);')).map(({ facts }) => facts.delay.steps)).toEqual([[100, 200, 400, 800].map((ms) => ({ min: ms, max: ms }))]);
  expect(sitesOf(reading('throw error;'))).toEqual([]);
});
