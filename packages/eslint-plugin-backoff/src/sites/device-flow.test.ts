import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

const poll = (pending: string): string => `async function tokens(code) {
  let intervalMs = 5000;
  while (Date.now() < code.expires) {
    await sleep(intervalMs);
    const response = await fetch('/token', { method: 'POST', body: code.body });
    if (response.ok) return response.json();
    if (response.status >= 500) continue;
    const { error } = await response.json();
    switch (error) {
      case '${pending}': continue;
      case 'slow_down': intervalMs += 5000; continue;
      default: throw new Error(error);
    }
  }
}`;

test('a device that waits for somebody to sign in elsewhere polls', () => {
  expect(sitesOf(poll('authorization_pending'))).toEqual([]);
});

test('who is told another word tries again', () => {
  expect(sitesOf(poll('rate_limited'))).toHaveLength(1);
});
