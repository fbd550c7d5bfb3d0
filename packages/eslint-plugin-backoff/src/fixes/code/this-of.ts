import type { TSESTree } from '@typescript-eslint/types';
import type { SourceFile } from './source-file.js';

/** The `this` that an object is: itself, or what `const self = this` keeps of it; null for any other. */
export function thisOf(object: TSESTree.Node, file: SourceFile): TSESTree.ThisExpression | null {
  if (object.type === 'ThisExpression') return object;
  const variable = file.variable(object);
  const definition = file.definition(object);
  const isSetOnce = variable?.references.filter((reference) => reference.isWrite()).length === 1;
  return isSetOnce && definition?.type === 'VariableDeclarator' && definition.init?.type === 'ThisExpression' ? definition.init : null;
}
