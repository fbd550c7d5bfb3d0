import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from './draft.js';
import { calleeName } from './syntax.js';

/** What an export of a library is called in the file, imported from the first of its modules where it is not yet; null where the file imports none of them. */
export function importedName(draft: Draft, modules: readonly string[], wanted: string): string | null {
  return inWhole(draft, modules, wanted) ?? importedByName(draft, modules, wanted) ?? requiredName(draft, modules, wanted);
}

/** `cockatiel.ExponentialBackoff`, where the file has all that the module exports under one name. */
function inWhole({ file }: Draft, [main = '']: readonly string[], wanted: string): string | null {
  for (const statement of file.program.body) {
    if (statement.type !== 'ImportDeclaration' || statement.source.value !== main) continue;
    const whole = statement.specifiers.find(({ type }) => type === 'ImportNamespaceSpecifier');
    if (whole !== undefined) return `${whole.local.name}.${wanted}`;
  }
  const whole = requiredIn(file.program, main).find(({ type }) => type === 'Identifier');
  return whole?.type === 'Identifier' ? `${whole.name}.${wanted}` : null;
}

/** `const { retry, ExponentialBackoff } = require('cockatiel')` */
function requiredName(draft: Draft, [main = '']: readonly string[], wanted: string): string | null {
  const [pattern] = requiredIn(draft.file.program, main).filter((each) => each.type === 'ObjectPattern');
  const members = (pattern?.properties ?? []).flatMap((property) => (property.type === 'Property' && property.key.type === 'Identifier' ? [{ ...property, name: property.key.name }] : []));
  const own = members.find(({ name }) => name === wanted);
  const last = members.at(-1);
  if (own !== undefined || last === undefined) return own?.value.type === 'Identifier' ? own.value.name : null;
  return draft.once(`import ${wanted}`, () => {
    const name = draft.declare(wanted, draft.file.program);
    draft.insert(last.range[1], `, ${name === wanted ? wanted : `${wanted}: ${name}`}`);
    return name;
  });
}

/** What the variables of a file are that hold a required module. */
function requiredIn({ body }: TSESTree.Program, module: string): readonly TSESTree.BindingName[] {
  const declared = body.flatMap((statement) => (statement.type === 'VariableDeclaration' ? statement.declarations : []));
  return declared.flatMap(({ id, init }) => (init?.type === 'CallExpression' && isRequireOf(init, module) ? [id] : []));
}

function isRequireOf(call: TSESTree.CallExpression, module: string): boolean {
  const [name] = call.arguments;
  return calleeName(call) === 'require' && name?.type === 'Literal' && name.value === module;
}

function importedByName(draft: Draft, modules: readonly string[], wanted: string): string | null {
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
