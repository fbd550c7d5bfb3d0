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
