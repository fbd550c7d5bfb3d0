import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from './draft.js';

/** The name of an export of a library in the file, imported from the first of its modules where it is not yet; null where the file imports none of them. */
export function importedName(draft: Draft, modules: readonly string[], wanted: string): string | null {
  const declarations = draft.file.program.body
    .filter((statement) => statement.type === 'ImportDeclaration')
    .filter(({ source, importKind }) => modules.includes(source.value) && importKind !== 'type');
  const own = namedIn(declarations).find(({ imported }) => nameOf(imported) === wanted);
  const last = declarations.at(-1);
  if (own !== undefined || last === undefined) return own?.local.name ?? null;
  return draft.once(`import ${wanted}`, () => {
    const name = draft.declare(wanted, draft.file.program);
    const specifier = name === wanted ? wanted : `${wanted} as ${name}`;
    const [main = ''] = modules;
    return addBeside(draft, declarations.filter(({ source }) => source.value === main), specifier, last, main) ? name : null;
  });
}

/** Adds to what is imported from the module that has all exports; in a statement of its own where only others are imported. */
function addBeside(draft: Draft, declarations: readonly TSESTree.ImportDeclaration[], specifier: string, last: TSESTree.ImportDeclaration, main: string): boolean {
  const beside = namedIn(declarations).at(-1) ?? onlyDefault(declarations);
  if (beside !== null) draft.insert(beside.range[1], beside.type === 'ImportSpecifier' ? `, ${specifier}` : `, { ${specifier} }`);
  else if (declarations.length === 0) addStatement(draft, specifier, last, main);
  return beside !== null || declarations.length === 0;
}

function addStatement(draft: Draft, specifier: string, { range: [, end], source }: TSESTree.ImportDeclaration, main: string): void {
  const { newline, semicolon } = draft.style;
  const quote = source.raw.slice(0, 1);
  const key = `import from ${main}`;
  draft.insert(end, draft.has(key) ? `, ${specifier}` : `${newline}import { ${specifier}`, draft.has(key) ? 1 : 0);
  draft.once(key, () => {
    draft.insert(end, ` } from ${quote}${main}${quote}${semicolon}`, 2);
    return main;
  });
}

const namedIn = (declarations: readonly TSESTree.ImportDeclaration[]): readonly TSESTree.ImportSpecifier[] =>
  declarations.flatMap(({ specifiers }) => specifiers).filter((specifier) => specifier.type === 'ImportSpecifier');

/** The default import that stands alone in its statement. */
function onlyDefault(declarations: readonly TSESTree.ImportDeclaration[]): TSESTree.ImportDefaultSpecifier | null {
  const only = declarations.find(({ specifiers }) => specifiers.length === 1 && specifiers[0]?.type === 'ImportDefaultSpecifier')?.specifiers[0];
  return only?.type === 'ImportDefaultSpecifier' ? only : null;
}

const nameOf = (node: TSESTree.Identifier | TSESTree.StringLiteral): string => (node.type === 'Identifier' ? node.name : node.value);
