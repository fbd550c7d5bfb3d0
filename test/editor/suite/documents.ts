import * as assert from 'node:assert/strict';
import * as vscode from 'vscode';

let written = 0;

const rootNamed = (root: string): vscode.WorkspaceFolder | undefined => vscode.workspace.workspaceFolders?.find(({ name }) => name === root);

/** Until the window has opened the roots of the workspace: the host may begin to run the suite before that. */
export function rootsOpened(): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (rootNamed('one') === undefined) return;
      subscription.dispose();
      resolve();
    };
    const subscription = vscode.workspace.onDidChangeWorkspaceFolders(look);
    look();
  });
}

/** Opens a new file in a root of the workspace. Each one has a name of its own, so that no test meets what another has left. */
export async function open(content: string, root = 'one'): Promise<vscode.TextDocument> {
  const folder = rootNamed(root);
  assert.ok(folder, `The workspace has no root ${root}.`);
  const uri = vscode.Uri.joinPath(folder.uri, `written-${(written += 1)}.js`);
  await vscode.workspace.fs.writeFile(uri, new TextEncoder().encode(content));
  const document = await vscode.workspace.openTextDocument(uri);
  await vscode.window.showTextDocument(document);
  return document;
}

/** The findings of a document, as soon as they are as wanted. Other sources say nothing of these rules. */
export function findingsOf(document: vscode.TextDocument, isWanted: (all: readonly vscode.Diagnostic[]) => boolean): Promise<vscode.Diagnostic[]> {
  return new Promise((resolve) => {
    const check = (): void => {
      const all = vscode.languages.getDiagnostics(document.uri).filter(isFinding);
      if (!isWanted(all)) return;
      subscription.dispose();
      resolve(all);
    };
    const subscription = vscode.languages.onDidChangeDiagnostics(check);
    check();
  });
}

function isFinding({ code }: vscode.Diagnostic): boolean {
  return typeof code === 'object' && code.target.path.includes('/docs/rules/');
}

export async function replace(document: vscode.TextDocument, old: string, text: string): Promise<void> {
  const start = document.getText().indexOf(old);
  const edit = new vscode.WorkspaceEdit();
  edit.replace(document.uri, new vscode.Range(document.positionAt(start), document.positionAt(start + old.length)), text);
  assert.ok(await vscode.workspace.applyEdit(edit));
}

export async function actionsAt(document: vscode.TextDocument, range: vscode.Range, kind?: string): Promise<vscode.CodeAction[]> {
  return vscode.commands.executeCommand<vscode.CodeAction[]>('vscode.executeCodeActionProvider', document.uri, range, kind);
}

/** Sets a value for the workspace while `run` runs. */
export async function withSetting(section: string, key: string, value: unknown, run: () => Promise<void>): Promise<void> {
  const target = vscode.ConfigurationTarget.Workspace;
  await vscode.workspace.getConfiguration(section).update(key, value, target);
  try {
    await run();
  } finally {
    await vscode.workspace.getConfiguration(section).update(key, undefined, target);
  }
}
