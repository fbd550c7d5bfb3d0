import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

const submit = (condition: string, wait: string): number =>
  sitesOf(`
    async function submit(ledger, command) {
      for (let attempt = 0; ; attempt++) {
        const inputs = await ledger.inputs(command.party);
        try {
          return await ledger.submit({ command, inputs });
        } catch (error) {
          if (!(${condition}) || attempt === 3) throw error;
          ${wait}
        }
      }
    }`).length;

test.for(['error.status === 409', 'error instanceof ApiError && error.status === 423', 'error.response?.status === 424'])('who waits while others are in the way tries again: %s', (condition) => {
  expect(submit(condition, 'await sleep(1000 * 2 ** attempt);')).toBe(1);
});

test('who comes back to a conflict at once does so with what is new', () => {
  expect(submit('error.status === 409', '')).toBe(0);
});

test('a request that another one would not mend either is not tried again, but made otherwise', () => {
  expect(submit('error.status === 404', 'await sleep(1000 * 2 ** attempt);')).toBe(0);
});
