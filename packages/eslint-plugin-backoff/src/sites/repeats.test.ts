import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

const again = (between: string): number =>
  sitesOf(`class Player { async move(node) { try { return await this.resume(node); } catch (error) { ${between} return await this.resume(node); } } }`).length;

test.for([
  ['nothing', ''],
  ['that it is noted', 'this.lastError = error;'],
  ['that it is marked', 'this.retried = true;'],
  ['a local variable', 'const began = Date.now(); log(began);'],
] as const)('the same call after %s is a repeat', ([, between]) => {
  expect(again(between)).toBe(1);
});

test.for([
  ['another place to go', 'this.node = this.lastNode;'],
  ['another option', 'node.options.start = false;'],
] as const)('after %s was set it is none', ([, between]) => {
  expect(again(between)).toBe(0);
});
