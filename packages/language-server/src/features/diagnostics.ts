import type { TSESTree } from '@typescript-eslint/types';
import { type Diagnostic, type DiagnosticRelatedInformation, DiagnosticSeverity } from 'vscode-languageserver';
import type { Finding, LintedDocument } from '../lint/linted-document.js';
import { firstLineOf, messageRange } from './text-document.js';

/** Who the diagnostics are from. */
export const source = 'backoff';

/** What a document's findings are to an editor. `uri` is the document's. */
export function diagnosticsOf({ findings }: LintedDocument, uri: string): Diagnostic[] {
  return findings.map((finding) => diagnosticOf(finding, uri));
}

/** One finding as a diagnostic, with a link to its rule's page and the places that belong to it. */
export function diagnosticOf(finding: Finding, uri: string): Diagnostic {
  const { message, url } = finding;
  const related = relatedTo(finding, uri);
  return {
    range: messageRange(message),
    severity: message.severity === 2 ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
    source,
    code: message.ruleId ?? '',
    ...(url ? { codeDescription: { href: url } } : {}),
    message: message.message,
    ...(related.length > 0 ? { relatedInformation: related } : {}),
  };
}

/** The site's wait and the retries inside of it, where the message stands elsewhere. */
function relatedTo({ message, site, rule }: Finding, uri: string): DiagnosticRelatedInformation[] {
  if (!site) return [];
  const { delay, nesting } = site.facts;
  const places: (readonly [TSESTree.Node | undefined, string])[] = [[delay.waits[0]?.node, 'The wait.']];
  if (rule === 'no-nested-retry') places.push(...nesting.map(({ node }) => [node, 'The inner retry.'] as const));
  return places.flatMap(([node, words]) => {
    if (node === undefined || node.loc.start.line === message.line) return [];
    return [{ location: { uri, range: firstLineOf(node.loc) }, message: words }];
  });
}
