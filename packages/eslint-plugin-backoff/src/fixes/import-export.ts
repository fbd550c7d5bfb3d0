import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from './draft.js';

/** The name of one of a module's exports in the file, imported with the others where it is not yet; null where none are imported by name. */
export function importedName(draft: Draft, modules: readonly string[], wanted: string): string | null {
  const declarations = draft.file.program.body.filter((statement) => statement.type === 'ImportDeclaration').filter(({ source, importKind }) => modules.includes(source.value) && importKind !== 'type');
  const named = declarations.flatMap(({ specifiers }) => specifiers).filter((specifier) => specifier.type === 'ImportSpecifier');
  const own = named.find(({ imported }) => nameOf(imported) === wanted);
  if (own !== undefined) return own.local.name;
  const last = named.at(-1) ?? onlyDefault(declarations);
  if (last === null) return null;
  return draft.once(`import ${wanted}`, () => {
    const name = draft.declare(wanted, draft.file.program);
    const specifier = name === wanted ? wanted : `${wanted} as ${name}`;
    draft.insert(last.range[1], last.type === 'ImportSpecifier' ? `, ${specifier}` : `, { ${specifier} }`);
    return name;
  });
}

/** The default import that stands alone in its statement. */
function onlyDefault(declarations: readonly TSESTree.ImportDeclaration[]): TSESTree.ImportDefaultSpecifier | null {
  const only = declarations.find(({ specifiers }) => specifiers.length === 1 && specifiers[0]?.type === 'ImportDefaultSpecifier')?.specifiers[0];
  return only?.type === 'ImportDefaultSpecifier' ? only : null;
}

const nameOf = (node: TSESTree.Identifier | TSESTree.StringLiteral): string => (node.type === 'Identifier' ? node.name : node.value);
