import { type Helper, helperName, printHelper } from 'eslint-plugin-backoff/helpers';
import type { TextDocument, TextEdit } from 'vscode-languageserver-textdocument';
import type { LintedDocument } from '../lint/linted-document.js';
import { rangeOf } from './text-document.js';

const helpers: readonly Helper[] = ['full', 'equal', 'decorrelated', 'budget'];

export function isHelper(value: unknown): value is Helper {
  return helpers.some((helper) => helper === value);
}

/** The edit that writes a helper behind a document's last statement; null where its name is taken already. */
export function insertHelper({ sourceCode, filename }: LintedDocument, document: TextDocument, helper: Helper): TextEdit | null {
  const isTaken = sourceCode?.scopeManager.scopes.some(({ set }) => set.has(helperName(helper))) ?? false;
  if (isTaken) return null;
  const text = document.getText();
  const typescript = /\.[cm]?tsx?$/i.test(filename) || /<script[^>]*\blang=["']?ts/i.test(text);
  const end = sourceCode?.ast.body.at(-1)?.range?.[1] ?? text.length;
  return { range: rangeOf(document, [end, end]), newText: `${end > 0 ? '\n\n' : ''}${printHelper(helper, { typescript })}` };
}
