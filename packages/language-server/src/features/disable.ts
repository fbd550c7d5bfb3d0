import type { SourceCode } from 'eslint';
import type { TextDocument, TextEdit } from 'vscode-languageserver-textdocument';
import { rangeOf } from './text-document.js';

/** The edit that switches a rule off for a line (from 0); null where no comment can stand above it. */
export function disableForLine(document: TextDocument, sourceCode: SourceCode, line: number, ruleId: string): TextEdit | null {
  const start = document.offsetAt({ line, character: 0 });
  if (isInsideText(sourceCode, start)) return null;
  return extendDirective(document, line - 1, ruleId) ?? insertAt(document, start, `${indentation(document, line)}// eslint-disable-next-line ${ruleId}\n`);
}

/** The edit that switches a rule off in the whole file, or in the whole script of a component. */
export function disableForFile(document: TextDocument, sourceCode: SourceCode, ruleId: string): TextEdit {
  const { tokens, comments } = sourceCode.ast;
  const lines = [...tokens, ...comments].filter((token) => !isShebang(token)).map(({ loc }) => loc?.start.line ?? 1);
  const line = lines.reduce((first, other) => Math.min(first, other), document.lineCount) - 1;
  return insertAt(document, document.offsetAt({ line, character: 0 }), `/* eslint-disable ${ruleId} */\n`);
}

function isShebang({ type }: { readonly type: string }): boolean {
  return type === 'Shebang';
}

/** A line that goes on with a template's or JSX's text is no place for a comment. */
function isInsideText(sourceCode: SourceCode, offset: number): boolean {
  const around = sourceCode.ast.tokens.find(({ range: [start, end] }) => start < offset && offset < end);
  return around !== undefined && ['Template', 'JSXText'].includes(around.type);
}

/** Adds the rule to a directive that is there already. */
function extendDirective(document: TextDocument, line: number, ruleId: string): TextEdit | null {
  const found = /\/\/\s*eslint-disable-next-line\s+(?:(?!\s--\s).)*(?<=\S)/.exec(lineAt(document, line));
  if (!found) return null;
  const end = document.offsetAt({ line, character: found.index + found[0].trimEnd().length });
  return insertAt(document, end, `, ${ruleId}`);
}

function lineAt(document: TextDocument, line: number): string {
  if (line < 0) return '';
  return document.getText({ start: { line, character: 0 }, end: { line: line + 1, character: 0 } });
}

function indentation(document: TextDocument, line: number): string {
  return /^[ \t]*/.exec(lineAt(document, line))?.[0] ?? '';
}

function insertAt(document: TextDocument, offset: number, newText: string): TextEdit {
  return { range: rangeOf(document, [offset, offset]), newText };
}
