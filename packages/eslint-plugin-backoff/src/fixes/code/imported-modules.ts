import type { TSESTree } from '@typescript-eslint/types';
import type { SourceFile } from './source-file.js';
import { bare, calleeName } from './syntax.js';

/** The modules that a file imports or requires at its top level. */
export const importedModules = ({ program }: SourceFile): string[] => program.body.flatMap(modulesIn);

function modulesIn(statement: TSESTree.ProgramStatement): string[] {
  if (statement.type === 'ImportDeclaration') return [statement.source.value];
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap(({ init }) => {
    const holder = init && bare(init);
    const call = holder?.type === 'MemberExpression' ? holder.object : holder;
    const [module] = call?.type === 'CallExpression' && calleeName(call) === 'require' ? call.arguments : [];
    return module?.type === 'Literal' && typeof module.value === 'string' ? [module.value] : [];
  });
}
