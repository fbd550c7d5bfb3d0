import type { SourceCode } from 'eslint';
import type { SourceFile } from './source-file.js';

/** How a file is written, so that inserted code looks like its own. */
export interface FileStyle {
  readonly quote: '"' | "'";
  readonly semicolon: '' | ';';
  /** One level of indentation. */
  readonly indent: string;
  readonly newline: '\n' | '\r\n';
}

const styles = new WeakMap<SourceCode, FileStyle>();

/** The style that most of a file follows. */
export function styleOf(file: SourceFile): FileStyle {
  const { sourceCode } = file;
  const known = styles.get(sourceCode);
  if (known) return known;
  const style = {
    quote: quoteOf(sourceCode),
    semicolon: semicolonOf(file),
    indent: indentOf(sourceCode),
    newline: sourceCode.text.includes('\r\n') ? '\r\n' : '\n',
  } as const;
  styles.set(sourceCode, style);
  return style;
}

function quoteOf({ ast }: SourceCode): '"' | "'" {
  const strings = ast.tokens.filter(({ type }) => type === 'String');
  const double = strings.filter(({ value }) => value.startsWith('"')).length;
  return double > strings.length - double ? '"' : "'";
}

/** A file where most statements end without a semicolon does without them. */
function semicolonOf(file: SourceFile): '' | ';' {
  const statements = [...file.within(file.program)].filter(({ type }) => /^(Expression|Return|Throw|Break|Continue)Statement$|^ImportDeclaration$/.test(type));
  const ended = statements.filter((statement) => file.textOf(statement).endsWith(';')).length;
  return ended * 2 >= statements.length || statements.length < 3 ? ';' : '';
}

/** The smallest step that a line goes in. */
function indentOf({ lines, ast }: SourceCode): string {
  const started = new Set(ast.tokens.map(({ loc }) => loc.start.line));
  const indents = lines.flatMap((line, i) => (started.has(i + 1) ? (/^[ \t]+(?=\S)/.exec(line) ?? []) : []));
  if (indents.some((indent) => indent.startsWith('\t'))) return '\t';
  const widths = indents.map(({ length }) => length).filter((length) => length > 1);
  return ' '.repeat(Math.min(8, ...(widths.length > 0 ? widths : [2])));
}

/** The white space that the line of an offset begins with. */
export function indentationAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start))?.[0] ?? '';
}
