import { siteAt } from 'eslint-plugin-backoff/analysis';
import { sequenceCsv, sequenceMarkdown } from 'eslint-plugin-backoff/preview';
import type { LintedDocument } from '../lint/linted-document.js';
import { describe } from './hover.js';

export type SequenceFormat = 'markdown' | 'csv';

/** The delay sequence of the innermost site around an offset; null where there is no site, or where its waits are not known. */
export function sequenceAt(linted: LintedDocument, offset: number, format: SequenceFormat): string | null {
  const site = siteAt(linted.sites, offset);
  if (!site) return null;
  const preview = describe(linted, site);
  return format === 'csv' ? sequenceCsv(preview) : sequenceMarkdown(preview);
}
