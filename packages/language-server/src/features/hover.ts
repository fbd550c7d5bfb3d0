import type { RetrySite } from 'eslint-plugin-backoff/analysis';
import { hoverMarkdown, plainMarkdown, type Preview, previewOf, readSettings } from 'eslint-plugin-backoff/preview';
import { type Hover, MarkupKind } from 'vscode-languageserver';
import type { Range, TextDocument } from 'vscode-languageserver-textdocument';
import type { LintedDocument } from '../lint/linted-document.js';
import { contains, pointOf } from '../lint/ranges.js';
import { placesOf } from './places.js';
import { messageRange, rangeOf, spanOf } from './text-document.js';

/** What the client can show. */
export interface HoverOptions {
  /** Markdown with HTML in it, and theme icons. */
  readonly html: boolean;
  /** The document's diagnostics are shown: beside one, the hover is brief. */
  readonly diagnosticsShown: boolean;
}

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
