import type { InitializationOptions } from 'backoff-language-server/protocol';
import * as vscode from 'vscode';
import { LanguageClient, type LanguageClientOptions, TransportKind } from 'vscode-languageclient/node';

const languages = ['javascript', 'javascriptreact', 'typescript', 'typescriptreact', 'vue', 'svelte'];

/** Where documents are that a user edits; not the old versions that a comparison shows. */
const schemes = ['file', 'untitled', 'vscode-vfs'];

/** A client of the server in the file `module`, not started yet. */
export function createClient(module: string): LanguageClient {
  const server = { module, transport: TransportKind.ipc };
  return new LanguageClient('backoff', 'Backoff', { run: server, debug: server }, clientOptions());
}

function clientOptions(): LanguageClientOptions {
  return {
    documentSelector: schemes.flatMap((scheme) => languages.map((language) => ({ scheme, language }))),
    initializationOptions: (): InitializationOptions => ({ trusted: vscode.workspace.isTrusted, htmlHover: true }),
    // The hover is words in the theme's own colours around pictures without words.
    markdown: { supportHtml: true, supportThemeIcons: true },
    diagnosticCollectionName: 'backoff',
  };
}
