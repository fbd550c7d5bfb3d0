import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

const isSite = (code: string): boolean => sitesOf(code).length > 0;

test.for([
  ['in a handler', (own: string) => `async function init(cwd) { const options = { timeout: 100 }; try { await run('git', options); } catch { ${own} await run('git', options); } }`],
  ['in what a rejection is handed to', (own: string) => `async function init(cwd) { const options = { timeout: 100 }; await run('git', options).catch(() => { ${own} return run('git', options); }); }`],
] as const)('a name of its own makes a call another one: %s', ([, init]) => {
  expect(isSite(init('const options = { timeout: 5000 };'))).toBe(false);
  expect(isSite(init('const options = { timeout: 100 };'))).toBe(true);
  expect(isSite(init(''))).toBe(true);
});
