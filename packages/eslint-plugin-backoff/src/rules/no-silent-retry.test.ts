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

test('what works on files, processes or windows of this machine needs no trace', () => {
  expectReports(noSilentRetry, `
import { rm } from 'node:fs/promises';
async function clear(path) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await rm(path);
    } catch (error) {
      if (attempt === 2) throw error;
      await sleep(1000);
    }
  }
}
`);
});

test('neither does one failure that the site tells from all others, as no wait would cure it', () => {
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
