import type { Scope } from 'eslint';
import type { TSESTree } from '@typescript-eslint/types';
import { isForgivenAnswer, isNothing } from './forgiven.js';
import { isPromiseHandler } from '../code/promise-method.js';
import type { SourceFile } from '../code/source-file.js';
import { isFunction } from '../code/syntax.js';

/** Whether the response's variable is set to `null` or `undefined` as well: after a failure nothing may be there. */
export function mayBeMissing({ file }: { readonly file: SourceFile }, at: TSESTree.Node, name: string): boolean {
  const variable = file.lookUp(name, at.range[0]);
  const place = variable && file.declaration(variable);
  // Of a pair, one stays empty.
  if (place?.parent?.type === 'ArrayPattern' || isBesideError(place)) return true;
  const values = valuesOf(variable, file);
  return values.some((value) => isNothing(value) && value !== values[0]) || values.some(isForgivenAnswer);
}

/** What a variable is set to. */
export function valuesOf(variable: Scope.Variable | null, file: SourceFile): TSESTree.Expression[] {
  const declared = variable && declaratorOf(file.declaration(variable));
  const uses = variable ? file.uses(variable) : [];
  return [
    ...(declared?.init ? [declared.init] : []),
    ...uses.flatMap(({ parent }) => (parent?.type === 'AssignmentExpression' ? [parent.right] : [])),
  ];
}

/** What declares a name, by itself or as a member of what an object is taken apart into. */
function declaratorOf(name: TSESTree.Node | null): TSESTree.VariableDeclarator | null {
  const { parent } = name ?? {};
  if (parent?.type === 'Property' && parent.parent.type === 'ObjectPattern') return declaratorOf(parent.parent);
  return parent?.type === 'VariableDeclarator' ? parent : null;
}

/** `(error, response) => …` */
function isBesideError(name: TSESTree.Node | null): boolean {
  const { parent: fn } = name ?? {};
  return fn !== undefined && isFunction(fn) && fn.params.findIndex((parameter) => parameter === name) > 0 && !isPromiseHandler(fn);
}
