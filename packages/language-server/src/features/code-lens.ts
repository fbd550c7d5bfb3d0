import { policyLine } from 'eslint-plugin-backoff/preview';
import type { CodeLens } from 'vscode-languageserver';
import type { LintedDocument } from '../lint/linted-document.js';
import { describe } from './hover.js';
import { firstLineOf } from './text-document.js';

/** The policy of each site, to stand above it. */
export function codeLensesOf(linted: LintedDocument): CodeLens[] {
  return linted.sites.map((site) => {
    const title = policyLine(describe(linted, site).policy, 'text');
    const { start } = firstLineOf(site.head.loc);
    return { range: { start, end: start }, command: { title, command: '' } };
  });
}
