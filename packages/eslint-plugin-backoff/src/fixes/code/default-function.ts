import type { TSESTree } from '@typescript-eslint/types';
import { functionNamed } from './local-function.js';
import type { SourceFile } from './source-file.js';
import { bare, type FunctionNode, isFunction } from './syntax.js';

/**
 * The function of this file that a name stands for where nobody has handed in another one: the one behind `options.backoff ?? …`, the
 * default of a parameter or of a destructured member. Null where none can be handed in, or where it is not one function of this file.
 */
export function defaultFunction(name: TSESTree.Node, file: SourceFile): FunctionNode | null {
  const here = bare(name);
  const isSetAgain = file.variable(here)?.references.some((use) => use.isWrite() && use.init !== true) ?? true;
  const stands = isSetAgain ? null : standIn(file.definition(here));
  if (stands === null) return null;
  return isFunction(stands) ? stands : functionNamed(stands, file);
}

/** What a definition gives a name where nothing else is there: `name = fallback`, `const name = given ?? fallback`. */
function standIn(definition: TSESTree.Node | null): TSESTree.Node | null {
  if (definition?.type === 'AssignmentPattern') return bare(definition.right);
  const value = definition?.type === 'VariableDeclarator' && definition.init ? bare(definition.init) : null;
  return value?.type === 'LogicalExpression' && value.operator !== '&&' ? bare(value.right) : null;
}
