import type { TSESTree } from '@typescript-eslint/types';

import type { Candidate, Loop } from './candidate.js';
import { functionOf } from './function-of.js';
import { holds } from './holds.js';
import type { LoopOutline, Outline } from './outline.js';
import { canBeLeft } from './exits.js';
import { asksForEach } from './iteration.js';
import { asksState } from './questions.js';
import type { Source } from './source.js';

/** Loops that hold something that may fail and something that notices it. */
export function findLoops(outline: Outline, source: Source): readonly Candidate[] {
  return outline.loops
    .filter((loop) => loop.operates && loop.notices && repeats(loop.node, source))
    .map((loop) => ({ kind: 'loop', node: loop.node, isUnlikely: isUnlikely(loop, outline.functions, source) }));
}

/** Nor do the functions of this file answer to a failure that it calls. */
function isUnlikely({ node, answers }: LoopOutline, functions: Outline['functions'], source: Source): boolean {
  const isAnswering = (fn: TSESTree.FunctionLike | null): boolean => fn !== null && functions.get(fn)?.answers === true;
  return !answers && !holds(node, (inner) => inner.type === 'CallExpression' && isAnswering(functionOf(inner.callee, source)), source);
}

/** A loop over things that only have names does another operation each turn; one over a known list may count attempts. */
function repeats(loop: Loop, source: Source): boolean {
  if (loop.type === 'ForInStatement' || asksState(loop, source) || !canBeLeft(loop, source)) return false;
  return loop.type !== 'ForOfStatement' || (isKnownList(loop.right, source) && !asksForEach(loop, source));
}

function isKnownList(node: TSESTree.Expression, source: Source): boolean {
  switch (node.type) {
    case 'ArrayExpression':
      return node.elements.every((element) => element?.type !== 'SpreadElement' || isKnownList(element.argument, source));
    case 'TSAsExpression':
      return isKnownList(node.expression, source);
    case 'CallExpression':
      return isMadeList(node, source) || isEntries(node, source) || isGenerated(node, source);
    case 'Identifier': {
      const definition = source.variable(node)?.defs[0];
      return definition?.type === 'Variable' && definition.node.init !== null && definition.node.init.type !== 'Identifier' && isKnownList(definition.node.init, source);
    }
    default:
      return false;
  }
}

/** `Array.from({ length: 3 })`, `Array(3).fill(0)`, `[1, 2].map(…)`: a list of the code's own making. */
function isMadeList({ callee, arguments: [first] }: TSESTree.CallExpression, source: Source): boolean {
  if (callee.type === 'Identifier') return callee.name === 'Array';
  if (callee.type !== 'MemberExpression') return false;
  const { object } = callee;
  if (object.type !== 'Identifier' || object.name !== 'Array') return object.type === 'CallExpression' ? isMadeList(object, source) : object.type === 'ArrayExpression' && isKnownList(object, source);
  return first !== undefined && (first.type === 'ObjectExpression' || (first.type !== 'SpreadElement' && isKnownList(first, source)));
}

/** `delays(100)`, where `function* delays` stands in this file: it may yield how long to wait. */
function isGenerated({ callee }: TSESTree.CallExpression, source: Source): boolean {
  const fn = functionOf(callee, source);
  return fn !== null && fn.generator && !fn.async && !givesItems(fn, source);
}

/** `for (const command of commands) yield { command }`: each turn of whoever asks for them is about another one. */
function givesItems(node: TSESTree.Node, source: Source): boolean {
  if (node.type === 'ForOfStatement' && !isKnownList(node.right, source) && yieldsItem(node.body, namesIn(node.left, source), source)) return true;
  return source.children(node).some((child) => givesItems(child, source));
}

function yieldsItem(node: TSESTree.Node, names: ReadonlySet<string>, source: Source): boolean {
  if (node.type === 'YieldExpression') return node.argument !== null && [...namesIn(node.argument, source)].some((name) => names.has(name));
  return source.children(node).some((child) => yieldsItem(child, names, source));
}

function namesIn(node: TSESTree.Node, source: Source): ReadonlySet<string> {
  return new Set(node.type === 'Identifier' ? [node.name] : source.children(node).flatMap((child) => [...namesIn(child, source)]));
}

function isEntries(node: TSESTree.CallExpression, source: Source): boolean {
  const { callee } = node;
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && /^(entries|keys|values)$/.test(callee.property.name) && callee.object.type !== 'ThisExpression' && isKnownList(callee.object, source);
}
