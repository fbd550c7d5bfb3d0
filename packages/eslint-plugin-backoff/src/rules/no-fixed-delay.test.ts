import { test } from 'vitest';
import { expectReports } from '../../test/expect-reports.js';
import { noFixedDelay } from './no-fixed-delay.js';

test('the same wait before each retry is reported', () => {
  expectReports(noFixedDelay, `
async function read(url) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await fetch(url);
    } catch (error) {
      if (attempt === 3) throw error;
      await sleep(1000);
//                ^^^^ Waits 1 s, 1 s, 1 s: the same before each retry, for every client.
    }
  }
}
`);
});

test('a random wait is fine', () => {
  expectReports(noFixedDelay, `
async function read(url) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await fetch(url);
    } catch (error) {
      if (attempt === 3) throw error;
      await sleep(1000 * Math.random());
    }
  }
}
`);
});

test('a single retry is fine', () => {
  expectReports(noFixedDelay, `
async function read(url) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await fetch(url);
    } catch (error) {
      if (attempt === 1) throw error;
      await sleep(1000);
    }
  }
}
`);
});

test('local work is fine', () => {
  expectReports(noFixedDelay, `
import { rename } from 'node:fs/promises';
async function move(from, to) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await rename(from, to);
    } catch (error) {
      if (attempt === 3) throw error;
      await sleep(1000);
    }
  }
}
`);
});
