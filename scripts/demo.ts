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
import { findRetrySites, type RetrySite } from 'eslint-plugin-backoff/analysis';
import { policy, waits } from './site-words.js';

const root = new URL('../', import.meta.url);

/** Files of small published packages whose retries are written by hand. */
const published = [
  'home-assistant-js-websocket/dist/connection.js',
  'kafkajs/src/retry/index.js',
  'node-fetch-retry/index.js',
  'retry-request/index.js',
  'tmi.js/lib/client.js',
  'webpack-hot-middleware/client.js',
];

heading('backoff lint --strict examples');
const command = fileURLToPath(new URL('packages/eslint-plugin-backoff/bin/backoff.js', root));
spawnSync(process.execPath, [command, 'lint', '--strict', 'examples'], { cwd: fileURLToPath(root), stdio: 'inherit' });

heading('Retries in published packages, and what strict says of them');
for (const file of published) showFile(file);

function showFile(file: string): void {
  const linter = new Linter();
  const code = readFileSync(new URL(`node_modules/${file}`, root), 'utf8');
  const config: Linter.Config = {
    ...backoff.configs.strict,
    files: ['**'],
    languageOptions: { parser },
    linterOptions: { noInlineConfig: true },
  };
  const messages = linter.verify(code, [config], { filename: 'file.js' });
  const sites = findRetrySites(linter.getSourceCode());
  for (const site of sites) {
    console.log(`${paint('bold', file)}:${site.head.loc.start.line}  ${paint('dim', site.kind)}`);
    console.log(`  ${policy(site.facts)}`);
    console.log(`  waits ${waits(site)}`);
    for (const report of messages.filter(({ line }) => innermost(sites, line) === site)) showReport(report);
    console.log();
  }
}

function showReport({ line, message, ruleId }: Linter.LintMessage): void {
  console.log(`  ${paint('red', '✖')} ${line}: ${message} ${paint('dim', ruleId ?? '')}`);
}

/** The shortest site that spans the line. */
function innermost(sites: readonly RetrySite[], line: number): RetrySite | undefined {
  const length = ({ node }: RetrySite) => node.range[1] - node.range[0];
  return sites
    .filter(({ node: { loc } }) => loc.start.line <= line && line <= loc.end.line)
    .sort((a, b) => length(a) - length(b))[0];
}

function heading(text: string): void {
  console.log(`\n${paint('bold', text)}\n${paint('dim', '─'.repeat(text.length))}\n`);
}

function paint(style: 'bold' | 'dim' | 'red', text: string): string {
  return process.stdout.isTTY && process.stdout.hasColors() ? styleText(style, text) : text;
}
