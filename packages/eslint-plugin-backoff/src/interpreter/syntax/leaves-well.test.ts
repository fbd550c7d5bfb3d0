import { expect, test } from 'vitest';

import { sitesOf } from '../../facts/testing/site-of.js';

test('checks that return for what they know, and throw in the end, let pass what comes to the first attempt', () => {
  const sending = (failed: string): number =>
    sitesOf(`class Client {
      async send(path, left) {
        this.check(path);
        this.verify(this.options);
        try {
          return await this.transport.post(path);
        } catch (error) {
          ${failed}
          throw error;
        }
      }
      check(path) {
        if (path.isOpen) return;
        if (this.scopes.has(path)) return;
        throw new Error('not allowed');
      }
      verify(options) {
        if (options.has('token')) { return; }
        if (options.has('key')) { return; }
        throw new Error('no credentials');
      }
    }`).length;
  expect(sending('if (left > 0) { await sleep(1000); return this.send(path, left - 1); }')).toBe(1);
  expect(sending('')).toBe(0);
});

test('who is handed a failure, and throws it in the end, may return another request before', () => {
  const handling = (again: string): number =>
    sitesOf(`import axios from 'axios';
      const http = axios.create();
      http.interceptors.response.use(undefined, (error) => {
        const { config } = error;
        const isPassing = !error.response || error.response.status >= 500;
        if (isPassing && !config._again) { config._again = true; return ${again}; }
        throw error;
      });`).length;
  expect(handling('http.request(config)')).toBe(1);
  expect(handling('null')).toBe(0);
});
