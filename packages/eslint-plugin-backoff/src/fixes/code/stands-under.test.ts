import { parse } from '@typescript-eslint/parser';
import type { TSESTree } from '@typescript-eslint/types';
import { simpleTraverse } from '@typescript-eslint/typescript-estree';
import { expect, test } from 'vitest';
import { standsUnder } from './stands-under.js';

/** Whether the wait of a loop stands under `n < 3`. */
function isGuarded(body: string): boolean {
  const code = `if (n < 3) for (;;) { ${body} }`;
  const found: TSESTree.Node[] = [];
  simpleTraverse(parse(code, { range: true }), { enter: (node) => { if (/^(ExpressionStatement|ForStatement)$/.test(node.type)) found.push(node); } }, true);
  const [loop, wait] = found;
  return loop !== undefined && wait !== undefined && standsUnder('n < 3', wait, loop, { textOf: (node) => code.slice(...node.range) });
}

test.each(['if (n < 3) wait();', 'if (n < 3 && isOpen) { wait(); }', 'if (isOpen && isBusy && n < 3) wait();', 'if (n < 3) { if (isBusy) wait(); }'])('%s', (body) => {
  expect(isGuarded(body)).toBe(true);
});

test.each(['wait();', 'if (n < 3 || isOpen) wait();', 'if (n < 3) {} else { wait(); }', 'if (n < 2) wait();'])('not %s', (body) => {
  expect(isGuarded(body)).toBe(false);
});
