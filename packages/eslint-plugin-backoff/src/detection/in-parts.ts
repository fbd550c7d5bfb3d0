import type { TSESTree } from '@typescript-eslint/types';

import type { Path } from '../interpreter/paths.js';
import { type Source, contains, isFunction, parentOf } from '../sites/source.js';

/**
 * `[...await load(from, middle), ...await load(middle + 1, to)]` inside of `load`: what failed is done in parts, each by a call of its
 * own. None of them is the same operation again, and they come to an end.
 */
export function doesInParts({ trace: { events } }: Path, source: Source): boolean {
  const [, again] = events.filter((event) => event.kind === 'cycle');
  return again?.node?.type === 'CallExpression' && (hasCounterpart(again.node, source) || isForEach(again.node, source));
}

/** `for (const key of missing) await load([key]);`: by a call for each of them. */
function isForEach(call: TSESTree.CallExpression, source: Source): boolean {
  for (let node = parentOf(call); node !== null && !isFunction(node); node = parentOf(node)) {
    if (node.type === 'ForOfStatement' && call.arguments.some((argument) => namesItem(argument, node, source))) return true;
  }
  return false;
}

const namesItem = (node: TSESTree.Node, loop: TSESTree.ForOfStatement, source: Source): boolean =>
  node.type === 'Identifier' ? source.variable(node)?.defs[0]?.parent === loop.left : source.children(node).some((child) => namesItem(child, loop, source));

/** Another call of the same function with other arguments, to which the same run comes. */
function hasCounterpart(call: TSESTree.CallExpression, source: Source): boolean {
  let inner: TSESTree.Node = call;
  for (let outer = parentOf(inner); outer !== null && !isFunction(outer) && !isChoice(outer); inner = outer, outer = parentOf(inner)) {
    if (source.children(outer).some((child) => child !== inner && holdsCounterpart(child, call, source))) return true;
    if (inner.type === 'ReturnStatement' || inner.type === 'ThrowStatement') return false;
  }
  return false;
}

/** Of what stands in these only some is run. */
const isChoice = ({ type }: TSESTree.Node): boolean => /^(If|Switch|Try)Statement$|^SwitchCase$|^CatchClause$|^(Conditional|Logical)Expression$|^(While|DoWhile|For)/.test(type);

function holdsCounterpart(node: TSESTree.Node, call: TSESTree.CallExpression, source: Source): boolean {
  if (isFunction(node) || isChoice(node) || contains(node, call)) return false;
  const isOne = node.type === 'CallExpression' && source.text(node.callee) === source.text(call.callee) && source.text(node) !== source.text(call);
  return isOne || source.children(node).some((child) => holdsCounterpart(child, call, source));
}
