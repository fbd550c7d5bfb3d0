import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

test('who waits for a state, a while at a time, polls until it is there', () => {
  const looking = (call: string): number =>
    sitesOf(`async function published(page) { for (let n = 0; n < 60; n++) { try { await ${call}; return true; } catch (error) { console.debug(error); await page.settle(); } } return false; }`).length;
  expect(looking("page.waitForURL('/done', { timeout: 1000 })")).toBe(0);
  expect(looking('pWaitFor(() => page.isReady, { timeout: 1000 })')).toBe(0);
  expect(looking("page.goto('/done', { timeout: 1000 })")).toBe(1);
  expect(looking('channel.waitForConfirms()')).toBe(1);
});

test('what a turn waits for before it asks is not what it asks for', () => {
  const asking = (before: string): number =>
    sitesOf(`async function load(page) { for (let n = 0; n < 3; n++) { try { ${before} return await page.goto(url); } catch (error) { console.debug(error); await sleep(1000); } } }`).length;
  expect(asking("await page.waitForSelector('#menu', { timeout: 1000 });")).toBe(1);
  expect(asking('')).toBe(1);
});
