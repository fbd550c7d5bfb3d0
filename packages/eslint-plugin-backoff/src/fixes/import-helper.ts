import type { TSESTree } from '@typescript-eslint/types';
import { helperName } from '../helpers/print-helper.js';
import type { Draft } from './draft.js';
import { bare, calleeName } from './syntax.js';

/** Imports the helper from a module of the project's own, after the file's other imports. */
export function importHelper(draft: Draft, module: string, name: string): void {
  const { quote, semicolon, newline } = draft.style;
  const { body } = draft.file.program;
  const isModule = body.some(isModuleSyntax);
  const own = helperName(draft.settings.strategy);
  const source = quote + module + quote;
  const asModule = isModule || (draft.file.program.sourceType === 'module' && !body.some(isRequire));
  const line = asModule
    ? `import { ${name === own ? own : `${own} as ${name}`} } from ${source}${semicolon}`
    : `const { ${name === own ? own : `${own}: ${name}`} } = require(${source})${semicolon}`;
  const last = body.findLast((statement) => statement.type === 'ImportDeclaration' || isRequire(statement) || isDirective(statement));
  const [first] = body;
  if (last) draft.insert(last.range[1], newline + line);
  else draft.insert(first?.range[0] ?? 0, line + newline.repeat(2));
}

function isModuleSyntax({ type }: TSESTree.Node): boolean {
  return type === 'ImportDeclaration' || /^Export\w+Declaration$/.test(type);
}

/** `const x = require(…)`, with a member of it taken or not. */
function isRequire(statement: TSESTree.Node): boolean {
  if (statement.type !== 'VariableDeclaration') return false;
  return statement.declarations.some(({ init }) => {
    let value = init && bare(init);
    while (value?.type === 'MemberExpression') value = bare(value.object);
    return value?.type === 'CallExpression' && calleeName(value) === 'require';
  });
}

function isDirective(statement: TSESTree.Node): boolean {
  return statement.type === 'ExpressionStatement' && typeof statement.directive === 'string';
}
