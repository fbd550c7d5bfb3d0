import { expect, test } from 'vitest';

import { siteOf } from '../facts/testing/site-of.js';

const connecting = (set: string) => siteOf(`
  import { backOff } from 'exponential-backoff';
  export async function connect(open, options) {
    let most = options.most || 7;
    ${set}
    await backOff(() => open(), { jitter: 'full', numOfAttempts: most });
  }`).facts.bound;

test('what is set on a condition that has nothing to do with it is not known', () => {
  expect(connecting('if (options.isEndless) most = Infinity;').kind).not.toBe('none');
  expect(connecting('most = Infinity;').kind).toBe('none');
});

test('one of two numbers is known', () => {
  expect(connecting('if (options.isQuick) most = 3;')).toMatchObject({ kind: 'attempts' });
});

test('what is asked for itself has its default', () => {
  expect(connecting('if (most > 20) most = 4;')).toMatchObject({ kind: 'attempts' });
});
