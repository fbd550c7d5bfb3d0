import { test } from 'vitest';
import { expectReports } from '../../test/expect-reports.js';
import { validRetryAfter } from './valid-retry-after.js';

test('seconds used as milliseconds are reported', () => {
  expectReports(validRetryAfter, `
async function read(url) {
  for (let attempt = 0; attempt < 3; attempt++) {
    const response = await fetch(url);
    if (response.status !== 429) return response;
    const seconds = Number(response.headers.get('retry-after'));
    await sleep(Number.isNaN(seconds) ? 1000 : seconds);
//              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Retry-After: 7 is used as 7 ms: the header counts seconds.
  }
  throw new Error('gave up');
}
`);
});

test('a date that is not handled is reported', () => {
  expectReports(validRetryAfter, `
async function read(url) {
  for (let attempt = 0; attempt < 3; attempt++) {
    const response = await fetch(url);
    if (response.status !== 429) return response;
    await sleep(Number(response.headers.get('retry-after')) * 1000);
//              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Retry-After: Tue, 01 Jan 2030 12:00:09 GMT becomes NaN, which timers take for 1 ms: the header can be a date.
  }
  throw new Error('gave up');
}
`);
});

test('both forms handled are fine', () => {
  expectReports(validRetryAfter, `
async function read(url) {
  for (let attempt = 0; attempt < 3; attempt++) {
    const response = await fetch(url);
    if (response.status !== 429) return response;
    const header = response.headers.get('retry-after') ?? '';
    const asked = /^\\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
    await sleep(Math.max(1000, asked || 0));
  }
  throw new Error('gave up');
}
`);
});
