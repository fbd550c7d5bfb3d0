import { expect, test } from 'vitest';

import { retryLoop } from '../testing/retry-loop.js';
import { siteOf } from '../testing/site-of.js';

const waitsOf = (code: string) => siteOf(code).facts.delay.waits;

test.for([
  ['sleep(400)', 'await sleep(400);', { node: { callee: { name: 'sleep' } }, delayNode: { value: 400 }, unitMs: 1, awaited: true }],
  ['setTimeout(resolve, 400)', 'await new Promise((resolve) => setTimeout(resolve, 400));', { node: { callee: { name: 'setTimeout' } }, delayNode: { value: 400 }, unitMs: 1 }],
  ['not awaited', 'sleep(400);', { node: { callee: { name: 'sleep' } }, awaited: false }],
] as const)('%s', ([, handler, wait]) => {
  expect(waitsOf(retryLoop(handler))).toMatchObject([wait]);
});

test('a promise timer has its length first, whatever follows', () => {
  const code = retryLoop('await setTimeout(400, undefined, { signal });');
  expect(waitsOf(`import { setTimeout } from 'node:timers/promises';${code}`)).toMatchObject([{ delayNode: { value: 400 } }]);
});

test.for([
  ['milliseconds', 'const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));', 'await pause(400);', 1, 400],
  ['seconds', 'const pause = (s: number) => new Promise((resolve) => setTimeout(resolve, s * 1000));', 'await pause(4);', 1000, 4],
  ['a constant on the way', 'async function pause(s: number) { const ms = 1000 * s; await sleep(Math.max(0, ms)); }', 'await pause(4);', 1000, 4],
  ['the second argument', 'async function pause(why: string, ms: number) { log(why); await sleep(ms); }', "await pause('failed', 400);", 1, 400],
] as const)('a local helper: %s', ([, helper, handler, unitMs, value]) => {
  expect(waitsOf(`${helper}${retryLoop(handler)}`)).toMatchObject([{ node: { callee: { name: 'pause' } }, delayNode: { value }, unitMs }]);
});

test('a helper that computes the length by itself has none to show', () => {
  const helper = 'const pause = (n: number) => new Promise((resolve) => setTimeout(resolve, 100 * 2 ** n));';
  expect(waitsOf(`${helper}${retryLoop('await pause(attempt);')}`)).toMatchObject([{ node: { callee: { name: 'pause' } }, delayNode: null, unitMs: 1 }]);
});
