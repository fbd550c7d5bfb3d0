import type { TSESTree } from '@typescript-eslint/types';

import { lastNameOf, unwrapped } from '../../sites/members.js';
import { type Source, definitionOf, isFunction, parentOf } from '../../sites/source.js';

type Word = string | number | boolean;

/** Of texts, others may be answered too: who makes 'pending' of a failure polls on. */
const SAYS_FAILURE = /err|fail|retry|again|timeout/i;

const known = new WeakMap<TSESTree.Node, ReadonlySet<Word>>();

/** The constants that the code around a call makes of its failure: `.catch(() => 'failed')`, `try { … } catch { return -1; }`. */
export function wordsForFailure(call: TSESTree.Node, source: Source): ReadonlySet<Word> {
  const words = known.get(call) ?? new Set(handlersAround(call).flatMap((handler) => answersOf(handler, source)));
  known.set(call, words);
  return words;
}

/** What deals with the failure of a call in its own function: a `catch` block, or what is handed to `.catch(…)` and to `.then(done, …)`. */
function handlersAround(call: TSESTree.Node): readonly TSESTree.Node[] {
  const handlers: TSESTree.Node[] = [];
  for (let inner = call, outer = parentOf(call); outer !== null && !isFunction(outer); inner = outer, outer = parentOf(outer)) {
    if (outer.type === 'TryStatement' && outer.block === inner && outer.handler !== null) handlers.push(outer.handler);
    if (outer.type === 'CallExpression' && outer.callee === inner) handlers.push(...outer.arguments.slice(placeOfHandler(inner)).filter(isFunction));
  }
  return handlers;
}

const placeOfHandler = (callee: TSESTree.Node): number => ({ catch: 0, then: 1 })[lastNameOf(callee)] ?? Infinity;

function answersOf(node: TSESTree.Node, source: Source): readonly Word[] {
  if (node.type === 'ReturnStatement') return node.argument === null ? [] : constantOf(node.argument, source);
  if (node.type === 'ArrowFunctionExpression' && node.body.type !== 'BlockStatement') return constantOf(node.body, source);
  return source.children(node).flatMap((child) => answersOf(child, source));
}

function constantOf(written: TSESTree.Expression, source: Source): readonly Word[] {
  const node = unwrapped(written);
  if (node.type === 'Identifier') return constantBehind(node, source);
  if (node.type === 'UnaryExpression' && node.operator === '-') return constantOf(node.argument, source).flatMap((word) => (typeof word === 'number' ? -word : []));
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap((branch) => constantOf(branch, source));
  if (node.type !== 'Literal') return [];
  const { value } = node;
  return (typeof value === 'string' && SAYS_FAILURE.test(value)) || typeof value === 'number' || typeof value === 'boolean' ? [value] : [];
}

function constantBehind(name: TSESTree.Identifier, source: Source): readonly Word[] {
  const variable = source.variable(name);
  const definition = variable && definitionOf(variable);
  if (definition?.type !== 'Variable' || definition.parent.kind !== 'const') return [];
  const { init } = definition.node;
  return init === null || init.type === 'Identifier' ? [] : constantOf(init, source);
}
