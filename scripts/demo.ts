/**
 * Shows the product on real code: the built command on `examples/`, then what the retries of some published packages do.
 * The files are read, never run.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { styleText } from 'node:util';
import * as parser from '@typescript-eslint/parser';
import { Linter } from 'eslint';
import backoff from 'eslint-plugin-backoff';
import { delaySequence, findRetrySites, type RetrySite } from 'eslint-plugin-backoff/analysis';
import { policy, waits } from './site-words.js';

const root = new URL('../', import.meta.url);

/** Small packages whose retries are written by hand, and the files that hold them. */
const packages = [
  { name: 'retry-request', files: ['index.js'] },
  { name: 'requestretry', files: ['index.js'] },
  { name: '@microsoft/fetch-event-source', files: ['lib/esm/fetch.js'] },
];

heading('backoff lint --strict examples');
const command = fileURLToPath(new URL('packages/eslint-plugin-backoff/bin/backoff.js', root));
spawnSync(process.execPath, [command, 'lint', '--strict', 'examples'], { cwd: fileURLToPath(root), stdio: 'inherit' });

heading('What the retries of published packages do');
const linter = new Linter();
for (const { name, files } of packages) {
  for (const file of files) showFile(`node_modules/${name}/${file}`);
}

function showFile(path: string): void {
  const config = { ...backoff.configs.strict, files: ['**'], languageOptions: { parser } };
  const messages = linter.verify(readFileSync(new URL(path, root), 'utf8'), [config], { filename: 'file.js' });
  for (const site of findRetrySites(linter.getSourceCode())) {
    const { start, end } = site.node.loc;
    showSite(path, site, messages.filter(({ line }) => line >= start.line && line <= end.line));
  }
}

function showSite(path: string, site: RetrySite, reports: readonly Linter.LintMessage[]): void {
  console.log(`${bold(path.replace('node_modules/', ''))}:${site.head.loc.start.line}  ${dim(site.kind)}`);
  console.log(`  ${policy(site.facts)}`);
  console.log(`  waits ${waits(delaySequence(site, 6))}`);
  for (const { line, message, ruleId } of reports) console.log(`  ${red('✖')} ${line}: ${message} ${dim(ruleId ?? '')}`);
  console.log();
}

function heading(text: string): void {
  console.log(`\n${bold(text)}\n${dim('─'.repeat(text.length))}`);
}

function bold(text: string): string {
  return paint('bold', text);
}

function dim(text: string): string {
  return paint('dim', text);
}

function red(text: string): string {
  return paint('red', text);
}

function paint(style: 'bold' | 'dim' | 'red', text: string): string {
  return process.stdout.isTTY && process.stdout.hasColors() ? styleText(style, text) : text;
}
