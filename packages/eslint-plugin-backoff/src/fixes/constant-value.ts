import type { TSESTree } from '@typescript-eslint/types';
import type { SourceFile } from './source-file.js';

/** The expression that a `const` is set to, and keeps; null for any other name. */
export function constantValue(identifier: TSESTree.Identifier, file: SourceFile): TSESTree.Expression | null {
  const variable = file.variable(identifier);
  const declarator = variable && file.declaration(variable)?.parent;
  if (declarator?.type !== 'VariableDeclarator' || declarator.id.type !== 'Identifier') return null;
  return isSetOnce(declarator, variable?.references ?? []) ? declarator.init : null;
}

function isSetOnce({ parent }: TSESTree.VariableDeclarator, references: readonly { isWrite(): boolean; init?: boolean }[]): boolean {
  return parent.type === 'VariableDeclaration' && (parent.kind === 'const' || references.every((use) => !use.isWrite() || use.init === true));
}
