import { escapeHtml, svg } from './html.js';
import type { Preview } from './preview.js';
import { herdHeight, stripWidth, waitHeight } from './strips.js';
import { herdHeading, type Table } from './table.js';

/** Where the columns stand, from the left. */
const columns = { retry: 0, waits: 54, latest: 150, strip: 226 } as const;
const rowHeight = waitHeight + 4;
const herdRowHeight = herdHeight + 4;
const bold = ' font-weight="600"';

/** What a picture can be told. */
export interface PictureOptions {
  /** The colour of its words, as SVG takes it: by default that of the text around it. */
  readonly ink?: string;
}

/** A preview's table as one SVG picture, with its content as title for those who do not see it. Null without a table. */
export function pictureSvg({ table }: Preview, { ink = 'currentColor' }: PictureOptions = {}): string | null {
  if (!table) return null;
  const herdTop = rowHeight * (table.rows.length + 1);
  const body = [heads(table), ...rows(table), ...herds(table, herdTop)].join('');
  const height = herdTop + rowHeight + table.herds.length * herdRowHeight;
  const attributes = ` role="img" font-family="system-ui,sans-serif" font-size="13" fill="${escapeHtml(ink)}"`;
  return svg(columns.strip + stripWidth + 2, height, `<title>${escapeHtml(inWords(table))}</title>${body}`, attributes);
}

/** The whole table as sentences. */
function inWords({ rows: all, herds: both, herdUnit }: Table): string {
  const waits = all.map(({ retry, waits: wait, latest }) => `Retry ${retry}: waits ${wait}, latest at ${latest}.`);
  return [...waits, ...both.map(({ words, peak }) => `${words}: at most ${peak} ${herdUnit}.`)].join(' ');
}

function heads({ axisEnd }: Table): string {
  return [
    text(columns.retry, 0, 'retry', bold),
    text(columns.waits, 0, 'waits', bold),
    text(columns.latest, 0, 'latest at', bold),
    text(columns.strip, 0, '0', bold),
    text(columns.strip + stripWidth, 0, axisEnd, `${bold} text-anchor="end"`),
  ].join('');
}

function rows({ rows: all }: Table): readonly string[] {
  return all.map(({ retry, waits, latest, strip }, index) => {
    const y = rowHeight * (index + 1);
    const words = `${text(columns.retry, y, retry)}${text(columns.waits, y, waits)}${text(columns.latest, y, latest)}`;
    return `${words}${at(y, strip)}`;
  });
}

function herds({ herds: both, herdUnit }: Table, top: number): readonly string[] {
  const heading = `<text x="0" y="${top + 14}"><tspan${bold}>${herdHeading}</tspan> ${escapeHtml(herdUnit)}</text>`;
  const lines = both.map(({ words, peak, strip }, index) => {
    const y = top + rowHeight + index * herdRowHeight;
    return `${text(columns.retry, y + 5, words)}${text(columns.latest, y + 5, `peak ${peak.toLocaleString('en')}`)}${at(y, strip)}`;
  });
  return [heading, ...lines];
}

function text(x: number, y: number, words: string, attributes = ''): string {
  return `<text x="${x}" y="${y + 14}"${attributes}>${escapeHtml(words)}</text>`;
}

function at(y: number, body: string): string {
  return `<g transform="translate(${columns.strip} ${y})">${body}</g>`;
}
