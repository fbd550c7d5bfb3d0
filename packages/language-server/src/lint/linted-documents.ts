import { fileURLToPath } from 'node:url';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { ClientSettings } from '../config/client-settings.js';
import type { ConfigResolver } from '../config/config-resolver.js';
import { type DocumentConfig, presetConfig } from '../config/document-config.js';
import { lintedName } from './filename.js';
import { lint } from './lint.js';
import type { LintedDocument } from './linted-document.js';

/** So many documents keep their trees: those that were looked at last. */
const mostKept = 8;

interface Kept {
  readonly version: number;
  readonly config: DocumentConfig;
  readonly linted: LintedDocument | null;
}

/** Lints documents when they are asked for, each version of one once. */
export class LintedDocuments {
  private readonly kept = new Map<string, Kept>();
  private configs = new Map<string, Promise<DocumentConfig | null>>();

  /**
   * @param settingsOf what users set for a document
   * @param log is told what went wrong
   */
  constructor(
    private readonly resolver: ConfigResolver,
    private readonly settingsOf: (uri: string) => Promise<ClientSettings>,
    private readonly log: (message: string) => void,
  ) {}

  /** The document as it is when the promise resolves; null where its language is not linted, or cannot be. Never rejects. */
  async of(document: TextDocument): Promise<LintedDocument | null> {
    const { uri } = document;
    const filename = lintedName(pathOf(uri) ?? '', document.languageId);
    const config = filename === null ? null : await this.configOf(uri);
    if (filename === null || config === null) return null;
    // From here on nothing is waited for: what comes out belongs to this very version.
    const known = this.kept.get(uri);
    const isFresh = known?.version === document.version && known.config === config;
    const linted = isFresh ? known.linted : this.lint(document, filename, config);
    this.keep(uri, { version: document.version, config, linted });
    return linted;
  }

  /** Forgets a document that is closed. */
  forget(uri: string): void {
    this.kept.delete(uri);
    this.configs.delete(uri);
  }

  /** Forgets how documents are linted: settings or configurations may have changed. */
  clear(): void {
    this.configs = new Map();
  }

  private configOf(uri: string): Promise<DocumentConfig | null> {
    const known = this.configs.get(uri);
    if (known) return known;
    const config = this.settingsOf(uri).then((settings) => this.resolver.resolve(pathOf(uri), settings));
    this.configs.set(uri, config);
    return config;
  }

  /** Where a configuration turns out to be wrong, the preset stands in. */
  private lint(document: TextDocument, filename: string, config: DocumentConfig): LintedDocument | null {
    try {
      return lint(document.getText(), filename, config, pathOf(document.uri));
    } catch (error) {
      const [message = ''] = String(error instanceof Error ? error.message : error).split('\n');
      this.resolver.report({ file: pathOf(document.uri) ?? document.uri, line: null, message });
      return this.lintWithPreset(document, filename, config);
    }
  }

  private lintWithPreset(document: TextDocument, filename: string, { linter, ignored }: DocumentConfig): LintedDocument | null {
    try {
      const preset = presetConfig({ preset: 'recommended', rules: {}, settings: {}, codeLens: false }, linter.languageOptions);
      return lint(document.getText(), filename, { ...preset, ignored }, pathOf(document.uri));
    } catch (error) {
      this.log(`${document.uri} could not be linted: ${String(error instanceof Error ? error.stack : error)}`);
      return null;
    }
  }

  private keep(uri: string, kept: Kept): void {
    this.kept.delete(uri);
    this.kept.set(uri, kept);
    const [oldest] = this.kept.keys();
    if (this.kept.size > mostKept && oldest !== undefined) this.kept.delete(oldest);
  }
}

/** The path of a document's file; null for a text that is in none. */
function pathOf(uri: string): string | null {
  return uri.startsWith('file:') ? fileURLToPath(uri) : null;
}
