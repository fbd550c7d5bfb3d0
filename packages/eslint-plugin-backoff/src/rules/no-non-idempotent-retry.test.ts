import { test } from 'vitest';
import { expectReports } from '../../test/expect-reports.js';
import { noNonIdempotentRetry } from './no-non-idempotent-retry.js';

test('a POST is reported', () => {
  expectReports(noNonIdempotentRetry, `
async function pay(url, body) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await fetch(url, { method: 'POST', body });
//                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Repeats a POST without an idempotency key: what the server did already, it may do again.
    } catch (error) {
      if (attempt === 3) throw error;
      await sleep(1000);
    }
  }
}
`);
});

test('a POST with an idempotency key is fine', () => {
  expectReports(noNonIdempotentRetry, `
async function pay(url, body, key) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await fetch(url, { method: 'POST', body, headers: { 'Idempotency-Key': key } });
    } catch (error) {
      if (attempt === 3) throw error;
      await sleep(1000);
    }
  }
}
`);
});

test('a PUT is fine', () => {
  expectReports(noNonIdempotentRetry, `
async function pay(url, body) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await fetch(url, { method: 'PUT', body });
    } catch (error) {
      if (attempt === 3) throw error;
      await sleep(1000);
    }
  }
}
`);
});

test('a method that is not known is fine', () => {
  expectReports(noNonIdempotentRetry, `
async function send(url, options) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await fetch(url, options);
    } catch (error) {
      if (attempt === 3) throw error;
      await sleep(1000);
    }
  }
}
`);
});

test('a refusal is no effect', () => {
  expectReports(noNonIdempotentRetry, `
async function pay(url, body) {
  for (let attempt = 0; attempt < 4; attempt++) {
    const response = await fetch(url, { method: 'POST', body });
    if (response.status !== 429) return response;
    await sleep(1000);
  }
  throw new Error('gave up');
}
`);
});
