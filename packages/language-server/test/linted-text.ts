import { type Range, TextDocument } from 'vscode-languageserver-textdocument';
import { type ClientSettings, readClientSettings } from '../src/config/client-settings.js';
import { presetConfig } from '../src/config/document-config.js';
import { lint } from '../src/lint/lint.js';
import type { LintedDocument } from '../src/lint/linted-document.js';

/** A text as an editor has it open, linted without any configuration. */
export function lintText(text: string, settings: Partial<ClientSettings> = {}, name = 'file.ts'): { linted: LintedDocument; document: TextDocument } {
  const document = TextDocument.create(`file:///${name}`, name.endsWith('x') ? 'typescriptreact' : 'typescript', 7, text);
  return { document, linted: lint(text, name, presetConfig({ ...readClientSettings({}), ...settings })) };
}

/** Where the only occurrence of `part` stands. */
export function rangeOfText(document: TextDocument, part: string): Range {
  const [before = '', ...rest] = document.getText().split(part);
  if (rest.length !== 1) throw new Error(`Not once in the text: ${part}`);
  return { start: document.positionAt(before.length), end: document.positionAt(before.length + part.length) };
}

/** Doubling waits in step: `require-jitter` reports the delay. */
export const inStep = `\
async function load(id) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await query(id);
    } catch (error) {
      if (attempt === 4) throw error;
      await sleep(100 * 2 ** attempt);
    }
  }
}
`;
