import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

const code = (answered: string, failed: string): string =>
  `async function watch() { try { const state = await client.state(id); if (${answered}) setTimeout(() => watch(), 1000); } catch (error) { log(error); setTimeout(() => watch(), ${failed}); } }`;

test('who asks again after the same time, whether it failed or is not yet done, polls', () => {
  expect(sitesOf(code('state.running', '1000'))).toEqual([]);
  expect(sitesOf(code('state.running', 'interval').replace('1000', 'interval'))).toEqual([]);
});

test.for([
  ['a failure waits longer', code('state.running', '5000')],
  ['the answer itself is a failure', code('state.status !== 200', '1000')],
] as const)('it is a retry where %s', ([, retry]) => {
  expect(sitesOf(retry)).toHaveLength(1);
});
