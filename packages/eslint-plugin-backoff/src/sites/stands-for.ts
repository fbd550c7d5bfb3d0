import type { TSESTree } from '@typescript-eslint/types';

import { fieldOf, ownField } from './class-parts.js';
import { lastNameOf, unwrapped } from './members.js';
import { type Source, contains, enclosingClass, parentOf } from './source.js';

/** How many names may stand for one another. */
const MOST_STEPS = 4;

/**
 * What is written where a name is declared: a constant, a parameter that is left out, a field that nobody sets anew, a member of an
 * object that stands in this file. Of `a ?? b`, what stands there if nothing is asked for. Null where the file does not tell.
 */
export function standsFor(node: TSESTree.Node, source: Source): TSESTree.Expression | null {
  let written = oneStepFrom(node, source);
  for (let step = 1; written !== null && step < MOST_STEPS && isName(written); step += 1) written = oneStepFrom(unwrapped(written), source);
  return written === null || isName(written) ? null : unwrapped(written);
}

const isName = (node: TSESTree.Expression): boolean => /^(Identifier|MemberExpression|LogicalExpression)$/.test(unwrapped(node).type);

function oneStepFrom(node: TSESTree.Node, source: Source): TSESTree.Expression | null {
  switch (node.type) {
    case 'Identifier':
      return declaredAs(node, source);
    case 'MemberExpression':
      return ownField(node) === null ? memberOf(node, source) : field(node, source);
    case 'LogicalExpression':
      return node.operator === '&&' ? null : node.right;
    default:
      return null;
  }
}

function declaredAs(node: TSESTree.Identifier, source: Source): TSESTree.Expression | null {
  const definition = source.variable(node)?.defs[0];
  if (definition === undefined) return null;
  const { name } = definition;
  const around = parentOf(name);
  if (around?.type === 'AssignmentPattern' && around.left === name) return around.right;
  return definition.type === 'Variable' && definition.node.id === name ? definition.node.init : null;
}

function field(node: TSESTree.MemberExpression, source: Source): TSESTree.Expression | null {
  const [name, around] = [ownField(node), enclosingClass(node)];
  const declared = name === null || around === null ? null : fieldOf(around, name);
  if (name === null || around === null || declared === null) return null;
  const isSet = (inner: TSESTree.Node): boolean =>
    (inner.type === 'AssignmentExpression' && ownField(inner.left) === name) || source.children(inner).some(isSet);
  return declared.readonly || !isSet(around.body) ? declared.value : null;
}

function memberOf({ object, property, computed }: TSESTree.MemberExpression, source: Source): TSESTree.Expression | null {
  const holder = object.type === 'Identifier' && !computed ? declaredAs(object, source) : null;
  return holder === null || contains(holder, object) ? null : memberIn(unwrapped(holder), lastNameOf(property));
}

function memberIn(holder: TSESTree.Expression, name: string): TSESTree.Expression | null {
  const members = holder.type === 'ObjectExpression' ? holder.properties : [];
  for (const member of members) if (member.type === 'Property' && !member.computed && lastNameOf(member.key) === name) return isExpression(member.value) ? member.value : null;
  return null;
}

const isExpression = (node: TSESTree.Property['value']): node is TSESTree.Expression => !/Pattern$|^TSEmptyBody/.test(node.type);
