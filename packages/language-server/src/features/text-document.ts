import type { AST, Linter } from 'eslint';
import { uinteger, type WorkspaceEdit } from 'vscode-languageserver';
import type { Range, TextDocument, TextEdit } from 'vscode-languageserver-textdocument';
import type { Span } from '../lint/ranges.js';

/** The lines and columns of a span of offsets. */
export function rangeOf(document: TextDocument, [start, end]: Span): Range {
  return { start: document.positionAt(start), end: document.positionAt(end) };
}

export function spanOf(document: TextDocument, { start, end }: Range): Span {
  return [document.offsetAt(start), document.offsetAt(end)];
}

/** Where a message of ESLint stands, which counts from 1. One without an end stands on a point. */
export function messageRange({ line, column, endLine, endColumn }: Linter.LintMessage): Range {
  const start = { line: line - 1, character: column - 1 };
  return { start, end: { line: (endLine ?? line) - 1, character: (endColumn ?? column) - 1 } };
}

/** Where a node begins, to the end of that line at most: its lines count from 1, its columns from 0. */
export function firstLineOf({ start, end }: AST.SourceLocation): Range {
  const line = start.line - 1;
  return { start: { line, character: start.column }, end: { line, character: start.line === end.line ? end.column : uinteger.MAX_VALUE } };
}

/** The edit that turns a document into `text`, without what is the same before and behind. Null where nothing changes. */
export function editTo(document: TextDocument, text: string): TextEdit | null {
  return replacement(document, [0, document.getText().length], text);
}

/** The edit that puts `text` into a span, without what is the same before and behind. Null where nothing changes. */
export function replacement(document: TextDocument, [start, end]: Span, text: string): TextEdit | null {
  const old = document.getText().slice(start, end);
  if (old === text) return null;
  const most = Math.min(old.length, text.length);
  let head = 0;
  while (head < most && old[head] === text[head]) head += 1;
  let tail = 0;
  while (tail < most - head && old.at(-1 - tail) === text.at(-1 - tail)) tail += 1;
  return { range: rangeOf(document, [start + head, end - tail]), newText: text.slice(head, text.length - tail) };
}

/** An edit of a document as it is now: editors refuse it once the document has changed. */
export function workspaceEdit({ uri, version }: TextDocument, edit: TextEdit): WorkspaceEdit {
  return { documentChanges: [{ textDocument: { uri, version }, edits: [edit] }] };
}
