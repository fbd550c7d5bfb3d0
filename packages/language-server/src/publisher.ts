import type { Diagnostic } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { diagnosticsOf } from './features/diagnostics.js';
import type { LintedDocuments } from './lint/linted-documents.js';

/** What an editor is told of a document. */
export interface Publication {
  readonly uri: string;
  readonly version: number;
  readonly diagnostics: Diagnostic[];
}

/** Publishes the diagnostics of documents some time after they have changed, only ever those of the last version. */
export class Publisher {
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly elsewhere = new Set<string>();
  private stopped = false;

  /**
   * @param delayMs how long a document must rest
   * @param isOpen whether a document is still open
   */
  constructor(
    private readonly documents: LintedDocuments,
    private readonly publish: (publication: Publication) => void,
    private readonly isOpen: (document: TextDocument) => boolean,
    private readonly delayMs: number,
  ) {}

  /** A document has been opened or changed, or is to be judged anew. */
  schedule(document: TextDocument): void {
    if (this.stopped) return;
    clearTimeout(this.timers.get(document.uri));
    const timer = setTimeout(() => void this.run(document), this.delayMs);
    this.timers.set(document.uri, timer);
  }

  /** A document has been closed: its diagnostics go. */
  close({ uri, version }: TextDocument): void {
    clearTimeout(this.timers.get(uri));
    this.timers.delete(uri);
    this.elsewhere.delete(uri);
    this.publish({ uri, version, diagnostics: [] });
  }

  /** From now on there is nobody to publish for. */
  stop(): void {
    this.stopped = true;
    this.timers.forEach((timer) => clearTimeout(timer));
  }

  /** Another source shows the same findings, for as long as the document is open. */
  stepBack(document: TextDocument): void {
    this.elsewhere.add(document.uri);
    this.schedule(document);
  }

  /** Whether this document's findings are this server's to show. */
  shows(uri: string): boolean {
    return !this.elsewhere.has(uri);
  }

  private async run(document: TextDocument): Promise<void> {
    const linted = await this.documents.of(document);
    if (this.stopped || !this.isOpen(document)) return;
    const { uri, version } = document;
    // A text that does not parse is about to be one that does: what was found before stays.
    if (linted && !linted.sourceCode) return;
    this.publish({ uri, version, diagnostics: linted && this.shows(uri) ? diagnosticsOf(linted, uri) : [] });
  }
}
