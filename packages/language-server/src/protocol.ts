/** What clients can say beyond the protocol. Everything here is optional: any LSP client works without it. */

/** In `initialize`, as `initializationOptions`. */
export interface InitializationOptions {
  /** Whether code of the workspace may be run: its ESLint configurations and parsers. Default: it may not. */
  readonly trusted?: boolean;
  /** Whether hovers may hold HTML and theme icons. Default: they are plain Markdown. */
  readonly htmlHover?: boolean;
  /** What users set under `backoff`, for clients without `workspace/configuration`. */
  readonly settings?: unknown;
}

/** Notification without parameters: from now on code of the workspace may be run. */
export const trustGranted = 'backoff/trustGranted';

/** Notification: another source already shows this plugin's findings in a document, so they are not shown twice. */
export const shownElsewhere = 'backoff/shownElsewhere';

export interface ShownElsewhere {
  readonly uri: string;
}

/** Commands of `workspace/executeCommand`. */
export const commands = {
  /** `[uri, helper]`: writes a reference helper (`full`, `equal`, `decorrelated`, `budget`) into a document. */
  insertHelper: 'backoff.server.insertHelper',
  /** `[uri, position, format]`: answers the delay sequence (`markdown`, `csv`) of the site at a position, or null. */
  delaySequence: 'backoff.server.delaySequence',
  /** `[url]`: shows a rule's page. */
  openPage: 'backoff.server.openPage',
} as const;
