import type { SourceCode } from 'eslint';
import { TextDocument, type TextEdit } from 'vscode-languageserver-textdocument';
import { expect, test } from 'vitest';
import { lintText } from '../../test/linted-text.js';
import { disableForFile, disableForLine } from './disable.js';

/** The text after the edit; null where there is none. */
function edited(text: string, edit: (document: TextDocument, sourceCode: SourceCode) => TextEdit | null): string | null {
  const { linted, document } = lintText(text);
  if (!linted.sourceCode) throw new Error('does not parse');
  const change = edit(document, linted.sourceCode);
  return change && TextDocument.applyEdits(document, [change]);
}

const forLine = (text: string, line: number) => edited(text, (document, code) => disableForLine(document, code, line, 'backoff/a'));
const forFile = (text: string) => edited(text, (document, code) => disableForFile(document, code, 'backoff/a'));

test('the comment stands above the line, as far in as the line', () => {
  expect(forLine('f();\n\tg();\n', 1)).toBe('f();\n\t// eslint-disable-next-line backoff/a\n\tg();\n');
});

test('a comment that is there already takes the rule along', () => {
  expect(forLine('// eslint-disable-next-line no-var\nf();\n', 1)).toBe('// eslint-disable-next-line no-var, backoff/a\nf();\n');
  expect(forLine('// eslint-disable-next-line no-var -- because\nf();\n', 1)).toBe('// eslint-disable-next-line no-var, backoff/a -- because\nf();\n');
});

test('there is no comment inside a template', () => {
  expect(forLine('f(`a\n${b}`);\n', 1)).toBeNull();
});

test('for the file, it stands first', () => {
  expect(forFile('// Licence\nf();\n')).toBe('/* eslint-disable backoff/a */\n// Licence\nf();\n');
});

test('but below a line that tells how to run the file', () => {
  expect(forFile('#!/usr/bin/env node\nf();\n')).toBe('#!/usr/bin/env node\n/* eslint-disable backoff/a */\nf();\n');
});

test('a line that begins with a template may have one above it', () => {
  expect(forLine('tag\n`a`;\n', 1)).toBe('tag\n// eslint-disable-next-line backoff/a\n`a`;\n');
});
