import { Linter } from 'eslint';
import { parser } from 'typescript-eslint';
import { expect } from 'vitest';
import { findRetrySites } from '../src/analysis.js';
import type { Edit, Fix } from '../src/fixes/code/edit.js';
import { helperName, printHelper } from '../src/helpers/print-helper.js';
import { readSettings } from '../src/settings.js';

export interface Circumstances {
  /** `.js` unless said otherwise. */
  readonly filename?: string;
  readonly settings?: object;
  /** The edition of ECMAScript that the file is read in. */
  readonly ecmaVersion?: number;
  /** Whether the edit may be applied by itself: it may, unless said otherwise. */
  readonly safe?: boolean;
}

/**
 * Holds what a fix makes of the first retry site in `before` against `after`; null where it should leave the site alone. Of a
 * helper that comes along only its name is written, as `// fullJitter`, behind what it is indented by.
 */
export function expectEdit(fix: Fix, before: string, after: string | null, { safe = true, ...rest }: Circumstances = {}): void {
  const edit = editOf(fix, before, rest);
  expect(edit && withoutHelper(apply(edit, before))).toBe(after);
  if (edit) expect(edit.safe).toBe(safe);
}

/** What a fix makes of the first retry site in a file; null where it leaves it alone. */
export function editOf(fix: Fix, code: string, { filename = 'file.js', settings = {}, ...edition }: Circumstances = {}): Edit | null {
  const linter = new Linter();
  const messages = linter.verify(code, [{ files: ['**'], languageOptions: { parser } }], { filename });
  expect(messages).toEqual([]);
  const sourceCode = linter.getSourceCode();
  const read = readSettings(settings);
  const [site] = findRetrySites(sourceCode, read);
  if (!site) throw new Error(`no retry site:\n${code}`);
  return fix(site, { sourceCode, settings: read, filename, ...edition });
}

/** The file once the edit is made. */
export function apply({ changes }: Edit, code: string): string {
  return changes.reduceRight((text, { range: [start, end], text: inserted }) => text.slice(0, start) + inserted + text.slice(end), code);
}

function withoutHelper(code: string): string {
  let text = code;
  for (const strategy of ['full', 'equal', 'decorrelated'] as const) {
    const own = helperName(strategy);
    for (const name of [own, `${own}2`]) {
      for (const form of [{ typescript: true }, { typescript: false }, { typescript: false, isOld: true }]) {
        const printed = printHelper(strategy, { ...form, name });
        for (const indent of ['', '  ']) text = text.replace(printed.replaceAll(/^(?=.)/gm, indent), `${indent}// ${name}`);
      }
    }
  }
  return text;
}
