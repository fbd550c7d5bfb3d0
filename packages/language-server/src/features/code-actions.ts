import backoff from 'eslint-plugin-backoff';
import { type CodeAction, CodeActionKind } from 'vscode-languageserver';
import type { Range, TextDocument, TextEdit } from 'vscode-languageserver-textdocument';
import { fixAll } from '../lint/lint.js';
import type { Finding, LintedDocument } from '../lint/linted-document.js';
import { touches } from '../lint/ranges.js';
import { commands } from '../protocol.js';
import { diagnosticOf } from './diagnostics.js';
import { disableForFile, disableForLine } from './disable.js';
import { editTo, messageRange, replacement, spanOf, workspaceEdit } from './text-document.js';

/** The kind under which "fix all" runs when a file is saved. */
export const fixAllKind = `${CodeActionKind.SourceFixAll}.backoff`;

/** What can be done about the findings in a range. Each action carries its edit of the document as it is. */
export function codeActionsOf(linted: LintedDocument, document: TextDocument, range: Range, only?: readonly string[]): CodeAction[] {
  const wants = (kind: string): boolean => !only || only.some((wanted) => kind === wanted || kind.startsWith(`${wanted}.`));
  const actions: CodeAction[] = [];
  if (wants(CodeActionKind.QuickFix)) actions.push(...quickFixes(linted, document, range));
  // Only where it is asked for: a menu has its own entry for it.
  if (only && wants(fixAllKind)) actions.push(...fixAllAction(linted, document, fixAllKind));
  return actions;
}

function quickFixes(linted: LintedDocument, document: TextDocument, range: Range): CodeAction[] {
  const span = spanOf(document, range);
  const here = linted.findings.filter(({ message }) => touches(spanOf(document, messageRange(message)), span));
  const fixes = here.flatMap((finding) => fixesOf(finding, document));
  const fixable = linted.findings.filter(({ message }) => message.fix);
  const all = here.length > 0 && fixable.length > 1 ? fixAllAction(linted, document, CodeActionKind.QuickFix) : [];
  // With diagnostics of its own, an editor leaves it in its place beside the fixes.
  const diagnostics = here.map((finding) => diagnosticOf(finding, document.uri));
  return [...fixes, ...all.map((action) => ({ ...action, diagnostics })), ...here.flatMap((finding) => aboutRule(finding, linted, document))];
}

/** The automatic fix, which is the preferred one, and the suggestions. */
function fixesOf(finding: Finding, document: TextDocument): CodeAction[] {
  const { fix, suggestions = [] } = finding.message;
  const title = sentence(backoff.rules[finding.rule]?.meta.messages?.['fix'] ?? `Fix this ${finding.rule} problem`);
  const automatic = fix ? quickFix(title, finding, document, replacement(document, fix.range, fix.text)) : [];
  const offered = suggestions.flatMap(({ desc, fix: suggested }) =>
    quickFix(sentence(desc), finding, document, replacement(document, suggested.range, suggested.text)),
  );
  return [...automatic.map((action) => ({ ...action, isPreferred: true })), ...offered];
}

/** Switching the rule off, and its page. */
function aboutRule(finding: Finding, { sourceCode }: LintedDocument, document: TextDocument): CodeAction[] {
  const { message, rule, url } = finding;
  const { ruleId } = message;
  if (!sourceCode || ruleId === null) return [];
  const page: CodeAction = {
    ...base(`Open the page of ${rule}`, finding, document),
    command: { title: 'Open the page', command: commands.openPage, arguments: [url] },
  };
  return [
    ...quickFix(`Disable ${ruleId} for this line`, finding, document, disableForLine(document, sourceCode, message.line - 1, ruleId)),
    ...quickFix(`Disable ${ruleId} for this file`, finding, document, disableForFile(document, sourceCode, ruleId)),
    ...(url ? [page] : []),
  ];
}

function fixAllAction(linted: LintedDocument, document: TextDocument, kind: string): CodeAction[] {
  const edit = editTo(document, fixAll(linted));
  return edit ? [{ title: 'Fix all retry problems in this file', kind, edit: workspaceEdit(document, edit) }] : [];
}

function quickFix(title: string, finding: Finding, document: TextDocument, edit: TextEdit | null): CodeAction[] {
  return edit ? [{ ...base(title, finding, document), edit: workspaceEdit(document, edit) }] : [];
}

function base(title: string, finding: Finding, { uri }: TextDocument): CodeAction {
  return { title, kind: CodeActionKind.QuickFix, diagnostics: [diagnosticOf(finding, uri)] };
}

/** A menu's entry ends without a full stop. */
function sentence(title: string): string {
  return title.replace(/\.$/, '');
}
