import { test } from 'vitest';
import { expectReports } from '../../test/expect-reports.js';
import { noUnreadResponseRetry } from './no-unread-response-retry.js';

test('a response dropped unread is reported', () => {
  expectReports(noUnreadResponseRetry, `
async function read(url) {
  for (let attempt = 0; attempt < 3; attempt++) {
    const response = await fetch(url);
//                         ^^^^^^^^^^ The next attempt drops this response unread, which keeps its connection busy.
    if (response.ok) return response.json();
    await sleep(1000);
  }
  throw new Error('gave up');
}
`);
});

test('a body that is cancelled is fine', () => {
  expectReports(noUnreadResponseRetry, `
async function read(url) {
  for (let attempt = 0; attempt < 3; attempt++) {
    const response = await fetch(url);
    if (response.ok) return response.json();
    await response.body?.cancel();
    await sleep(1000);
  }
  throw new Error('gave up');
}
`);
});

test('a body that is read is fine', () => {
  expectReports(noUnreadResponseRetry, `
async function read(url) {
  for (let attempt = 0; attempt < 3; attempt++) {
    const response = await fetch(url);
    if (response.ok) return response.json();
    console.warn(await response.text());
    await sleep(1000);
  }
  throw new Error('gave up');
}
`);
});
