import { type CodeAction, TextDocumentEdit } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { describe, expect, test } from 'vitest';
import { inStep, lintText, rangeOfText } from '../../test/linted-text.js';
import { codeActionsOf, fixAllKind } from './code-actions.js';

/** The actions at the only occurrence of `part`. */
function actionsAt(text: string, part: string, only?: string[], preset: 'recommended' | 'strict' = 'recommended') {
  const { linted, document } = lintText(text, { preset });
  return { document, actions: codeActionsOf(linted, document, rangeOfText(document, part), only) };
}

function apply(document: TextDocument, action: CodeAction | undefined): string {
  const edits = action?.edit?.documentChanges?.filter((change) => TextDocumentEdit.is(change)) ?? [];
  return TextDocument.applyEdits(document, edits.flatMap((edit) => edit.edits.filter((one) => 'newText' in one)));
}

describe('at a finding', () => {
  const { document, actions } = actionsAt(inStep, '100 * 2 ** attempt');

  test('there are its fix, both ways to disable it, and its page', () => {
    expect(actions.map(({ title }) => title)).toEqual([
      'Randomise the whole wait (full jitter)',
      'Disable backoff/require-jitter for this line',
      'Disable backoff/require-jitter for this file',
      'Open the page of require-jitter',
    ]);
  });

  test('the fix is the preferred one, of the document as it is', () => {
    expect(actions.map(({ isPreferred }) => isPreferred)).toEqual([true, undefined, undefined, undefined]);
    expect(actions[0]?.edit?.documentChanges?.[0]).toMatchObject({ textDocument: { uri: 'file:///file.ts', version: 7 } });
    expect(apply(document, actions[0])).toMatch(/await sleep\(fullJitter\(attempt, \{ base: 100, cap: 30_000 \}\)\);[^]*function fullJitter\(/);
  });

  test('the comments silence it', () => {
    expect(apply(document, actions[1])).toBe(
      inStep.replace('      await sleep', '      // eslint-disable-next-line backoff/require-jitter\n      await sleep'),
    );
    expect(apply(document, actions[2])).toBe(`/* eslint-disable backoff/require-jitter */\n${inStep}`);
  });

  test('its page is opened by a command', () => {
    expect(actions[3]?.command).toMatchObject({
      command: 'backoff.server.openPage',
      arguments: ['https://github.com/backoff-js/backoff/blob/main/packages/eslint-plugin-backoff/docs/rules/require-jitter.md'],
    });
  });
});

test('elsewhere there are none', () => {
  expect(actionsAt(inStep, 'query').actions).toEqual([]);
});

test('a suggestion is offered, but not preferred', () => {
  const { actions } = actionsAt(inStep, 'for', undefined, 'strict');
  expect(actions.map(({ title, isPreferred }) => [title, isPreferred]).slice(0, 1)).toEqual([['Warn of each failed attempt', undefined]]);
});

describe('fix all', () => {
  const twice = `${inStep}\n${inStep.replace('load', 'store').replace('100 *', '200 *')}`;

  test('is offered beside a fix where there are several', () => {
    const { document, actions } = actionsAt(twice, '100 * 2 ** attempt');
    const all = actions.find(({ title }) => title === 'Fix all retry problems in this file');
    const fixed = apply(document, all);
    expect(fixed).toContain('sleep(fullJitter(attempt, { base: 100, cap: 30_000 }))');
    expect(fixed).toContain('sleep(fullJitter(attempt, { base: 200, cap: 30_000 }))');
    expect(fixed.match(/function fullJitter/g)).toHaveLength(1);
  });

  test('is the only action on save', () => {
    const { actions } = actionsAt(twice, 'load', [fixAllKind]);
    expect(actions.map(({ title, kind }) => [title, kind])).toEqual([['Fix all retry problems in this file', 'source.fixAll.backoff']]);
  });

  test('is part of everything that is fixed on save', () => {
    expect(actionsAt(twice, 'load', ['source.fixAll']).actions.map(({ kind }) => kind)).toEqual(['source.fixAll.backoff']);
    expect(actionsAt(twice, 'load', ['source.organizeImports']).actions).toEqual([]);
  });
});
