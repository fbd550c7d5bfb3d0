import { expect, test } from 'vitest';

import { siteOf } from '../testing/site-of.js';

test('what is waited for until some moment may be over by then, where something of unknown length is waited for as well', () => {
  const growth = (pause: string, rest: string): string =>
    siteOf(`import { PAUSE } from './pace.js';
      let opensAt = 0;
      async function load(id) { for (let n = 0; n < 4; n++) { try { return await query(id); } catch (error) { log(error); opensAt = Date.now() + 5000; await sleep(${pause} * 2 ** n); ${rest} } } }`).facts.growth.kind;
  expect(growth('PAUSE', '')).toBe('exponential');
  expect(growth('PAUSE', 'await sleep(opensAt - Date.now());')).toBe('unknown');
  expect(growth('PAUSE', 'await sleep(500);')).not.toBe('unknown');
});
