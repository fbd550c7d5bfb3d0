import { existsSync, readFileSync } from 'node:fs';
import { helperSourcesFile, helperSourcesModule } from './helper-sources.js';
import { libraryTable, libraryTableFile } from './library-table.js';
import { ruleIndexFile, ruleIndexModule } from './rule-index.js';
import { withSettingsTable } from './settings-table.js';

const readme = new URL('../README.md', import.meta.url);

/** A file whose text, or a part of it, is derived from others. */
export interface GeneratedFile {
  readonly file: URL;
  /** What it has to hold. */
  readonly text: string;
}

/** The list of rules, the helpers' texts, the table of libraries and the README's settings table, as the sources want them now. */
export function generatedFiles(): GeneratedFile[] {
  return [
    { file: ruleIndexFile, text: ruleIndexModule() },
    { file: helperSourcesFile, text: helperSourcesModule() },
    { file: libraryTableFile, text: libraryTable() },
    { file: readme, text: withSettingsTable(readFileSync(readme, 'utf8')) },
  ];
}

/** Those that are not there or hold something else. */
export function staleFiles(files: readonly GeneratedFile[]): GeneratedFile[] {
  return files.filter(({ file, text }) => !existsSync(file) || readFileSync(file, 'utf8') !== text);
}
