import { escapeHtml, svg } from './html.js';
import { policyLine } from './policy.js';
import type { Preview } from './preview.js';
import { herdHeight, stripWidth, waitHeight } from './strips.js';
import { type Herd, herdHeading, type Row, type Table } from './table.js';
import { space } from './words.js';

/** How much a hover says: `brief` beside a diagnostic, which has named the problem and the waits already. */
export type HoverSize = 'full' | 'brief';

const latestTitle = 'since the first failure, if every wait is as long as it can be; the attempts take their own time';

/**
 * A preview as Markdown with an HTML table, whose rows hold their own pictures: needs a client that renders both, and
 * theme icons. Its full form is as high as a hover of VS Code gets without scrolling.
 */
export function hoverMarkdown(preview: Preview, size: HoverSize = 'full'): string {
  const policy = policyLine(preview.policy, 'markdown');
  const head = size === 'brief' ? policy : `${policy}  \n${problemLinks(preview)}`;
  if (!preview.table) return head;
  const body = size === 'brief' ? briefRows(preview.table) : fullRows(preview.table);
  return `${head}\n\n<table>${body}${preview.table.herds.map((herd) => herdRow(herd, preview.table)).join('')}</table>`;
}

/** "⚠ no jitter · retries 404", each a link to its rule's page. */
function problemLinks({ problems }: Preview): string {
  if (problems.length === 0) return '$(check) no problem found';
  return `$(warning) ${problems.map(({ words, rule, url }) => `[${words}](${url} "backoff/${rule}")`).join(' · ')}`;
}

function fullRows(table: Table): string {
  const headings = `${heading('retry')}${heading('waits')}${heading('latest at', latestTitle)}${axisHeadings(table)}`;
  return `${row(headings)}${table.rows.map(retryRow).join('')}${row(herdHead(table))}`;
}

function briefRows(table: Table): string {
  return `${row(herdHead(table))}${row(`<td colspan="3"></td>${axisHeadings(table)}`)}`;
}

function retryRow({ retry, waits, latest, strip }: Row): string {
  return row(`${cell(retry)}${cell(waits)}${cell(latest)}${image(waitHeight, strip, '')}`);
}

function herdHead({ herdUnit }: Table): string {
  return `<td colspan="5"><b>${herdHeading}</b> ${escapeHtml(herdUnit)}</td>`;
}

function herdRow({ words, peak, strip }: Herd, table: Table | null): string {
  const alternative = `${words}: at most ${peak} ${table?.herdUnit ?? ''}`;
  const number = `peak${space}${peak.toLocaleString('en')}`;
  return row(`${cell(words, 2)}${cell(number)}${image(herdHeight, strip, alternative)}`);
}

function axisHeadings({ axisEnd }: Table): string {
  return `${heading('0')}<th align="right">${escapeHtml(axisEnd)}</th>`;
}

function heading(words: string, title?: string): string {
  return `<th align="left"${title ? ` title="${title}"` : ''}>${words}${space}${space}</th>`;
}

function cell(words: string, span = 1): string {
  return `<td colspan="${span}">${escapeHtml(words)}${space}${space}</td>`;
}

function row(cells: string): string {
  return `<tr>${cells}</tr>`;
}

function image(height: number, strip: string, alternative: string): string {
  const data = Buffer.from(svg(stripWidth, height, strip)).toString('base64');
  return `<td colspan="2"><img align="top" alt="${escapeHtml(alternative)}" src="data:image/svg+xml;base64,${data}"></td>`;
}
