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

/** Statements that a semicolon may end. */
const ENDED = new Set(['ExpressionStatement', 'ReturnStatement', 'ThrowStatement', 'BreakStatement', 'ContinueStatement', 'ImportDeclaration']);

/** So many statements tell how the others end. */
const TELLING = 100;

/** A file where most statements end without a semicolon does without them. */
function semicolonOf(file: SourceFile): '' | ';' {
  let statements = 0;
  let ended = 0;
  for (const { type, range } of file.within(file.program)) {
    if (!ENDED.has(type)) continue;
    statements += 1;
    if (file.text[range[1] - 1] === ';') ended += 1;
    if (statements === TELLING) break;
  }
  return ended * 2 >= statements || statements < 3 ? ';' : '';
}

/** The smallest step that a line goes in, of the lines where a token begins: what comments and templates hold is text. */
function indentOf({ lines, ast }: SourceCode): string {
  let narrowest = Infinity;
  let line = 0;
  for (const { loc } of ast.tokens) {
    if (loc.start.line === line) continue;
    ({ line } = loc.start);
    const indent = /^[ \t]*/.exec(lines[line - 1] ?? '')?.[0] ?? '';
    if (indent.startsWith('\t')) return '\t';
    if (indent.length > 1) narrowest = Math.min(narrowest, indent.length);
  }
  return ' '.repeat(narrowest === Infinity ? 2 : Math.min(8, narrowest));
}

/** What stands behind the last of several that each have a line. */
export function trailingCommaOf(file: SourceFile): '' | ',' {
  let lists = 0;
  let ended = 0;
  for (const node of file.within(file.program)) {
    const last = node.type === 'ObjectExpression' ? node.properties.at(-1) : node.type === 'ArrayExpression' ? node.elements.at(-1) : null;
    if (!last || last.loc.end.line === node.loc.end.line) continue;
    lists += 1;
    if (file.text.slice(last.range[1], node.range[1]).trimStart().startsWith(',')) ended += 1;
    if (lists === TELLING) break;
  }
  return ended * 2 >= lists ? ',' : '';
}

/** The white space that the line of an offset begins with. */
export function indentationAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start))?.[0] ?? '';
}

/** Whether nothing stands before an offset on its line. */
export const startsLine = (text: string, offset: number): boolean => text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset).trim() === '';
