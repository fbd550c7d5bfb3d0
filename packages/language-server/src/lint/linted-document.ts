import type { Linter, SourceCode } from 'eslint';
import type { RetrySite } from 'eslint-plugin-backoff/analysis';
import type { DocumentConfig } from '../config/document-config.js';

/** A text with everything that is known of it. */
export interface LintedDocument {
  readonly text: string;
  /** The name that it was linted under: its extension tells the language. */
  readonly filename: string;
  /** Where its file is; null for a text that is in none. */
  readonly path: string | null;
  readonly config: DocumentConfig;
  /** Null where the text does not parse. */
  readonly sourceCode: SourceCode | null;
  /** What this plugin's rules have found, in the order of the text. */
  readonly findings: readonly Finding[];
  /** The retry sites, in the order of the text. */
  readonly sites: readonly RetrySite[];
}

/** One message of a rule. */
export interface Finding {
  readonly message: Linter.LintMessage;
  /** The rule's name without a namespace. */
  readonly rule: string;
  /** The rule's page. */
  readonly url: string;
  /** The innermost site on whose lines the message stands; null for a message about the file. */
  readonly site: RetrySite | null;
}
