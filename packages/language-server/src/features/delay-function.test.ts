import type { TSESTree } from '@typescript-eslint/types';
import { expect, test } from 'vitest';
import { lintText } from '../../test/linted-text.js';
import { delayFunctionOf, returnedBy } from './delay-function.js';

/** What is returned by the function that the delay `waitMs(attempt)` of a site calls; null where there is none. */
function returned(declarations: string): readonly string[] | null {
  const { linted, document } = lintText(`${declarations}
async function load() {
  for (let attempt = 0; ; attempt++) {
    try { return await query(); } catch (error) {
      if (attempt === 4) throw error;
      await sleep(waitMs(attempt));
    }
  }
}`);
  const delay = linted.sites[0]?.facts.delay.waits[0]?.delayNode;
  if (!delay || linted.sourceCode === null) throw new Error('no delay');
  const found = delayFunctionOf(delay, linted.sourceCode);
  return found && returnedBy(found).map(({ range }: TSESTree.Node) => document.getText().slice(...range));
}

test('an arrow gives back its body, a function what its returns say', () => {
  expect(returned('const waitMs = (n) => 100 * n;')).toEqual(['100 * n']);
  expect(returned('function waitMs(n) { const base = 100; return base * n; }')).toEqual(['base * n']);
});

test('a name from elsewhere has no function here', () => {
  expect(returned("import { waitMs } from './wait.js';")).toBeNull();
});

test('of two functions with the name neither is taken', () => {
  expect(returned('const waitMs = (n) => 100 * n; { const waitMs = (n) => 200 * n; waitMs(1); }')).toBeNull();
});
