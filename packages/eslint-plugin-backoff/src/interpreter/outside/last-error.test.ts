import { expect, test } from 'vitest';

import { siteOf, sitesOf } from '../../facts/testing/site-of.js';

const sending = (asked: string, again = 'setTimeout(() => send(message, i + 1), 500)'): string => `
function send(message, i = 0) {
  chrome.runtime.sendMessage(message, (response) => {
    if (${asked}) {
      if (i < 3) ${again};
      return;
    }
    show(response);
  });
}`;

test('who calls back may leave the failure beside', () => {
  const site = siteOf(sending('chrome.runtime.lastError'));
  expect(site.facts.bound).toMatchObject({ kind: 'attempts', attempts: 4 });
  expect(site.facts.growth.kind).toBe('fixed');
});

test('what a callback is told otherwise, or does otherwise, is no failure that is tried again', () => {
  expect(sitesOf(sending("response.state === 'busy'"))).toEqual([]);
  expect(sitesOf(sending('chrome.runtime.lastError', 'setTimeout(() => warn(message), 500)'))).toEqual([]);
});
