import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

test('what is handed on where nothing is answered elsewhere need be no promise', () => {
  const loading = (call: string, known: string): number =>
    sitesOf(`class Platform {
      async load(device) {
        try { if (this.devices.has(device)) { this.restore(device); ${known} } return ${call}; } catch (error) { this.log(error); await sleep(1000); this.left -= 1; if (this.left > 0) return await this.load(device); }
      }
    }`).length;
  expect(loading('this.api.register(device)', 'return;')).toBe(0);
  expect(loading('this.api.register(device)', 'return device;')).toBe(1);
  expect(loading('this.api.connect(device)', 'return;')).toBe(1);
});

test('who gives up without an answer, or has nothing to do, asks for one where there is', () => {
  expect(sitesOf('async function send(x) { if (!x) return; try { return api.upload(x); } catch (error) { await sleep(1000); return send(x); } }')).toHaveLength(1);
  expect(sitesOf('async function send(x) { for (let i = 0; i < 3; i++) { try { return api.upload(x); } catch (error) { if (i === 2) { log(error); return; } await sleep(500); } } }')).toHaveLength(1);
});
