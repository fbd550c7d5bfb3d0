import type { TSESTree } from '@typescript-eslint/types';

import type { Variable } from '../interpreter/frame.js';
import { type Source, isFunction, parentOf } from '../sites/source.js';

/** Whether nothing is given for a name where nobody says otherwise: a parameter that may be left out, that every call leaves out, or what is left over of one. */
export function isLeftOut(node: TSESTree.Node, source: Source): boolean {
  const variable = node.type === 'Identifier' ? source.variable(node) : undefined;
  const definition = variable?.defs[0];
  if (definition === undefined || isSetLater(variable)) return false;
  const { name } = definition;
  if (name.type === 'Identifier' && name.parent.type === 'RestElement') return isRestOfNothing(name.parent, source);
  return definition.type === 'Parameter' && isFunction(definition.node) && isParameterLeftOut(name, definition.node, source);
}

/** `options = options ?? { retries: 5 }` */
const isSetLater = (variable: Variable | undefined): boolean => variable?.references.some((reference) => reference.isWrite() && reference.init !== true) ?? false;

function isParameterLeftOut(name: TSESTree.Node, fn: TSESTree.FunctionLike, source: Source): boolean {
  const index = fn.params.findIndex((param) => param === name);
  const param = fn.params[index];
  return param?.type === 'Identifier' && (param.optional || isNeverGiven(fn, index, source));
}

/** `{ retries, ...others } = {}`, `const { retries, ...others } = options` */
function isRestOfNothing({ parent: pattern }: TSESTree.RestElement, source: Source): boolean {
  const taken = pattern.type === 'ObjectPattern' ? pattern.parent : null;
  if (taken?.type === 'AssignmentPattern') return taken.right.type === 'ObjectExpression' && taken.right.properties.length === 0;
  return taken?.type === 'VariableDeclarator' && taken.init !== null && isLeftOut(taken.init, source);
}

function isNeverGiven(fn: TSESTree.FunctionLike, index: number, source: Source): boolean {
  const id = nameOf(fn);
  const uses = (id === null ? [] : (source.variable(id)?.references ?? [])).filter(({ init }) => init !== true);
  return uses.length > 0 && uses.every(({ identifier }) => isCallWithout(identifier, index));
}

/** The name of a function that other files do not see. */
function nameOf(fn: TSESTree.FunctionLike): TSESTree.Identifier | null {
  const declaration = fn.type === 'FunctionDeclaration' ? fn : parentOf(fn);
  if (declaration?.type !== 'FunctionDeclaration' && declaration?.type !== 'VariableDeclarator') return null;
  const { parent } = declaration.type === 'VariableDeclarator' ? declaration.parent : declaration;
  return declaration.id?.type === 'Identifier' && !parent.type.startsWith('Export') ? declaration.id : null;
}

function isCallWithout(name: TSESTree.Node, index: number): boolean {
  const call = parentOf(name);
  return call?.type === 'CallExpression' && call.callee === name && call.arguments.length <= index && !call.arguments.some(({ type }) => type === 'SpreadElement');
}
