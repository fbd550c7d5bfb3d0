import type { TSESTree } from '@typescript-eslint/types';

import type { Loop } from './candidate.js';
import { isFunction, parentOf, type Source } from './source.js';

/**
 * Whether a success can end a loop. `for (let i = 0; i < n; i += 1)` with nothing in it that leaves goes on to its last turn
 * whatever happens in it: it does something several times, and nothing again.
 */
export function canBeLeft(loop: Loop, source: Source): boolean {
  const counter = counterOf(loop, source);
  return counter === null || leaves(loop.body, loop, source) || isWritten(counter, loop, source);
}

type Variable = NonNullable<ReturnType<Source['variable']>>;

/** The variable that alone says when a loop is over; null where something else may. */
function counterOf(loop: Loop, source: Source): Variable | null {
  if (loop.type !== 'ForStatement' || loop.test?.type !== 'BinaryExpression' || loop.init?.type !== 'VariableDeclaration') return null;
  const { left, right } = loop.test;
  return [left, right].map((side) => (side.type === 'Identifier' ? source.variable(side) : undefined)).find((variable) => variable?.defs[0]?.parent === loop.init) ?? null;
}

/** Something in the body may change the counter, or the limit that it is held against. */
function isWritten(counter: Variable, loop: TSESTree.Node, source: Source): boolean {
  if (loop.type !== 'ForStatement' || loop.test?.type !== 'BinaryExpression') return true;
  const { body, update } = loop;
  const limits = [loop.test.left, loop.test.right].flatMap((side) => (side.type === 'Identifier' ? (source.variable(side) ?? []) : []));
  return update === null || [counter, ...limits].some(({ references }) => references.some((reference) => reference.isWrite() && isInside(reference.identifier, body)));
}

function isInside(node: TSESTree.Node, body: TSESTree.Node): boolean {
  return body.range[0] <= node.range[0] && node.range[1] <= body.range[1];
}

function leaves(node: TSESTree.Node, loop: Loop, source: Source): boolean {
  if (isFunction(node) || node.type === 'CatchClause') return false;
  switch (node.type) {
    case 'ReturnStatement':
    case 'ThrowStatement':
    case 'YieldExpression':
      return true;
    case 'BreakStatement':
      return node.label !== null || breaksOut(node, loop);
    case 'ContinueStatement':
      return node.label !== null;
    case 'CallExpression':
      if (/^(process|Deno)\.exit$/.test(source.text(node.callee))) return true;
  }
  return source.children(node).some((child) => leaves(child, loop, source));
}

/** Whether a `break` is the loop's own, and not that of a loop or a `switch` inside it. */
function breaksOut(statement: TSESTree.Node, loop: Loop): boolean {
  for (let node = parentOf(statement); node !== null && node !== loop; node = parentOf(node)) if (/^(Switch|For|ForOf|ForIn|While|DoWhile)Statement$/.test(node.type)) return false;
  return true;
}
