import { shownElsewhere } from 'backoff-language-server/protocol';
import * as vscode from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';

/**
 * Tells the server of documents in which another extension, as a rule ESLint's, shows the same rules' findings: nothing is
 * shown twice. It holds until the document is closed.
 */
export function watchOtherSources(client: LanguageClient): vscode.Disposable[] {
  const told = new Set<string>();
  return [
    vscode.languages.onDidChangeDiagnostics(({ uris }) => {
      for (const uri of uris) {
        if (told.has(uri.toString()) || !vscode.languages.getDiagnostics(uri).some(isOurRuleElsewhere)) continue;
        told.add(uri.toString());
        void client.sendNotification(shownElsewhere, { uri: client.code2ProtocolConverter.asUri(uri) });
      }
    }),
    vscode.workspace.onDidCloseTextDocument(({ uri }) => told.delete(uri.toString())),
  ];
}

function isOurRuleElsewhere({ source, code }: vscode.Diagnostic): boolean {
  if (source === 'backoff') return false;
  // A workspace may call the plugin by another name: the page of the rule tells as well.
  if (typeof code !== 'object') return String(code).startsWith('backoff/');
  return String(code.value).startsWith('backoff/') || code.target.path.includes('/eslint-plugin-backoff/docs/rules/');
}
