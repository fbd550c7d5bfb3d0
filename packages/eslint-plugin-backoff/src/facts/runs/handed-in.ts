import type { TSESTree } from '@typescript-eslint/types';

import { members } from '../../interpreter/language/classes.js';
import type { ClassNode } from '../../sites/class-parts.js';
import { lastNameOf, rootOf, unwrapped } from '../../sites/members.js';
import { isParameter } from '../../sites/parameters.js';
import { type Source, enclosingClass } from '../../sites/source.js';

/**
 * `fn()` where `fn` is a parameter of the site's function, `original.apply(this, args)` of `const original = descriptor.value`, and `this.fn()` where the constructor
 * was given it: handed in from outside.
 */
export function isHandedInFunction(node: TSESTree.Node, source: Source): boolean {
  if (node.type !== 'CallExpression') return false;
  const written = unwrapped(node.callee);
  const callee = called(written, node.arguments[0]);
  if (callee.type === 'Identifier') return isParameter(callee, source) || isGivenConstant(callee, source);
  return callee.type === 'MemberExpression' && callee.object.type === 'ThisExpression' && isGivenField(callee, source);
}

/** `original` of `original.apply(this)`: what something else is told by `rpc.call(method)` is no `this`. */
function called(callee: TSESTree.Node, first?: TSESTree.Node): TSESTree.Node {
  const isApplied = callee.type === 'MemberExpression' && !callee.computed && /^(apply|call)$/.test(lastNameOf(callee));
  return isApplied && first !== undefined && isThisOrNone(first) ? unwrapped(callee.object) : callee;
}

const isThisOrNone = (node: TSESTree.Node): boolean => node.type === 'ThisExpression' || (node.type === 'Literal' && node.value === null) || (node.type === 'Identifier' && node.name === 'undefined');

/** A constant that is a parameter, or a member of one. */
function isGivenConstant(name: TSESTree.Identifier, source: Source): boolean {
  const definition = source.variable(name)?.defs[0];
  return definition?.type === 'Variable' && definition.parent.kind === 'const' && definition.node.id === definition.name && definition.node.init !== null && isGiven(unwrapped(definition.node.init), source);
}

/** `this.fn` of `constructor(private fn: Task)`, `this.fn = options.fn`: a field that is nothing else anywhere. */
function isGivenField({ property }: TSESTree.MemberExpression, source: Source): boolean {
  const type = enclosingClass(property);
  const name = property.type === 'PrivateIdentifier' ? `#${property.name}` : lastNameOf(property);
  if (type === null || name === '' || members(type, source).methods.has(name)) return false;
  const values = valuesOf(name, type, source);
  if (members(type, source).parameters.get(name)?.type === 'Identifier') return values.length === 0;
  return values.length > 0 && values.every((value) => isGiven(unwrapped(value), source));
}

/** What a field is first, and what is assigned to it anywhere. */
function valuesOf(name: string, type: ClassNode, source: Source): readonly TSESTree.Expression[] {
  const { fields, assigned } = members(type, source);
  const first = fields.get(name)?.init ?? null;
  return [...(first === null ? [] : [first]), ...(assigned.get(name) ?? [])];
}

/** `fn`, `options.fn` */
const isGiven = (value: TSESTree.Expression, source: Source): boolean =>
  (value.type === 'Identifier' || value.type === 'MemberExpression') && isParameter(rootOf(value), source);
