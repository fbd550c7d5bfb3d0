import type { Connection, TextDocuments, WorkspaceEdit } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { isRecord } from './config/client-settings.js';
import { insertHelper, isHelper } from './features/helper.js';
import { sequenceAt } from './features/sequence.js';
import { workspaceEdit } from './features/text-document.js';
import type { LintedDocuments } from './lint/linted-documents.js';
import { commands } from './protocol.js';

/** What commands work on. */
export interface CommandContext {
  readonly connection: Connection;
  readonly documents: TextDocuments<TextDocument>;
  readonly linted: LintedDocuments;
  /** Makes an edit one that the client takes. */
  readonly forClient: (edit: WorkspaceEdit) => WorkspaceEdit;
}

/** Runs one of `commands`. Arguments that make no sense, or a document that is not open, have null as answer. */
export async function executeCommand(name: string, given: readonly unknown[], context: CommandContext): Promise<unknown> {
  const [first, second, third] = given;
  if (typeof first !== 'string') return null;
  if (name === commands.openPage) return openPage(first, context);
  const document = context.documents.get(first);
  if (!document) return null;
  if (name === commands.insertHelper) return runInsertHelper(document, second, context);
  return name === commands.delaySequence ? delaySequence(document, second, third, context) : null;
}

async function openPage(url: string, { connection }: CommandContext): Promise<null> {
  if (url.startsWith('https://')) await connection.window.showDocument({ uri: url, external: true });
  return null;
}

/** Answers whether the helper has been written. */
async function runInsertHelper(document: TextDocument, helper: unknown, context: CommandContext): Promise<boolean | null> {
  const linted = await context.linted.of(document);
  if (!linted || !isHelper(helper)) return null;
  const edit = insertHelper(linted, document, helper);
  if (!edit) return false;
  const { applied } = await context.connection.workspace.applyEdit(context.forClient(workspaceEdit(document, edit)));
  return applied;
}

async function delaySequence(document: TextDocument, position: unknown, format: unknown, { linted }: CommandContext): Promise<string | null> {
  const known = await linted.of(document);
  if (!known || !isPosition(position)) return null;
  return sequenceAt(known, document.offsetAt(position), format === 'csv' ? 'csv' : 'markdown');
}

function isPosition(value: unknown): value is { readonly line: number; readonly character: number } {
  return isRecord(value) && typeof value['line'] === 'number' && typeof value['character'] === 'number';
}
