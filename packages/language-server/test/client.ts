import { PassThrough } from 'node:stream';
import { createConnection, createProtocolConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver/node';
import {
  ApplyWorkspaceEditRequest,
  ConfigurationRequest,
  type Diagnostic,
  DidChangeTextDocumentNotification,
  DidChangeWatchedFilesNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  InitializedNotification,
  InitializeRequest,
  type ProtocolConnection,
  PublishDiagnosticsNotification,
  type PublishDiagnosticsParams,
  RegistrationRequest,
  ShowMessageNotification,
  ShutdownRequest,
  type WorkspaceEdit,
} from 'vscode-languageserver';
import { onTestFinished } from 'vitest';
import type { InitializationOptions } from '../src/protocol.js';
import { serve } from '../src/server.js';

/** An editor without a window, connected to a server in this process. */
export class Client {
  /** Messages shown to the user. */
  readonly messages: string[] = [];
  /** Edits that the server has asked for. */
  readonly edits: WorkspaceEdit[] = [];
  readonly published: PublishDiagnosticsParams[] = [];
  /** How often the server has asked for settings. */
  asked = 0;
  private waiting: (() => void)[] = [];
  private versions = new Map<string, number>();

  constructor(
    readonly connection: ProtocolConnection,
    private settings: unknown,
  ) {
    connection.onNotification(PublishDiagnosticsNotification.type, (params) => {
      this.published.push(params);
      this.wake();
    });
    connection.onNotification(ShowMessageNotification.type, ({ message }) => {
      this.messages.push(message);
      this.wake();
    });
    connection.onRequest(ConfigurationRequest.type, async ({ items }) => {
      this.asked += 1;
      this.wake();
      const settings = await this.settings;
      return items.map(() => settings);
    });
    connection.onRequest(RegistrationRequest.type, () => undefined);
    connection.onRequest(ApplyWorkspaceEditRequest.type, ({ edit }) => {
      this.edits.push(edit);
      return { applied: true };
    });
  }

  open(uri: string, text: string, languageId = 'typescript'): Promise<void> {
    this.versions.set(uri, 1);
    return this.connection.sendNotification(DidOpenTextDocumentNotification.type, { textDocument: { uri, languageId, version: 1, text } });
  }

  /** Replaces the whole text. Answers the new version. */
  async change(uri: string, text: string): Promise<number> {
    const version = (this.versions.get(uri) ?? 0) + 1;
    this.versions.set(uri, version);
    await this.connection.sendNotification(DidChangeTextDocumentNotification.type, { textDocument: { uri, version }, contentChanges: [{ text }] });
    return version;
  }

  close(uri: string): Promise<void> {
    return this.connection.sendNotification(DidCloseTextDocumentNotification.type, { textDocument: { uri } });
  }

  /** The user has changed the settings under `backoff`. */
  configure(settings: unknown): Promise<void> {
    this.settings = settings;
    return this.connection.sendNotification('workspace/didChangeConfiguration', { settings: null });
  }

  fileChanged(uri: string): Promise<void> {
    return this.connection.sendNotification(DidChangeWatchedFilesNotification.type, { changes: [{ uri, type: 2 }] });
  }

  /** The diagnostics of a document in a version, once they are published; those published before `since` do not count. */
  async diagnostics(uri: string, version = 1, since = 0): Promise<Diagnostic[]> {
    const isWanted = (params: PublishDiagnosticsParams): boolean => params.uri === uri && params.version === version;
    const { diagnostics } = await this.until(() => this.published.slice(since).findLast(isWanted));
    return diagnostics;
  }

  /** What `find` finds, as soon as something the server says makes it find something. */
  async until<T>(find: () => T | undefined): Promise<T> {
    for (;;) {
      const found = find();
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
  }

  private wake(): void {
    const { waiting } = this;
    this.waiting = [];
    waiting.forEach((resolve) => resolve());
  }
}

/** Starts a server in this process and connects a client to it, until the test is over. Settings may be a promise of them. */
export async function connect(options: InitializationOptions = {}, settings: unknown = {}): Promise<Client> {
  const [toServer, toClient] = [new PassThrough(), new PassThrough()];
  const server = createConnection(new StreamMessageReader(toServer), new StreamMessageWriter(toClient));
  serve(server, { delayMs: 0 });
  server.listen();
  const connection = createProtocolConnection(new StreamMessageReader(toClient), new StreamMessageWriter(toServer));
  const client = new Client(connection, settings);
  connection.listen();
  onTestFinished(async () => {
    await connection.sendRequest(ShutdownRequest.type);
    connection.dispose();
    server.dispose();
  });
  await initialize(connection, options);
  return client;
}

async function initialize(connection: ProtocolConnection, initializationOptions: InitializationOptions): Promise<void> {
  const workspace = {
    configuration: true,
    workspaceEdit: { documentChanges: true },
    didChangeWatchedFiles: { dynamicRegistration: true },
    didChangeConfiguration: { dynamicRegistration: true },
  };
  const parameters = { processId: null, rootUri: null, capabilities: { workspace }, initializationOptions };
  await connection.sendRequest(InitializeRequest.type, parameters);
  await connection.sendNotification(InitializedNotification.type, {});
}
