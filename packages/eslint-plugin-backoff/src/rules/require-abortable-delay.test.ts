import { test } from 'vitest';
import { expectReports } from '../../test/expect-reports.js';
import { requireAbortableDelay } from './require-abortable-delay.js';

test('a wait that the signal does not end is reported', () => {
  expectReports(requireAbortableDelay, `
async function read(url, signal) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await fetch(url, { signal });
    } catch (error) {
      if (attempt === 2 || signal.aborted) throw error;
      await sleep(1000);
//          ^^^^^^^^^^^ This wait goes on when signal aborts.
    }
  }
}
`);
});

test('a wait that the signal ends is fine', () => {
  expectReports(requireAbortableDelay, `
import { setTimeout as sleep } from 'node:timers/promises';
async function read(url, signal) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await fetch(url, { signal });
    } catch (error) {
      if (attempt === 2 || signal.aborted) throw error;
      await sleep(1000, undefined, { signal });
    }
  }
}
`);
});

test('no signal in scope is fine', () => {
  expectReports(requireAbortableDelay, `
async function read(url) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await fetch(url);
    } catch (error) {
      if (attempt === 2) throw error;
      await sleep(1000);
    }
  }
}
`);
});
