import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

const isSite = (code: string): boolean => sitesOf(code).length > 0;

test.for([
  ['in a handler', (own: string) => `async function init(cwd) { const args = ['--bare', '--branch=main']; try { await run('git', ['init', ...args], { cwd }); } catch { ${own} await run('git', ['init', ...args], { cwd }); } }`],
  ['in what a rejection is handed to', (own: string) => `async function init(cwd) { const args = ['--bare', '--branch=main']; await run('git', ['init', ...args], { cwd }).catch(() => { ${own} return run('git', ['init', ...args], { cwd }); }); }`],
] as const)('a name of its own makes a call another one: %s', ([, init]) => {
  expect(isSite(init("const args = ['--bare'];"))).toBe(false);
  expect(isSite(init("const args = ['--bare', '--branch=main'];"))).toBe(true);
  expect(isSite(init(''))).toBe(true);
});
