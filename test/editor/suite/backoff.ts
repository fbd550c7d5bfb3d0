import * as assert from 'node:assert/strict';
import { suite, suiteSetup, teardown, test } from 'mocha';
import * as vscode from 'vscode';
import { actionsAt, findingsOf, open, replace, rootsOpened, withSetting } from './documents.js';

const inStep = `\
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
const twice = `${inStep}\n${inStep.replace('load', 'store')}`;

suite('Backoff', () => {
  suiteSetup(rootsOpened);
  teardown(() => vscode.commands.executeCommand('workbench.action.closeAllEditors'));

  test('publishes diagnostics with a link to the page of the rule', async () => {
    const document = await open(inStep);
    const [diagnostic] = await findingsOf(document, (all) => all.length === 1);
    assert.equal(diagnostic?.source, 'backoff');
    assert.ok(typeof diagnostic.code === 'object');
    assert.equal(diagnostic.code.value, 'backoff/require-jitter');
    assert.match(diagnostic.code.target.toString(), /^https:.*\/require-jitter\.md$/);
    assert.equal(document.getText(diagnostic.range), '100 * 2 ** attempt');
  });

  test('has none for a text that is fine', async () => {
    const document = await open(inStep);
    await findingsOf(document, (all) => all.length === 1);
    await replace(document, '100 * 2 ** attempt', 'Math.random() * 100 * 2 ** attempt');
    await findingsOf(document, (all) => all.length === 0);
  });

  test('judges each root by the configuration nearest to the file', async () => {
    const [unconfigured] = await findingsOf(await open(inStep, 'one'), (all) => all.length === 1);
    assert.equal(unconfigured?.severity, vscode.DiagnosticSeverity.Error);
    const [configured] = await findingsOf(await open(inStep, 'two'), (all) => all.length === 1);
    assert.equal(configured?.severity, vscode.DiagnosticSeverity.Warning);
  });

  test('follows the settings', async () => {
    const document = await open(inStep);
    await findingsOf(document, (all) => all.length === 1);
    await withSetting('backoff', 'preset', 'off', async () => {
      await findingsOf(document, (all) => all.length === 0);
    });
    await findingsOf(document, (all) => all.length === 1);
  });

  test('shows a table and pictures in the hover', async () => {
    const document = await open(inStep);
    await findingsOf(document, (all) => all.length === 1);
    const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(
      'vscode.executeHoverProvider', document.uri, document.positionAt(inStep.indexOf('for (')),
    );
    const contents = hovers.flatMap((hover) => hover.contents).filter((content) => content instanceof vscode.MarkdownString);
    const markdown = contents.map(({ value }) => value).join('\n');
    assert.match(markdown, /\*\*4\u00a0retries in 1\.5\u00a0s:\*\*/);
    assert.match(markdown, /<table>.*<img align="top" alt="now: at most 100/);
  });

  test('shows a lens above each retry where it is wanted', async () => {
    const document = await open(twice);
    const lenses = () => vscode.commands.executeCommand<vscode.CodeLens[]>('vscode.executeCodeLensProvider', document.uri, 10);
    await findingsOf(document, (all) => all.length === 2);
    assert.equal((await lenses()).length, 0);
    await withSetting('backoff', 'codeLens.enable', true, async () => {
      const shown = await lenses();
      assert.deepEqual(shown.map(({ range }) => range.start.line), [1, 12]);
      assert.match(shown[0]?.command?.title ?? '', /^4\u00a0retries in 1\.5\u00a0s: /);
    });
  });

  test('fixes one problem, and the edit is the preferred one', async () => {
    const document = await open(inStep);
    const [diagnostic] = await findingsOf(document, (all) => all.length === 1);
    assert.ok(diagnostic);
    const actions = await actionsAt(document, diagnostic.range);
    const fix = actions.find(({ isPreferred }) => isPreferred);
    assert.ok(fix?.edit);
    assert.ok(await vscode.workspace.applyEdit(fix.edit));
    assert.match(document.getText(), /sleep\(fullJitter\(attempt, \{ base: 100, cap: 30_000 \}\)\)/);
    await findingsOf(document, (all) => all.length === 0);
  });

  test('fixes everything at once', async () => {
    const document = await open(twice);
    await findingsOf(document, (all) => all.length === 2);
    const whole = new vscode.Range(0, 0, document.lineCount, 0);
    const [all] = await actionsAt(document, whole, 'source.fixAll.backoff');
    assert.ok(all?.edit);
    assert.ok(await vscode.workspace.applyEdit(all.edit));
    await findingsOf(document, (left) => left.length === 0);
    assert.equal(document.getText().match(/function fullJitter/g)?.length, 1);
  });

  test('fixes everything when a file is saved, where that is wanted', async () => {
    const document = await open(twice);
    await findingsOf(document, (all) => all.length === 2);
    await replace(document, 'load', 'fetchOne');
    await withSetting('editor', 'codeActionsOnSave', { 'source.fixAll.backoff': 'explicit' }, async () => {
      await vscode.commands.executeCommand('workbench.action.files.save');
    });
    assert.ok(!document.isDirty);
    const saved = new TextDecoder().decode(await vscode.workspace.fs.readFile(document.uri));
    assert.equal(saved.match(/sleep\(fullJitter\(/g)?.length, 2);
    await findingsOf(document, (left) => left.length === 0);
  });

  for (const name of ['backoff', 'retry']) {
    test(`steps back where another source shows the same findings, as ${name}/…`, async () => {
      const document = await open(inStep);
      const [ours] = await findingsOf(document, (all) => all.length === 1);
      assert.ok(ours && typeof ours.code === 'object');
      const collection = vscode.languages.createDiagnosticCollection('like-eslint');
      const theirs = new vscode.Diagnostic(ours.range, ours.message, vscode.DiagnosticSeverity.Error);
      theirs.source = 'eslint';
      theirs.code = { ...ours.code, value: `${name}/require-jitter` };
      collection.set(document.uri, [theirs]);
      await findingsOf(document, (all) => all.length === 1 && all[0]?.source === 'eslint');
      assert.deepEqual(await actionsAt(document, ours.range, 'quickfix'), []);
      collection.dispose();
    });
  }

  test('copies the delay sequence', async () => {
    const document = await open(inStep);
    await vscode.window.showTextDocument(document, { selection: new vscode.Range(1, 2, 1, 2) });
    await vscode.commands.executeCommand('backoff.copySequenceAsCsv');
    assert.match(await vscode.env.clipboard.readText(), /^retry,min \(ms\),max \(ms\),latest \(ms\)\n1,100,100,100\n/);
    await vscode.commands.executeCommand('backoff.copySequenceAsMarkdown');
    assert.match(await vscode.env.clipboard.readText(), /^\*\*4\u00a0retries in .*\n\n\| retry \| waits \| latest at \|\n/);
  });

  test('goes on after a restart of its server', async () => {
    const document = await open(inStep);
    await findingsOf(document, (all) => all.length === 1);
    await vscode.commands.executeCommand('backoff.restart');
    await replace(document, 'load', 'fetchOne');
    await replace(document, '100 * 2 ** attempt', 'Math.random() * 100 * 2 ** attempt');
    await findingsOf(document, (all) => all.length === 0);
    await vscode.commands.executeCommand('backoff.showLog');
  });
});
