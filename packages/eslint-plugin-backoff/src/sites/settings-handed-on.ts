import type { Variable } from '@typescript-eslint/scope-manager';
import type { TSESTree } from '@typescript-eslint/types';

import { FAILURE_HANDLERS } from './failure-handlers.js';
import { lastNameOf } from './members.js';
import { type Source, contains, definitionOf, enclosingFunction, isFunction } from './source.js';

/**
 * Where a function that is told of the failure of a call, among the settings of that call, hands the settings to a call once
 * more: `$.ajax({ error: function () { $.ajax(this); } })`, or by the name that they have.
 */
export function settingsHandedOn(fn: TSESTree.FunctionLike, source: Source): readonly TSESTree.Node[] {
  const { parent } = fn;
  if (parent.type !== 'Property' || parent.parent.type !== 'ObjectExpression' || !FAILURE_HANDLERS.includes(lastNameOf(parent.key))) return [];
  const named = variableOf(parent.parent, source);
  if (makesSomething(parent.parent, named)) return [];
  const isSettings = (argument: TSESTree.Node, isOwn: boolean): boolean => {
    if (argument.type === 'ThisExpression') return isOwn && fn.type === 'FunctionExpression';
    const variable = argument.type === 'Identifier' ? source.variable(argument) : undefined;
    return variable !== undefined && (variable === named || isThisOf(fn, variable));
  };
  const found: TSESTree.Node[] = [];
  const look = (node: TSESTree.Node, isOwn: boolean): void => {
    if (node.type === 'CallExpression') found.push(...node.arguments.filter((argument) => isSettings(argument, isOwn)));
    source.forEachChild(node, (child) => {
      look(child, isOwn && (!isFunction(child) || child.type === 'ArrowFunctionExpression' || isBoundToThis(child)));
    });
  };
  if (fn.body !== null && fn.body !== undefined) look(fn.body, true);
  return found;
}

/** `new Player({ onError() { report(this); } })`: settings of something that is made, and lives on. No call was made with them that another one repeats. */
const makesSomething = (settings: TSESTree.ObjectExpression, named: Variable | undefined): boolean =>
  settings.parent.type === 'NewExpression' || (named?.references.some(({ identifier }) => identifier.parent.type === 'NewExpression' && identifier.parent.callee !== identifier) ?? false);

/** The call that is handed the settings first, where they are written or by their name; null where none is known. */
export function sentWith(fn: TSESTree.FunctionLike, source: Source): TSESTree.CallExpression | null {
  const literal = fn.parent.type === 'Property' ? fn.parent.parent : null;
  if (literal?.type !== 'ObjectExpression') return null;
  if (literal.parent.type === 'CallExpression') return literal.parent;
  const handed = variableOf(literal, source)?.references.map(({ identifier }) => identifier.parent) ?? [];
  return handed.find((parent): parent is TSESTree.CallExpression => parent.type === 'CallExpression' && !contains(fn, parent)) ?? null;
}

/** `const settings = { … };` */
function variableOf(literal: TSESTree.ObjectExpression, source: Source): Variable | undefined {
  const { parent } = literal;
  return parent.type === 'VariableDeclarator' && parent.id.type === 'Identifier' ? source.declared(parent, parent.id)[0] : undefined;
}

/** `const self = this;` in the function itself. */
function isThisOf(fn: TSESTree.FunctionLike, variable: Variable): boolean {
  const definition = definitionOf(variable);
  return definition?.type === 'Variable' && definition.node.init?.type === 'ThisExpression' && enclosingFunction(definition.node) === fn;
}

/** `function () { … }.bind(this)` */
function isBoundToThis({ parent }: TSESTree.Node): boolean {
  const call = parent?.type === 'MemberExpression' && lastNameOf(parent) === 'bind' ? parent.parent : undefined;
  return call?.type === 'CallExpression' && call.arguments[0]?.type === 'ThisExpression';
}
