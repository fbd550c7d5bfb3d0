import type { TSESTree } from '@typescript-eslint/types';

import { definitionOf, enclosingClass, isFunction, type Source } from './source.js';

/**
 * The function of this file that an expression stands for: written in place, by its name, as a method of the class around
 * it, bound to something, or wrapped by a hook. Null where the file does not tell.
 */
export function functionOf(node: TSESTree.Node, source: Source): TSESTree.FunctionLike | null {
  if (isFunction(node)) return node;
  switch (node.type) {
    case 'Identifier':
      return declared(node, source);
    case 'MemberExpression':
      return node.object.type === 'ThisExpression' ? method(node) : null;
    case 'CallExpression':
      return isBind(node.callee) ? functionOf(node.callee.object, source) : null;
    default:
      return null;
  }
}

function isBind(callee: TSESTree.Node): callee is TSESTree.MemberExpression {
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name === 'bind';
}

function declared(name: TSESTree.Identifier, source: Source): TSESTree.FunctionLike | null {
  const variable = source.variable(name);
  const definition = variable && definitionOf(variable);
  if (definition?.type === 'FunctionName') return isFunction(definition.node) ? definition.node : null;
  return definition?.type === 'Variable' && definition.node.init !== null ? unwrapped(definition.node.init) : null;
}

/** `useCallback(() => …)`: the function that is wrapped. */
function unwrapped(init: TSESTree.Expression): TSESTree.FunctionLike | null {
  const [first] = init.type === 'CallExpression' ? init.arguments : [init];
  return first !== undefined && isFunction(first) ? first : null;
}

function method({ property, object }: TSESTree.MemberExpression): TSESTree.FunctionLike | null {
  const name = keyName(property);
  const members = enclosingClass(object)?.body.body ?? [];
  const values = members.flatMap((member) => ('key' in member && 'value' in member && keyName(member.key) === name ? [member.value] : []));
  return values.find((value) => value !== null && isFunction(value)) ?? null;
}

function keyName(key: TSESTree.Node): string | null {
  if (key.type === 'PrivateIdentifier') return `#${key.name}`;
  return key.type === 'Identifier' ? key.name : null;
}
