import type { TSESTree } from '@typescript-eslint/types';
import { isExported } from '../code/is-exported.js';
import type { SourceFile } from '../code/source-file.js';
import { contains, declaredName, type FunctionNode, isFunction } from '../code/syntax.js';

/** Whether a parameter with a default may begin elsewhere: a caller hands over a number, or cannot be seen from this file. */
export function beginsByCaller(parameter: TSESTree.Node | undefined, file: SourceFile): boolean {
  const definition = parameter && file.definition(parameter);
  if (definition?.type !== 'AssignmentPattern') return false;
  const fn = definition.parent;
  return !isFunction(fn) || !isCalledWithout(fn, fn.params.indexOf(definition), file);
}

/** Whether a function is called in its file only, and, but for itself, without an argument in a place. */
function isCalledWithout(fn: FunctionNode, place: number, file: SourceFile): boolean {
  const id = declaredName(fn);
  const variable = id && file.variable(id);
  if (!id || !variable || isExported(id, file)) return false;
  const uses = file.uses(variable).filter((use) => !contains(fn, use));
  return uses.every((use) => use.parent?.type === 'CallExpression' && use.parent.callee === use && leavesOut(use.parent, place));
}

const leavesOut = (call: TSESTree.CallExpression, place: number): boolean =>
  call.arguments.length <= place && call.arguments.every(({ type }) => type !== 'SpreadElement');
