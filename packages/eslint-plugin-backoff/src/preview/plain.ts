import { cumsum } from 'd3-array';
import { policyLine } from './policy.js';
import type { Preview } from './preview.js';
import { herdHeading } from './table.js';
import { interval, time } from './words.js';

/** A preview as Markdown without HTML and pictures: the policy, the problems, the rows that a hover shows, and the peaks. */
export function plainMarkdown({ policy, problems, table }: Preview): string {
  const links = problems.map(({ words, url }) => `[${words}](${url})`).join(' · ') || 'no problem found';
  const head = `${policyLine(policy, 'markdown')}  \n${links}`;
  if (!table) return head;
  const rows = table.rows.map(({ retry, waits, latest }) => [retry, waits, latest]);
  const herds = table.herds.map(({ words, peak }) => `${words} peak ${peak.toLocaleString('en')}`).join(', ');
  return `${head}\n\n${markdownTable(rows)}\n\n${herdHeading} ${herds} ${table.herdUnit}`;
}

/** The delay sequence as a Markdown table under its policy, every known retry on a line. Null where none is known. */
export function sequenceMarkdown({ policy, schedule }: Preview): string | null {
  if (!schedule) return null;
  const { waits, symbol } = schedule;
  const latest = cumsum(waits, ({ max }) => max);
  const rows = waits.map((wait, index) => [String(index + 1), interval(wait, symbol), time(latest[index] ?? 0, symbol)]);
  return `${policyLine(policy, 'markdown')}\n\n${markdownTable(rows)}\n`;
}

/**
 * The delay sequence as comma-separated values, every known retry on a line: its number, the least and the most that it
 * waits, and the most that has passed by then, in ms or in multiples of a name. Null where none is known.
 */
export function sequenceCsv({ schedule }: Preview): string | null {
  if (!schedule) return null;
  const unit = schedule.symbol === null ? 'ms' : `times ${schedule.symbol}`;
  const latest = cumsum(schedule.waits, ({ max }) => max);
  const head = ['retry', ...['min', 'max', 'latest'].map((column) => quoted(`${column} (${unit})`))];
  const rows = schedule.waits.map(({ min, max }, index) => [index + 1, min, max, latest[index]].join(','));
  return `${[head.join(','), ...rows].join('\n')}\n`;
}

function markdownTable(rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.map((text) => text.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(['retry', 'waits', 'latest at']), '| --: | :-- | :-- |', ...rows.map(line)].join('\n');
}

function quoted(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
