import { test } from 'vitest';
import { expectReports } from '../../test/expect-reports.js';
import { noSilentRetry } from './no-silent-retry.js';

test('a failed attempt without a trace is reported', () => {
  expectReports(noSilentRetry, `
async function read(id) {
  for (let attempt = 0; ; attempt++) {
//^^^ A failed attempt leaves no trace here: no log, metric, event or callback.
    try {
      return await query(id);
    } catch (error) {
      if (attempt === 2) throw error;
      await sleep(1000);
    }
  }
}
`);
});

test('a log is a trace', () => {
  expectReports(noSilentRetry, `
async function read(id) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await query(id);
    } catch (error) {
      if (attempt === 2) throw error;
      console.warn('failed', error);
      await sleep(1000);
    }
  }
}
`);
});

test('a callback is a trace', () => {
  expectReports(noSilentRetry, `
async function read(id, onRetry) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await query(id);
    } catch (error) {
      if (attempt === 2) throw error;
      onRetry(error, attempt);
      await sleep(1000);
    }
  }
}
`);
});

test('who drives a window sees what it does', () => {
  expectReports(noSilentRetry, `
import type { Page } from 'playwright';
async function open(page: Page) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await page.click('#menu');
    } catch (error) {
      if (attempt === 2) throw error;
      await sleep(1000);
    }
  }
}
`);
});

test('what the window loads is reported', () => {
  expectReports(noSilentRetry, `
import type { Page } from 'playwright';
async function open(page: Page) {
  for (let attempt = 0; ; attempt++) {
//^^^ A failed attempt leaves no trace here: no log, metric, event or callback.
    try {
      return await page.goto(url);
    } catch (error) {
      if (attempt === 2) throw error;
      await sleep(1000);
    }
  }
}
`);
});

test('a conflict that the site tells from all other failures, and waits for nothing, needs no trace', () => {
  expectReports(noSilentRetry, `
async function add(row) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await insert(row);
    } catch (error) {
      if (attempt === 2 || error.code !== '40001') throw error;
    }
  }
}
`);
});

test('one more try after the cause was mended says what it did by that', () => {
  expectReports(noSilentRetry, `
async function read(id) {
  try {
    return await query(id);
  } catch {
    await signInAgain();
    return await query(id);
  }
}
`);
});

test('one more try after a wait is reported', () => {
  expectReports(noSilentRetry, `
async function read(id) {
  try {
//^^^ A failed attempt leaves no trace here: no log, metric, event or callback.
    return await query(id);
  } catch {
    await sleep(1000);
    return await query(id);
  }
}
`);
});

test('whoever is waited for, and knows the failure, may tell of it', () => {
  const load = (question: string, mark: string): string => `
import { judge } from './judge.js';
async function load(url) {
//             ${mark}
  try {
    return await fetch(url);
  } catch (error) {
    if (!(${question}).again) throw error;
    return load(url);
  }
}
`;
  expectReports(noSilentRetry, load('await judge(error)', ''));
  expectReports(noSilentRetry, load('judge(error)', '^^^^ A failed attempt leaves no trace here: no log, metric, event or callback.'));
});
