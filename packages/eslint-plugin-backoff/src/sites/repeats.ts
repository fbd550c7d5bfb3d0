import type { TSESTree } from '@typescript-eslint/types';

import { assertsInTest } from './awaited-in-test.js';
import type { Candidate } from './candidate.js';
import { changesAim } from './changed-aim.js';
import { functionOf } from './function-of.js';
import { rootOf } from './members.js';
import type { Outline } from './outline.js';
import { contains, isFunction, type Source } from './source.js';
import { isNamedAnew } from './named-anew.js';
import { isWorkedOutAnew } from './worked-out-anew.js';
import { wordingOf } from './wording.js';

/** A `try` whose catch calls what the block calls. In a test that asserts something of either it is the next step. */
export function findRepeats(outline: Outline, source: Source): readonly Candidate[] {
  return outline.tries.filter((node) => node.handler !== null && repeatsCall(node.block, node.handler.body, source) && !assertsInTest(node, source)).map((node) => ({ kind: 'repeat', node }));
}

/**
 * Whatever may have failed in the block is called again in the handler. Of several calls only one: it takes back what was
 * done, or is due whether the others fail or not. On one condition only: it may just as well be what the handler falls
 * back on.
 */
function repeatsCall(block: TSESTree.Node, handler: TSESTree.Node, source: Source): boolean {
  const again = callees(handler, source, isFunction, (node) => isWaitedFor(node) && !entersItself(node, source));
  if (again.size === 0 || callees(block, source, isBranch).size === 0 || doesOtherWork(block, source) || changesAim(handler, source, lastOf(again))) return false;
  const isAgain = ([callee, first]: readonly [string, TSESTree.Node]): boolean => {
    const second = again.get(callee);
    return second !== undefined && !isNamedAnew(first, second, source);
  };
  return [...callees(block, source)].every(isAgain) && !isWorkedOutAnew([...again.values()], { nodes: [block] }, { nodes: [handler] }, source);
}

/** Where the last of some calls begins. */
const lastOf = (calls: ReadonlyMap<string, TSESTree.Node>): number => Math.max(...[...calls.values()].map(({ range }) => range[0]));

/**
 * `const stored = this.sync(); …; await tell();` beside `catch { await tell() }`: what is worked out first may be what failed, and
 * the call is due in either case.
 */
function doesOtherWork(block: TSESTree.Node, source: Source): boolean {
  const statements = block.type === 'BlockStatement' ? block.body : [];
  return statements.some((statement) => statement.type === 'VariableDeclaration' && callees(statement, source).size === 0 && mayFail(statement, source));
}

/** Calls what is no built-in: `Date.now()` does not fail. */
function mayFail(node: TSESTree.Node, source: Source): boolean {
  if (isFunction(node)) return false;
  if (node.type === 'CallExpression') {
    const root = rootOf(node.callee);
    return root.type === 'ThisExpression' || source.variable(root) !== undefined;
  }
  return source.children(node).some((child) => mayFail(child, source));
}

function isBranch(node: TSESTree.Node): boolean {
  const { parent } = node;
  if (parent?.type === 'IfStatement' || parent?.type === 'ConditionalExpression') return node !== parent.test;
  return (parent?.type === 'LogicalExpression' && node === parent.right) || parent?.type === 'SwitchCase';
}

/** `const next = queue.shift(); try { … await work(); } catch { await work(); }` inside `work`: what goes round anew may do the next thing. */
function entersItself(call: TSESTree.Node, source: Source): boolean {
  const fn = call.type === 'CallExpression' ? functionOf(call.callee, source) : null;
  return fn !== null && contains(fn, call);
}

type Test = (node: TSESTree.Node) => boolean;

const isAwaited: Test = ({ parent }) => parent?.type === 'AwaitExpression';

/** What a handler returns is waited for by whoever called its function. */
const isWaitedFor: Test = (node) => isAwaited(node) || node.parent?.type === 'ReturnStatement';

/** The awaited calls in a stretch of code, by how they read; functions inside and what `isLeftOut` says are left out. */
function callees(node: TSESTree.Node, source: Source, isLeftOut: Test = isFunction, isMeant: Test = isAwaited, into = new Map<string, TSESTree.Node>()): Map<string, TSESTree.Node> {
  if ((node.type === 'CallExpression' || node.type === 'TaggedTemplateExpression') && isMeant(node)) into.set(wordingOf(node, source), node);
  source.forEachChild(node, (child) => {
    if (!isFunction(child) && !isLeftOut(child)) callees(child, source, isLeftOut, isMeant, into);
  });
  return into;
}
