import type { Option } from '../packages/eslint-plugin-backoff/src/options.js';
import { settingOptions } from '../packages/eslint-plugin-backoff/src/settings.js';

const begin = '<!-- begin auto-generated settings list -->';
const end = '<!-- end auto-generated settings list -->';

/** A Markdown text with the table of `settings.backoff` between its two marks. Throws where a mark is missing. */
export function withSettingsTable(markdown: string): string {
  const [before, rest] = markdown.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`${begin} … ${end} is missing.`);
  return `${before}${begin}\n\n${settingsTable(settingOptions)}\n\n${end}${after}`;
}

function settingsTable(options: Readonly<Record<string, Option<unknown>>>): string {
  const rows = Object.entries(options).map(
    ([name, { kind, default: standard, description }]) =>
      `| \`${name}\` | ${code(JSON.stringify(standard).replaceAll(',', ', '))} | ${description} | ${kind.wants.replaceAll('|', '\\|')} |`,
  );
  return ['| Setting | Default | Meaning | Takes |', '| :-- | :-- | :-- | :-- |', ...rows].join('\n');
}

function code(text: string): string {
  return `\`${text}\``;
}
