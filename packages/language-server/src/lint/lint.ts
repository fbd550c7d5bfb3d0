import type { Linter, SourceCode } from 'eslint';
import { Linter as LinterClass } from 'eslint/universal';
import backoff from 'eslint-plugin-backoff';
import { findRetrySites, type RetrySite } from 'eslint-plugin-backoff/analysis';
import { readSettings } from 'eslint-plugin-backoff/preview';
import { type DocumentConfig, ruleName } from '../config/document-config.js';
import { contains, pointOf } from './ranges.js';
import type { Finding, LintedDocument } from './linted-document.js';

const linter = new LinterClass({ configType: 'flat' });

/**
 * Lints a text under a file name, of which only the extension matters. A text that does not parse has no findings and no
 * sites. Throws where the configuration is wrong, as ESLint does.
 */
export function lint(text: string, filename: string, config: DocumentConfig): LintedDocument {
  const messages = linter.verify(text, config.linter, { filename });
  if (messages.some(({ fatal }) => fatal)) return { text, filename, config, sourceCode: null, findings: [], sites: [] };
  const sourceCode = linter.getSourceCode();
  const sites = findRetrySites(sourceCode, readSettings(config.linter.settings?.['backoff']));
  const findings = config.ignored ? [] : messages.flatMap((message) => findingOf(message, sites, sourceCode, config) ?? []);
  return { text, filename, config, sourceCode, findings, sites };
}

/** The text with all automatic fixes of this plugin's rules. */
export function fixAll({ text, filename, config }: LintedDocument): string {
  const isOurs = ({ ruleId }: Linter.LintMessage): boolean => ruleName(ruleId, config.namespace) !== null;
  return config.ignored ? text : linter.verifyAndFix(text, config.linter, { filename, fix: isOurs }).output;
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
  return { message, rule, url: backoff.rules[rule]?.meta.docs.url ?? '', site: innermost(sites, at) };
}

/** Of the sites around an offset the one that begins last. */
function innermost(sites: readonly RetrySite[], offset: number): RetrySite | null {
  return sites.findLast((site) => contains(site.node.range, pointOf(offset))) ?? null;
}
