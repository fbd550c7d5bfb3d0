import type { Linter, SourceCode } from 'eslint';
import { Linter as LinterClass } from 'eslint/universal';
import backoff from 'eslint-plugin-backoff';
import { findRetrySites, type RetrySite, siteAt } from 'eslint-plugin-backoff/analysis';
import { readSettings } from 'eslint-plugin-backoff/preview';
import { type DocumentConfig, ruleName } from '../config/document-config.js';
import type { Finding, LintedDocument } from './linted-document.js';

const linter = new LinterClass({ configType: 'flat' });

/** The documented options, one that ESLint hands to the rules as `context.physicalFilename`, and which rules are run. */
type LintOptions = Linter.LintOptions & { readonly physicalFilename?: string | undefined; readonly ruleFilter: (rule: { readonly ruleId: string }) => boolean };

/**
 * Lints a text under a file name, of which only the extension matters. `path` is where its file is, if it is in one: beside it
 * the versions of libraries are looked up. A text that does not parse has no findings and no sites. Throws where the
 * configuration is wrong, as ESLint does.
 */
export function lint(text: string, filename: string, config: DocumentConfig, path: string | null = null): LintedDocument {
  // What comments in the file ask of other rules is not asked for here, and the tree is hidden from them.
  const options: LintOptions = { filename, physicalFilename: path ?? undefined, ruleFilter: ({ ruleId }) => ruleName(ruleId, config.namespace) !== null };
  const messages = linter.verify(text, config.linter, options);
  if (messages.some(({ fatal }) => fatal)) return { text, filename, path, config, sourceCode: null, findings: [], sites: [] };
  const sourceCode = linter.getSourceCode();
  const sites = findRetrySites(sourceCode, readSettings(config.linter.settings?.['backoff']), path);
  const findings = config.ignored ? [] : messages.flatMap((message) => findingOf(message, sites, sourceCode, config) ?? []);
  return { text, filename, path, config, sourceCode, findings, sites };
}

/** As ESLint does: a fix may make room for another. */
const mostPasses = 10;

/** The text with all automatic fixes of this plugin's rules. */
export function fixAll(linted: LintedDocument): string {
  let current = linted;
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const text = applyFixes(current);
    if (text === current.text) break;
    current = lint(text, linted.filename, linted.config, linted.path);
  }
  return current.text;
}

/** Applies the fixes that do not overlap, from the start of the text to its end. */
function applyFixes({ text, findings }: LintedDocument): string {
  const fixes = findings.flatMap(({ message }) => message.fix ?? []).sort((a, b) => a.range[0] - b.range[0]);
  const parts: string[] = [];
  let done = -1;
  for (const { range, text: inserted } of fixes) {
    const [start, end] = range;
    if (start <= done) continue;
    parts.push(text.slice(Math.max(0, done), start), inserted);
    done = end;
  }
  return `${parts.join('')}${text.slice(Math.max(0, done))}`;
}

function findingOf(
  message: Linter.LintMessage,
  sites: readonly RetrySite[],
  sourceCode: SourceCode,
  config: DocumentConfig,
): Finding | null {
  const rule = ruleName(message.ruleId, config.namespace);
  if (rule === null) return null;
  const at = sourceCode.getIndexFromLoc({ line: message.line, column: message.column - 1 });
  return { message, rule, url: backoff.rules[rule]?.meta.docs.url ?? '', site: siteAt(sites, at) };
}
