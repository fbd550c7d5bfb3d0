import backoff from 'eslint-plugin-backoff';
import {
  type CodeAction,
  CodeLensRefreshRequest,
  type Connection,
  DidChangeConfigurationNotification,
  DidChangeWatchedFilesNotification,
  type InitializeParams,
  type InitializeResult,
  MessageType,
  ShowMessageNotification,
  TextDocuments,
  TextDocumentSyncKind,
  type WorkspaceEdit,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { type ClientFeatures, clientFeatures } from './client-features.js';
import { executeCommand } from './commands.js';
import { isRecord } from './config/client-settings.js';
import { ConfigResolver } from './config/config-resolver.js';
import type { ConfigProblem } from './config/workspace-configs.js';
import { codeActionsOf, fixAllKind } from './features/code-actions.js';
import { codeLensesOf } from './features/code-lens.js';
import { hoverAt } from './features/hover.js';
import { LintedDocuments } from './lint/linted-documents.js';
import { commands, shownElsewhere, trustGranted } from './protocol.js';
import { type Publication, Publisher } from './publisher.js';
import { SettingsSource } from './settings-source.js';

/** How a server behaves. */
export interface ServerOptions {
  /** How long a document must rest, in ms, before its diagnostics are published. */
  readonly delayMs?: number;
}

/** Serves a connection from its `initialize` on. The caller makes the connection listen. */
export function serve(connection: Connection, { delayMs = 100 }: ServerOptions = {}): void {
  const documents = new TextDocuments(TextDocument);
  connection.onInitialize((params: InitializeParams) => {
    start(connection, documents, clientFeatures(params), delayMs);
    return initializeResult;
  });
  documents.listen(connection);
}

const initializeResult: InitializeResult = {
  serverInfo: { name: 'backoff-language-server', version: backoff.meta.version },
  capabilities: {
    textDocumentSync: TextDocumentSyncKind.Incremental,
    hoverProvider: true,
    codeActionProvider: { codeActionKinds: ['quickfix', fixAllKind] },
    codeLensProvider: {},
    executeCommandProvider: { commands: Object.values(commands) },
  },
};

function start(connection: Connection, documents: TextDocuments<TextDocument>, features: ClientFeatures, delayMs: number): void {
  const settings = new SettingsSource(connection, features);
  const resolver = new ConfigResolver(features.trusted, (problem) => tell(connection, problem));
  const linted = new LintedDocuments(resolver, (uri) => settings.of(uri), (message) => connection.console.error(message));
  const publish = (publication: Publication): void => void connection.sendDiagnostics(publication);
  const publisher = new Publisher(linted, publish, (document) => documents.get(document.uri) === document, delayMs);
  connection.onShutdown(() => publisher.stop());

  documents.onDidChangeContent(({ document }) => publisher.schedule(document));
  documents.onDidClose(({ document }) => {
    linted.forget(document.uri);
    publisher.close(document);
  });

  const again = (): void => {
    linted.clear();
    documents.all().forEach((document) => publisher.schedule(document));
    if (features.refreshesLenses) whileConnected(connection.sendRequest(CodeLensRefreshRequest.type));
  };
  listenToChanges({ connection, features, settings, resolver, again });
  connection.onNotification(shownElsewhere, (params: unknown) => {
    const document = isRecord(params) ? documents.get(String(params['uri'])) : undefined;
    if (document) publisher.stepBack(document);
  });
  answerRequests({ connection, documents, features, settings, linted, publisher });
}

interface Changes {
  readonly connection: Connection;
  readonly features: ClientFeatures;
  readonly settings: SettingsSource;
  readonly resolver: ConfigResolver;
  /** Judges all open documents anew. */
  readonly again: () => void;
}

/** What makes all documents be judged anew: settings, configurations, trust. */
function listenToChanges({ connection, features, settings, resolver, again }: Changes): void {
  connection.onInitialized(() => {
    if (features.tellsConfigurationChanges) {
      whileConnected(connection.client.register(DidChangeConfigurationNotification.type, { section: 'backoff' }));
    }
    if (features.watchesFiles) {
      const watchers = [{ globPattern: '**/eslint.config.{js,mjs,cjs,ts,mts,cts}' }];
      whileConnected(connection.client.register(DidChangeWatchedFilesNotification.type, { watchers }));
    }
  });
  connection.onDidChangeConfiguration(({ settings: sent }: { settings: unknown }) => {
    settings.change(sent);
    again();
  });
  connection.onDidChangeWatchedFiles(() => {
    resolver.clear();
    again();
  });
  connection.onNotification(trustGranted, () => {
    resolver.trust();
    again();
  });
}

interface Requests {
  readonly connection: Connection;
  readonly documents: TextDocuments<TextDocument>;
  readonly features: ClientFeatures;
  readonly settings: SettingsSource;
  readonly linted: LintedDocuments;
  readonly publisher: Publisher;
}

function answerRequests({ connection, documents, features, settings, linted, publisher }: Requests): void {
  const forClient = features.versionedEdits ? (edit: WorkspaceEdit) => edit : withoutVersions;

  connection.onHover(async ({ textDocument, position }) => {
    const document = documents.get(textDocument.uri);
    const known = document && (await linted.of(document));
    const options = { html: features.htmlHover, diagnosticsShown: true };
    return document && known ? hoverAt(known, document, document.offsetAt(position), options) : null;
  });

  connection.onCodeAction(async ({ textDocument, range, context }): Promise<CodeAction[]> => {
    const document = documents.get(textDocument.uri);
    const known = document && (await linted.of(document));
    if (!document || !known || !publisher.shows(textDocument.uri)) return [];
    return codeActionsOf(known, document, range, context.only).map(({ edit, ...action }) =>
      edit ? { ...action, edit: forClient(edit) } : action,
    );
  });

  connection.onCodeLens(async ({ textDocument }) => {
    const document = documents.get(textDocument.uri);
    if (!document || !(await settings.of(textDocument.uri)).codeLens) return [];
    const known = await linted.of(document);
    return known ? codeLensesOf(known) : [];
  });

  connection.onExecuteCommand(({ command, arguments: given = [] }) =>
    executeCommand(command, given, { connection, documents, linted, forClient }),
  );
}

/** What is asked of a client that goes away meanwhile has no answer, and needs none. */
function whileConnected(request: Promise<unknown>): void {
  request.catch(() => undefined);
}

/** For clients that do not know versions of edits. */
function withoutVersions({ documentChanges = [] }: WorkspaceEdit): WorkspaceEdit {
  const edits = documentChanges.flatMap((change) => {
    if (!('textDocument' in change)) return [];
    return [[change.textDocument.uri, change.edits.filter((edit) => 'newText' in edit)] as const];
  });
  return { changes: Object.fromEntries(edits) };
}

/** A configuration that cannot be loaded is told of in a message, and the preset stands in. */
function tell(connection: Connection, { file, line, message }: ConfigProblem): void {
  const place = line === null ? file : `${file}:${line}`;
  const sentence = `Backoff cannot use the ESLint configuration: ${place}: ${message}. It uses its own rules until that is mended.`;
  connection.console.error(sentence);
  void connection.sendNotification(ShowMessageNotification.type, { type: MessageType.Error, message: sentence });
}
