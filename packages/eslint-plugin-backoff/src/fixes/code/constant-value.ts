import type { TSESTree } from '@typescript-eslint/types';
import type { SourceFile } from './source-file.js';

/** The expression that a variable is set to, and keeps; null for any other name. */
export function constantValue(identifier: TSESTree.Identifier, file: SourceFile): TSESTree.Expression | null {
  const definition = file.definition(identifier);
  if (definition?.type !== 'VariableDeclarator' || definition.id.type !== 'Identifier') return null;
  const isSetAgain = file.variable(identifier)?.references.some((use) => use.isWrite() && use.init !== true) ?? true;
  return isSetAgain ? null : definition.init;
}
