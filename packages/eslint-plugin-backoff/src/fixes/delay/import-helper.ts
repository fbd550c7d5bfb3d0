import type { TSESTree } from '@typescript-eslint/types';
import { helperName } from '../../helpers/print-helper.js';
import type { Draft } from '../code/draft.js';
import { insertStatements } from '../code/insert-statement.js';
import { bare, calleeName } from '../code/syntax.js';

/** Imports the helper from a module of the project's own, after the file's other imports. */
export function importHelper(draft: Draft, module: string, name: string): void {
  const { quote, semicolon, newline } = draft.style;
  const { body } = draft.file.program;
  const own = helperName(draft.settings.strategy);
  const from = quote + module + quote;
  const line = isCommonJs(draft.file.program, draft.file.text)
    ? `const { ${name === own ? own : `${own}: ${name}`} } = require(${from})${semicolon}`
    : `import { ${name === own ? own : `${own} as ${name}`} } from ${from}${semicolon}`;
  const last = body.findLast((statement) => statement.type === 'ImportDeclaration' || isRequire(statement) || isDirective(statement));
  if (last) insertStatements(draft, { kind: 'after', statement: last }, [line]);
  else draft.insert(body[0]?.range[0] ?? 0, line + newline.repeat(2));
}

/** Whether a file that could be either takes its modules by `require`. */
function isCommonJs({ body, sourceType }: TSESTree.Program, text: string): boolean {
  if (body.some(({ type }) => type === 'ImportDeclaration' || /^Export\w+Declaration$/.test(type))) return false;
  return sourceType !== 'module' || /\brequire\(|\bmodule\.exports\b|\bexports\.\w/.test(text);
}

/** `const x = require(…)`, with a member of it taken or called or not. */
function isRequire(statement: TSESTree.Node): boolean {
  return statement.type === 'VariableDeclaration' && statement.declarations.some(({ init }) => init !== null && isRequired(init));
}

function isRequired(expression: TSESTree.Node): boolean {
  const value = bare(expression);
  if (value.type === 'MemberExpression') return isRequired(value.object);
  return value.type === 'CallExpression' && (calleeName(value) === 'require' || isRequired(value.callee));
}

function isDirective(statement: TSESTree.Node): boolean {
  return statement.type === 'ExpressionStatement' && typeof statement.directive === 'string';
}
