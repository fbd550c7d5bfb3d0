import { TextDocument } from 'vscode-languageserver-textdocument';
import { expect, test } from 'vitest';
import { lintText } from '../../test/linted-text.js';
import { insertHelper } from './helper.js';

test('a helper stands behind the last statement, with types in TypeScript', () => {
  const { linted, document } = lintText('run();\n');
  const edit = insertHelper(linted, document, 'full');
  expect(edit && TextDocument.applyEdits(document, [edit])).toMatch(/^run\(\);\n\n\/\*\*[^]*function fullJitter\(\n {2}attempt: number,[^]*\n}\n$/);
});

test('the retry budget is one of them', () => {
  const { linted, document } = lintText('');
  expect(insertHelper(linted, document, 'budget')?.newText).toMatch(/^\/\*\*[^]*function retryBudget\(/);
});

test('a name that is taken is left alone', () => {
  const { linted, document } = lintText('import { fullJitter } from "./wait.js";\n');
  expect(insertHelper(linted, document, 'full')).toBeNull();
  expect(insertHelper(linted, document, 'equal')).not.toBeNull();
});
