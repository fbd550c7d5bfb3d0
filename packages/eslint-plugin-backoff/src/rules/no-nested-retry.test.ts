import { test } from 'vitest';
import { expectReports } from '../../test/expect-reports.js';
import { noNestedRetry } from './no-nested-retry.js';

test('attempts that multiply are reported', () => {
  expectReports(noNestedRetry, `
async function read(id) {
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      return await query(id);
    } catch (error) {
      await sleep(1000);
    }
  }
  throw new Error('gave up');
}
async function report(id) {
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      return await read(id);
//                 ^^^^^^^^ Retries what retries by itself: 3 × 3 = 9 attempts.
    } catch (error) {
      await sleep(1000);
    }
  }
  throw new Error('gave up');
}
`);
});

test('what each of two requests repeats does not multiply', () => {
  expectReports(noNestedRetry, `
import { WebClient } from '@slack/web-api';
const slack = new WebClient(token);
async function archive(id) {
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      await slack.conversations.archive({ channel: id });
//          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Retries what @slack/web-api retries by itself: 3 × 11 = 33 attempts.
      return await slack.conversations.delete({ channel: id });
    } catch (error) {
      await sleep(1000);
    }
  }
  throw new Error('gave up');
}
`);
});

test('an operation that does not retry is fine', () => {
  expectReports(noNestedRetry, `
async function report(id) {
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      return await query(id);
    } catch (error) {
      await sleep(1000);
    }
  }
  throw new Error('gave up');
}
`);
});

test('taps on a window may be many', () => {
  expectReports(noNestedRetry, `
async function open() {
  for (let i = 0; i < 3; i++) {
    try {
      return await openOnce();
    } catch {
      await sleep(1000);
    }
  }
}

async function openOnce() {
  for (let i = 0; i < 3; i++) {
    try {
      return await element(by.id('menu')).tap();
    } catch {
      await sleep(1000);
    }
  }
}
`);
});

test('what nobody waits for is no part of an attempt', () => {
  expectReports(noNestedRetry, `
import retry from 'async-retry';
async function read(id) {
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      const row = await query(id);
      retry(() => forget(id)).catch(warn);
      return row;
    } catch (error) {
      await sleep(1000);
    }
  }
}
`);
  expectReports(noNestedRetry, `
import retry from 'async-retry';
async function read(id) {
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      const row = await query(id);
//                      ^^^^^^^^^ Retries what retries by itself: 3 × 11 = 33 attempts.
      await retry(() => forget(id)).catch(warn);
      return row;
    } catch (error) {
      await sleep(1000);
    }
  }
}
`);
});

test('what a turn waits for when all went well, and nothing catches, is not tried again by it', () => {
  const sending = (wait: string, marker = ''): string => `
async function send(url, body) {
  for (let attempt = 1; attempt <= 3; attempt++) {
    let response;
    try {
      response = await fetch(url, { method: 'PUT', body });
    } catch (error) {
      if (attempt === 3) throw error;
      await sleep(1000);
      continue;
    }
    ${wait}
${marker}
    return;
  }
}
async function poll(url) {
  for (let attempt = 1; attempt <= 9; attempt++) {
    try {
      return await fetch(url);
    } catch (error) {
      if (attempt === 9) throw error;
      await sleep(1000);
    }
  }
}
`;
  expectReports(noNestedRetry, sending('await poll(response.url);'));
  expectReports(noNestedRetry, sending('try { await poll(response.url); } catch { continue; }', '//              ^^^^^^^^^^^^^^^^^^ Retries what retries by itself: 3 × 9 = 27 attempts.'));
});
