import type { TSESTree } from '@typescript-eslint/types';

import { UNDEFINED } from '../interpreter/values/values.js';
import type { Evaluation } from './evaluation.js';
import { expressionOf } from './expression-of.js';

const keyName = ({ key }: TSESTree.PropertyNonComputedName): string => (key.type === 'Identifier' ? key.name : String(key.value));

/** The expression at a path of an object literal; with `isShorthand` the expression itself where it is no object. */
export function optionNodeAt(node: TSESTree.Node | undefined, [name, ...rest]: readonly string[], evaluation: Evaluation, isShorthand: boolean): TSESTree.Expression | null {
  const literal = node === undefined ? null : evaluation.literal(node, 0);
  if (literal === null) return isShorthand && node !== undefined && node.type !== 'SpreadElement' ? expressionOf(node) : null;
  const property = memberOf(literal, name, evaluation);
  if (property === null) return null;
  return rest.length === 0 ? expressionOf(property.value) : optionNodeAt(property.value, rest, evaluation, isShorthand);
}

/** The member of that name; null where there is none, or what is spread behind it may take its place. */
function memberOf(literal: TSESTree.ObjectExpression, name: string | undefined, evaluation: Evaluation): TSESTree.Property | null {
  const member = literal.properties.find((property) => property.type === 'Property' && !property.computed && keyName(property) === name);
  return member?.type !== 'Property' || name === undefined || isOverwritten(name, literal, member, evaluation) ? null : member;
}

/** Whether what is spread behind a property has, or may have, another of its name. */
function isOverwritten(name: string, { properties }: TSESTree.ObjectExpression, property: TSESTree.Property, evaluation: Evaluation): boolean {
  return properties.slice(properties.indexOf(property) + 1).some((later) => {
    const value = later.type === 'SpreadElement' ? evaluation.value(later.argument) : UNDEFINED;
    return value === null || value.kind === 'unknown' || (value.kind === 'object' && (value.open || value.props.has(name)));
  });
}

/** The one expression that a function gives, below its constants. */
export function answered({ body }: TSESTree.FunctionLike): TSESTree.Node | null {
  if (body?.type !== 'BlockStatement') return body ?? null;
  const last = body.body.at(-1);
  const isPlain = body.body.slice(0, -1).every((statement) => statement.type === 'VariableDeclaration' && statement.kind === 'const');
  return last?.type === 'ReturnStatement' && isPlain ? last.argument : null;
}

