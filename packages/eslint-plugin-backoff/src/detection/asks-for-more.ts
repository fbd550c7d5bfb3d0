import type { TSESTree } from '@typescript-eslint/types';

import type { Path } from '../interpreter/paths.js';
import { catchAround } from '../sites/is-caught.js';
import { type Source, contains, isFunction } from '../sites/source.js';
import { entryOf } from './repeats.js';

/**
 * `catch (error) { const more = [...names, ...missingIn(error)]; return update({ names: more }, left - 1); }`: who calls himself with a list to which
 * what failed has added asks for something else.
 */
export function asksForMore({ trace }: Path, source: Source): boolean {
  const call = entryOf(trace);
  return call?.type === 'CallExpression' && call.arguments.some((argument) => holdsMore(argument, call, source));
}

function holdsMore(node: TSESTree.Node, call: TSESTree.CallExpression, source: Source): boolean {
  if (isFunction(node)) return false;
  if (node.type === 'Identifier') {
    const value = caughtValue(node, source);
    return value !== null && contains(value.caught, call) && holdsMore(value.init, call, source);
  }
  if (node.type === 'ArrayExpression' && node.elements.length > 1 && node.elements.some((element) => element?.type === 'SpreadElement' && isOfFailure(element.argument, source))) return true;
  return source.children(node).some((child) => holdsMore(child, call, source));
}

/** Whether something is made of what was caught, be it by way of constants of the same `catch`. */
function isOfFailure(node: TSESTree.Node, source: Source): boolean {
  if (node.type !== 'Identifier') return source.children(node).some((child) => isOfFailure(child, source));
  const value = caughtValue(node, source);
  return value !== null ? isOfFailure(value.init, source) : source.variable(node)?.defs[0]?.type === 'CatchClause';
}

/** What a constant of a `catch` is made of; null for all other names. */
function caughtValue(name: TSESTree.Identifier, source: Source): { readonly init: TSESTree.Expression; readonly caught: TSESTree.Node } | null {
  const declaration = source.variable(name)?.defs[0]?.node;
  const init = declaration?.type === 'VariableDeclarator' && declaration.parent.kind === 'const' ? declaration.init : null;
  const caught = init === null || contains(init, name) ? null : catchAround(init);
  return init === null || caught === null ? null : { init, caught };
}
