import type { TSESTree } from '@typescript-eslint/types';

import { functionOf } from './function-of.js';
import { unwrapped } from './members.js';
import { type Source, isFunction } from './source.js';
import { standsFor } from './stands-for.js';

/** Whether the file tells what is in a list, or that the code itself makes it: fills one that it begins with nothing in it. */
export function isKnownList(written: TSESTree.Expression, source: Source): boolean {
  const node = unwrapped(written);
  switch (node.type) {
    case 'ArrayExpression':
      return node.elements.every((element) => element?.type !== 'SpreadElement' || isKnownList(element.argument, source));
    case 'CallExpression':
      return isMadeList(node, source) || isEntries(node, source) || isGenerated(node, source) || isFrozen(node, source);
    default: {
      const stands = standsFor(node, source);
      return stands !== null && isKnownList(stands, source) && !standsInForNone(node, stands, source);
    }
  }
}

/** `request.ids ?? []`: nothing, unless somebody gives one of their own. */
function standsInForNone(node: TSESTree.Node, stands: TSESTree.Expression, source: Source): boolean {
  if (stands.type !== 'ArrayExpression' || stands.elements.length > 0) return false;
  const definition = node.type === 'Identifier' ? source.variable(node)?.defs[0] : undefined;
  return definition?.type !== 'Variable' || definition.node.init === null || unwrapped(definition.node.init) !== stands;
}

/** `Array.from({ length: 3 })`, `Array(3).fill(0)`, `[1, 2].map(…)`: a list of the code's own making. */
function isMadeList({ callee, arguments: [first] }: TSESTree.CallExpression, source: Source): boolean {
  if (callee.type === 'Identifier') return callee.name === 'Array';
  if (callee.type !== 'MemberExpression') return false;
  const { object } = callee;
  if (object.type !== 'Identifier' || object.name !== 'Array') return object.type === 'CallExpression' ? isMadeList(object, source) : object.type === 'ArrayExpression' && isKnownList(object, source);
  return first !== undefined && (first.type === 'ObjectExpression' || (first.type !== 'SpreadElement' && isKnownList(first, source)));
}

/** `delays(100)`, where `function* delays` stands in this file: it may yield how long to wait, and wait itself where it is async. */
function isGenerated({ callee }: TSESTree.CallExpression, source: Source): boolean {
  const fn = functionOf(callee, source);
  return fn !== null && fn.generator && !givesItems(fn, source);
}

/**
 * `for (const command of commands) yield { command }`, `yield await api.next(cursor)`: each turn of whoever asks for them is about another one.
 */
function givesItems(node: TSESTree.Node, source: Source): boolean {
  if (node.type === 'YieldExpression' && node.argument !== null && isAnswer(node.argument, source)) return true;
  if (node.type === 'ForOfStatement' && !isKnownList(node.right, source) && yieldsItem(node.body, namesIn(node.left, source), source)) return true;
  return source.children(node).some((child) => givesItems(child, source));
}

/** What was waited for, or a part of it. */
function isAnswer(node: TSESTree.Node, source: Source): boolean {
  if (node.type === 'AwaitExpression') return true;
  const definition = node.type === 'Identifier' ? source.variable(node)?.defs[0] : undefined;
  const init = definition?.type === 'Variable' ? definition.node.init : null;
  return (init !== null && isAnswer(init, source)) || (!isFunction(node) && source.children(node).some((child) => isAnswer(child, source)));
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

/** `Object.freeze([1000, 2000])` */
function isFrozen({ callee, arguments: [list] }: TSESTree.CallExpression, source: Source): boolean {
  return source.text(callee) === 'Object.freeze' && list !== undefined && list.type !== 'SpreadElement' && isKnownList(list, source);
}
