import { readFileSync } from 'node:fs';
import ts from 'typescript';

const helpers = new URL('../packages/eslint-plugin-backoff/src/helpers/', import.meta.url);

/** Where the generated module stands. */
export const helperSourcesFile = new URL('helper-sources.ts', helpers);

/** The module that holds the text of each reference helper as fixes insert it, with types and without. */
export function helperSourcesModule(): string {
  const entries = [
    entry('full', 'full-jitter.ts'),
    entry('equal', 'equal-jitter.ts'),
    entry('decorrelated', 'decorrelated-jitter.ts'),
    entry('budget', 'retry-budget.ts'),
  ];
  return `// Generated from the helpers beside this file by \`npm run docs\`.

/** The reference helpers' names and texts, without \`export\`. */
export const helperSources = {
${entries.join('\n')}
} as const;
`;
}

function entry(strategy: string, file: string): string {
  const { name, typescript, javascript } = helperTexts(readFileSync(new URL(file, helpers), 'utf8'));
  return `  ${strategy}: {
    name: '${name}',
    typescript: String.raw\`${typescript}\`,
    javascript: String.raw\`${javascript}\`,
  },`;
}

/**
 * Splits off what a fix does not insert: the `export`, and for JavaScript the types.
 * Throws where the module is not one exported function whose types all stand in its signature.
 */
export function helperTexts(module: string): { name: string; typescript: string; javascript: string } {
  const [statement, ...rest] = parse(module, 'helper.ts').statements;
  if (!statement || rest.length > 0 || !ts.isFunctionDeclaration(statement) || !statement.name || !statement.body) {
    throw new Error('A helper module holds one function declaration and nothing else.');
  }
  const comment = module.slice(statement.getFullStart(), statement.getStart());
  const source = module.slice(statement.getStart(), statement.getEnd());
  const parameters = statement.parameters.map(
    (parameter) => parameter.name.getText() + (parameter.initializer ? ` = ${parameter.initializer.getText()}` : ''),
  );
  const name = statement.name.text;
  const javascript = `${withTypes(comment, statement)}function ${name}(${parameters.join(', ')}) ${statement.body.getText()}`;
  if (/`|\$\{/.test(module)) throw new Error('A helper is printed in a template: it must hold no backtick itself.');
  parse(javascript, 'helper.js');
  return { name, typescript: comment + source.replace(/^export /, ''), javascript };
}

/** A comment with the types that JavaScript has no place for: a project may have its JavaScript checked. */
function withTypes(comment: string, { parameters, type }: ts.FunctionDeclaration): string {
  const told = parameters.map((parameter) => ` * @param {${typeText(parameter.type)}} ${nameOf(parameter)}`);
  const lines = [...told, ...(type ? [` * @returns {${typeText(type)}}`] : [])];
  const [, words] = /^([^]*\n) \*\/\s*$/.exec(comment) ?? [];
  if (words === undefined) throw new Error('The comment of a helper has more than one line.');
  return `${words}${lines.join('\n')}\n */\n`;
}

/** A parameter's name as JSDoc has it: in brackets where it may be left out; what is taken apart goes by one. */
function nameOf({ name, initializer }: ts.ParameterDeclaration): string {
  const text = ts.isIdentifier(name) ? name.text : 'options';
  return initializer ? `[${text}]` : text;
}

/** A type on one line, as JSDoc has it. */
function typeText(type: ts.TypeNode | undefined): string {
  if (type === undefined) throw new Error('A helper says what each of its parameters is.');
  return type.getText().replaceAll(/;?\s+\}/g, ' }').replaceAll(/;\s+/g, ', ').replaceAll(/\s+/g, ' ');
}

function parse(text: string, file: string): ts.SourceFile {
  const { diagnostics } = ts.transpileModule(text, { fileName: file, reportDiagnostics: true });
  const [problem] = diagnostics ?? [];
  if (problem) throw new Error(`${file}: ${ts.flattenDiagnosticMessageText(problem.messageText, '\n')}`);
  return ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true);
}
