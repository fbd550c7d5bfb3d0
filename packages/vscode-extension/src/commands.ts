import { commands as serverCommands } from 'backoff-language-server/protocol';
import * as vscode from 'vscode';
import { ExecuteCommandRequest, type LanguageClient } from 'vscode-languageclient/node';

const helpers: readonly (vscode.QuickPickItem & { readonly helper: string })[] = [
  { helper: 'full', label: 'fullJitter', description: 'a random wait up to the capped exponential: the one to take' },
  { helper: 'equal', label: 'equalJitter', description: 'half of the capped exponential, and a random part of the rest' },
  { helper: 'decorrelated', label: 'decorrelatedJitter', description: 'a random walk from the base to the cap' },
  { helper: 'budget', label: 'retryBudget', description: 'keeps retries to a share of the requests' },
];

/** The commands that the palette shows. */
export function registerCommands(client: LanguageClient): vscode.Disposable[] {
  const register = (name: string, run: () => unknown): vscode.Disposable => vscode.commands.registerCommand(`backoff.${name}`, run);
  return [
    register('insertHelper', () => insertHelper(client)),
    register('copySequenceAsMarkdown', () => copySequence(client, 'markdown')),
    register('copySequenceAsCsv', () => copySequence(client, 'csv')),
    register('restart', () => client.restart()),
    register('showLog', () => client.outputChannel.show()),
  ];
}

async function insertHelper(client: LanguageClient): Promise<void> {
  const editor = vscode.window.activeTextEditor;
  const picked = editor && (await vscode.window.showQuickPick(helpers, { title: 'Insert a Reference Helper' }));
  if (!picked) return;
  const written = await onServer(client, serverCommands.insertHelper, [uriOf(client, editor), picked.helper]);
  if (written === false) void vscode.window.showInformationMessage(`${picked.label} is in this file already.`);
  if (written === null) void vscode.window.showInformationMessage('Helpers go into JavaScript and TypeScript files.');
}

async function copySequence(client: LanguageClient, format: 'markdown' | 'csv'): Promise<void> {
  const editor = vscode.window.activeTextEditor;
  if (!editor) return;
  const position = client.code2ProtocolConverter.asPosition(editor.selection.active);
  const text = await onServer(client, serverCommands.delaySequence, [uriOf(client, editor), position, format]);
  if (typeof text === 'string') await vscode.env.clipboard.writeText(text);
  const outcome = typeof text === 'string' ? 'The delay sequence is copied.' : 'There is no retry with known waits at the cursor.';
  void vscode.window.setStatusBarMessage(outcome, 5000);
}

function uriOf(client: LanguageClient, { document }: vscode.TextEditor): string {
  return client.code2ProtocolConverter.asUri(document.uri);
}

async function onServer(client: LanguageClient, command: string, given: unknown[]): Promise<unknown> {
  const answer: unknown = await client.sendRequest(ExecuteCommandRequest.type, { command, arguments: given });
  return answer;
}
