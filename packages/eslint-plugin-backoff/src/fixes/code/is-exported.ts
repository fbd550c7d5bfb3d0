import type { TSESTree } from '@typescript-eslint/types';
import type { SourceFile } from './source-file.js';
import { ancestors, declarationAround } from './syntax.js';

/** Whether other files may have what a name is declared as: `export function load() {}`, `export { load }`, `module.exports = { load }`, `exports.load = load`. */
export function isExported(name: TSESTree.Node, file: SourceFile): boolean {
  if (/^Export/.test(declarationAround(name)?.type ?? '')) return true;
  const variable = file.variable(name);
  return variable !== null && file.uses(variable).some((use) => use.parent?.type === 'ExportSpecifier' || use.parent?.type === 'ExportDefaultDeclaration' || isAssignedToExports(use, file));
}

function isAssignedToExports(use: TSESTree.Node, file: SourceFile): boolean {
  const assigned = [...ancestors(use)].find(({ type }) => !/^(Property|ObjectExpression)$/.test(type));
  return assigned?.type === 'AssignmentExpression' && /^(module\.)?exports\b/.test(file.textOf(assigned.left));
}
