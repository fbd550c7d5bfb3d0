import * as assert from 'node:assert/strict';
import { suite, teardown, test } from 'mocha';
import * as vscode from 'vscode';

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

suite('Backoff', () => {
  teardown(() => vscode.commands.executeCommand('workbench.action.closeAllEditors'));

  test('publishes diagnostics with a link to the page of the rule', async () => {
    const document = await open(inStep);
    const [diagnostic] = await diagnosticsOf(document, (all) => all.length === 1);
    assert.equal(diagnostic?.source, 'backoff');
    assert.ok(typeof diagnostic.code === 'object');
    assert.equal(diagnostic.code.value, 'backoff/require-jitter');
    assert.equal(document.getText(diagnostic.range), '100 * 2 ** attempt');
  });

  test('has none for a text that is fine', async () => {
    const document = await open(inStep);
    await diagnosticsOf(document, (all) => all.length === 1);
    await replace(document, '100 * 2 ** attempt', 'Math.random() * 100 * 2 ** attempt');
    await diagnosticsOf(document, (all) => all.length === 0);
  });

  test('shows a table and pictures in the hover', async () => {
    const document = await open(inStep);
    await diagnosticsOf(document, (all) => all.length === 1);
    const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(
      'vscode.executeHoverProvider', document.uri, document.positionAt(inStep.indexOf('for (')),
    );
    const contents = hovers.flatMap((hover) => hover.contents).filter((content) => content instanceof vscode.MarkdownString);
    const markdown = contents.map(({ value }) => value).join('\n');
    assert.match(markdown, /\*\*4\u00a0retries in 1\.5\u00a0s:\*\*/);
    assert.match(markdown, /<table>.*<img align="top" alt="now: at most 100/);
  });

  test('fixes one problem, and the edit is the preferred one', async () => {
    const document = await open(inStep);
    const [diagnostic] = await diagnosticsOf(document, (all) => all.length === 1);
    assert.ok(diagnostic);
    const actions = await actionsAt(document, diagnostic.range);
    const fix = actions.find(({ isPreferred }) => isPreferred);
    assert.ok(fix?.edit);
    assert.ok(await vscode.workspace.applyEdit(fix.edit));
    assert.match(document.getText(), /sleep\(fullJitter\(attempt, \{ base: 100, cap: 30_000 \}\)\)/);
    await diagnosticsOf(document, (all) => all.length === 0);
  });

  test('fixes everything at once', async () => {
    const document = await open(`${inStep}\n${inStep.replace('load', 'store')}`);
    await diagnosticsOf(document, (all) => all.length === 2);
    const whole = new vscode.Range(0, 0, document.lineCount, 0);
    const [all] = await actionsAt(document, whole, 'source.fixAll.backoff');
    assert.ok(all?.edit);
    assert.ok(await vscode.workspace.applyEdit(all.edit));
    await diagnosticsOf(document, (left) => left.length === 0);
    assert.equal(document.getText().match(/function fullJitter/g)?.length, 1);
  });

  test('steps back where another source shows the same findings', async () => {
    const document = await open(inStep);
    const [ours] = await diagnosticsOf(document, (all) => all.length === 1);
    assert.ok(ours);
    const collection = vscode.languages.createDiagnosticCollection('like-eslint');
    const theirs = new vscode.Diagnostic(ours.range, ours.message, vscode.DiagnosticSeverity.Error);
    theirs.source = 'eslint';
    theirs.code = { value: 'backoff/require-jitter', target: vscode.Uri.parse('https://example.org') };
    collection.set(document.uri, [theirs]);
    const left = await diagnosticsOf(document, (all) => all.length === 1 && all[0]?.source === 'eslint');
    collection.dispose();
    assert.equal(left.length, 1);
  });

  test('copies the delay sequence', async () => {
    const document = await open(inStep);
    const { selection } = await vscode.window.showTextDocument(document, { selection: new vscode.Range(1, 2, 1, 2) });
    assert.equal(selection.active.line, 1);
    await vscode.commands.executeCommand('backoff.copySequenceAsCsv');
    assert.match(await vscode.env.clipboard.readText(), /^retry,min \(ms\),max \(ms\),latest \(ms\)\n1,100,100,100\n/);
  });
});

async function open(content: string): Promise<vscode.TextDocument> {
  const document = await vscode.workspace.openTextDocument({ language: 'javascript', content });
  await vscode.window.showTextDocument(document);
  return document;
}

/** The diagnostics of a document as soon as they are as wanted. */
function diagnosticsOf(document: vscode.TextDocument, isWanted: (all: readonly vscode.Diagnostic[]) => boolean): Promise<vscode.Diagnostic[]> {
  return new Promise((resolve) => {
    const check = (): void => {
      const all = vscode.languages.getDiagnostics(document.uri);
      if (!isWanted(all)) return;
      subscription.dispose();
      resolve(all);
    };
    const subscription = vscode.languages.onDidChangeDiagnostics(check);
    check();
  });
}

async function replace(document: vscode.TextDocument, old: string, text: string): Promise<void> {
  const start = document.getText().indexOf(old);
  const edit = new vscode.WorkspaceEdit();
  edit.replace(document.uri, new vscode.Range(document.positionAt(start), document.positionAt(start + old.length)), text);
  assert.ok(await vscode.workspace.applyEdit(edit));
}

async function actionsAt(document: vscode.TextDocument, range: vscode.Range, kind?: string): Promise<vscode.CodeAction[]> {
  return vscode.commands.executeCommand<vscode.CodeAction[]>('vscode.executeCodeActionProvider', document.uri, range, kind);
}
