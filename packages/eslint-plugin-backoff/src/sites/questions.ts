import type { TSESTree } from '@typescript-eslint/types';

import { isAssertedAfterwards, isAwaitedInTest, waitsForTruth } from './awaited-in-test.js';
import type { Loop } from './candidate.js';
import { checksOnly } from './checks-only.js';
import { isConnect } from './connects.js';
import { lastNameOf } from './members.js';
import { isFunction, type Source } from './source.js';

/** Whether a loop only waits for a state: it asks `await isBusy()` before each turn, or `if (await isReady()) return` in it. */
export function asksState(loop: Loop, source: Source): boolean {
  return asksInTest(loop, source) || asksInBody(loop) || waitsForTruth(loop, source) || isAssertedAfterwards(loop, source);
}

/** `while (await isBusy())`: the loop waits for a state to change. `while (!(res = await fetch(url)).ok)` wants what it asks for, as who connects does. */
function asksInTest(loop: Loop, source: Source): boolean {
  const asks = (node: TSESTree.Node): boolean => node.type === 'AwaitExpression' && !isConnect(node.argument);
  const holds = (node: TSESTree.Node): boolean => node.type !== 'AssignmentExpression' && (asks(node) || source.children(node).some(holds));
  return (loop.type === 'WhileStatement' || loop.type === 'DoWhileStatement') && holds(loop.test);
}

/** A call that is named as a question, and left off with once the answer is yes. What is tried is another matter. */
function asksInBody({ body }: Loop): boolean {
  if (body.type !== 'BlockStatement' || body.body.some(({ type }) => type === 'TryStatement')) return false;
  return body.body.some((statement) => statement.type === 'IfStatement' && isAwaitedQuestion(statement.test) && leaves(statement.consequent));
}

/** `if (await isReady()) done(); else setTimeout(look, 50);`: how something stands is asked by a call. */
export const isAskedState = (call: TSESTree.Node): boolean => call.parent?.type === 'AwaitExpression' && call.parent.parent.type === 'IfStatement' && isAwaitedQuestion(call.parent);

const isAwaitedQuestion = (test: TSESTree.Node): boolean => test.type === 'AwaitExpression' && test.argument.type === 'CallExpression' && isQuestion(test.argument);

/** `isReady(…)`, `client.hasMore(…)` */
export function isQuestion({ callee }: TSESTree.CallExpression): boolean {
  const name = callee.type === 'MemberExpression' ? callee.property : callee;
  return name.type === 'Identifier' && /^(is|has|are|can)[A-Z]/.test(name.name);
}

function leaves(node: TSESTree.Statement): boolean {
  const last = node.type === 'BlockStatement' ? node.body.at(-1) : node;
  return last?.type === 'ReturnStatement' || last?.type === 'BreakStatement';
}

/** Whether a function only looks how something stands, and throws if not as it should: it calls nothing, asks for a test, or has no other use of what it asks for. */
export function onlyLooks(fn: TSESTree.Node, source: Source): boolean {
  if (!isFunction(fn)) return false;
  return (throws(fn, source) && !calls(fn, source)) || isAwaitedInTest(fn, source) || checksOnly(fn, source);
}

const throws = (node: TSESTree.Node, source: Source): boolean => node.type === 'ThrowStatement' || source.children(node).some((child) => throws(child, source));

/** Any call but one that words the error, or that looks through a list. */
function calls(node: TSESTree.Node, source: Source): boolean {
  if (node.type === 'ThrowStatement') return false;
  if (isLookThrough(node)) return source.children(node).some((child) => calls(child, source));
  return /^(Call|New|Import|Await|TaggedTemplate)Expression$/.test(node.type) || source.children(node).some((child) => calls(child, source));
}

/** `entries.some((entry) => entry.isDone)`: what a list is asked for of what it holds, a question written in place. */
const isLookThrough = (node: TSESTree.Node): boolean =>
  node.type === 'CallExpression' && node.callee.type === 'MemberExpression' && LOOKS_THROUGH.test(lastNameOf(node.callee)) && node.arguments.length === 1 && node.arguments.every(({ type }) => type === 'ArrowFunctionExpression');

const LOOKS_THROUGH = /^(some|every|find|findLast|findIndex|filter)$/;
