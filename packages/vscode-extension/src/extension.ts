import * as vscode from 'vscode';
import { trustGranted } from 'backoff-language-server/protocol';
import { createClient } from './client.js';
import { registerCommands } from './commands.js';
import { watchOtherSources } from './other-sources.js';

/** Starts the language server and what is VS Code's own around it. */
export async function activate(context: vscode.ExtensionContext): Promise<void> {
  const client = createClient(context.asAbsolutePath('dist/server.cjs'));
  context.subscriptions.push(
    client,
    ...registerCommands(client),
    ...watchOtherSources(client),
    vscode.workspace.onDidGrantWorkspaceTrust(() => client.sendNotification(trustGranted)),
  );
  await client.start();
}
