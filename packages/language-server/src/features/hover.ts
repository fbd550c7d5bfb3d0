import type { TSESTree } from '@typescript-eslint/types';
import type { RetrySite } from 'eslint-plugin-backoff/analysis';
import { hoverMarkdown, plainMarkdown, type Preview, previewOf, readSettings } from 'eslint-plugin-backoff/preview';
import { type Hover, MarkupKind } from 'vscode-languageserver';
import type { Range, TextDocument } from 'vscode-languageserver-textdocument';
import type { LintedDocument } from '../lint/linted-document.js';
import { contains, pointOf, type Span } from '../lint/ranges.js';
import { messageRange, rangeOf, spanOf } from './text-document.js';

/** What the client can show. */
export interface HoverOptions {
  /** Markdown with HTML in it, and theme icons. */
  readonly html: boolean;
  /** The document's diagnostics are shown: beside one, the hover is brief. */
  readonly diagnosticsShown: boolean;
}

const helpers = ['fullJitter', 'equalJitter', 'decorrelatedJitter'];

/** What a retry site does, where `offset` points at one of the places that stand for it; null elsewhere. */
export function hoverAt(linted: LintedDocument, document: TextDocument, offset: number, options: HoverOptions): Hover | null {
  const found = siteAt(linted, document, offset);
  if (!found) return null;
  const preview = describe(linted, found.site);
  const isBrief = options.diagnosticsShown && diagnosticAt(linted, document, offset) !== null;
  const value = options.html ? hoverMarkdown(preview, isBrief ? 'brief' : 'full') : plainMarkdown(preview);
  return { contents: { kind: MarkupKind.Markdown, value }, range: found.range };
}

/** A site as a reader sees it, with what was found at it. */
export function describe({ config, findings }: LintedDocument, site: RetrySite): Preview {
  const problems = findings.filter((finding) => finding.site === site);
  const unique = problems.filter(({ rule }, index) => problems.findIndex((other) => other.rule === rule) === index);
  return previewOf(site, { problems: unique, defaults: readSettings(config.linter.settings?.['backoff']) });
}

interface Place {
  readonly site: RetrySite;
  readonly range: Range;
}

/** The site that a place stands for: the innermost one, if there are several. */
function siteAt(linted: LintedDocument, document: TextDocument, offset: number): Place | null {
  const diagnostic = diagnosticAt(linted, document, offset);
  for (const site of linted.sites.toReversed()) {
    const span = placesOf(site, linted).find((place) => contains(place, pointOf(offset)));
    if (span) return { site, range: rangeOf(document, span) };
    if (diagnostic?.site === site) return { site, range: diagnostic.range };
  }
  return null;
}

function diagnosticAt({ findings }: LintedDocument, document: TextDocument, offset: number): Place | null {
  for (const { message, site } of findings) {
    const range = messageRange(message);
    if (site && contains(spanOf(document, range), pointOf(offset))) return { site, range };
  }
  return null;
}

/** The head of the site, the expressions of its waits, a library's call and options, and calls of jitter helpers inside of it. */
function placesOf({ kind, node, head, facts }: RetrySite, linted: LintedDocument): readonly Span[] {
  const token = linted.sourceCode?.getTokenByRangeStart(head.range[0]);
  const isLibrary = kind === 'library';
  // What waits inside of a library is its whole call.
  const waits = facts.delay.waits.flatMap(({ delayNode, node: call }) => delayNode ?? (isLibrary ? [] : call)).map(({ range }) => range);
  const library = isLibrary ? libraryPlaces(node, facts.shape.options) : [];
  return [token?.range ?? head.range, ...waits, ...library, ...helperCalls(node, linted)];
}

/** The name of the called function, and the options; not the operation, which is the user's own. */
function libraryPlaces(node: TSESTree.Node, options: RetrySite['facts']['shape']['options']): readonly Span[] {
  const callee = node.type === 'CallExpression' || node.type === 'NewExpression' ? [node.callee.range] : [];
  const given = options?.call.arguments[options.argument];
  return options && given ? [...callee, memberAt(given, options.under).range] : callee;
}

/** The value under a path of names: all that is known of where it is, where the path leads out of the literal. */
function memberAt(value: TSESTree.Node, path: readonly string[]): TSESTree.Node {
  const [name, ...rest] = path;
  if (name === undefined || value.type !== 'ObjectExpression') return value;
  const member = value.properties.find((property) => property.type === 'Property' && nameOf(property.key) === name);
  return member?.type === 'Property' ? memberAt(member.value, rest) : value;
}

function nameOf(key: TSESTree.Node): string | null {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : null;
}

function helperCalls(node: TSESTree.Node, { text }: LintedDocument): readonly Span[] {
  const body = text.slice(...node.range);
  const calls = body.matchAll(new RegExp(`\\b(?:${helpers.join('|')})(?=\\()`, 'g'));
  return Array.from(calls, ({ index, 0: name }) => [node.range[0] + index, node.range[0] + index + name.length]);
}
