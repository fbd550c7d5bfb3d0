import { expect, test } from 'vitest';

import { siteOf } from '../testing/site-of.js';

const boundOf = (late: string): string =>
  siteOf(`function eventually(task, timeoutMs) {
    return new Promise((resolve, reject) => {
      let again;
      function schedule() {
        again = setTimeout(() => { task.run().then(resolve).catch((error) => { log(error); schedule(); }); }, 100);
      }
      schedule();
      ${late}
    });
  }`).facts.bound.kind;

test('a timer that calls off the next attempt ends the retries', () => {
  expect(boundOf("setTimeout(() => { clearTimeout(again); reject(new Error('late')); }, timeoutMs);")).toBe('unknown');
});

test('one that calls off another, or none, does not', () => {
  expect(boundOf("setTimeout(() => { clearTimeout(spinner); reject(new Error('late')); }, timeoutMs);")).toBe('none');
  expect(boundOf("setTimeout(() => { log('slow'); }, timeoutMs);")).toBe('none');
});
