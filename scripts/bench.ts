/**
 * What the lint costs, as ratios of things measured in one run: ESLint with the TypeScript parser and no rules against
 * the same with every rule there is, over ordinary source files; and 200 retry sites against 100.
 *
 * A third side has one rule that does nothing. ESLint makes each file's context the prototype of its rules' contexts, which
 * keeps the file's tree alive through the young collections: any rule, ours or another, costs that much once.
 *
 *   npm run bench [-- DIR…]     without DIR: the sources that the development dependencies ship
 *
 * Each side runs in a process of its own, the sides in turn, so that neither warms the other up.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import parser from '@typescript-eslint/parser';
import { ESLint, Linter } from 'eslint';
import backoff from 'eslint-plugin-backoff';
import { findRetrySites } from 'eslint-plugin-backoff/analysis';

const ROUNDS = 5;
const FILES = 600;
const ENDINGS = new Set(['.js', '.mjs', '.cjs', '.jsx', '.ts', '.mts', '.cts', '.tsx']);
const SHIPPED = ['eslint/lib', 'kafkajs/src', 'mocha/lib', 'fast-check/lib', 'eslint-doc-generator/dist', 'tmi.js/lib', 'home-assistant-js-websocket/dist', 'vitest/dist', '@typescript-eslint/typescript-estree/dist', '@typescript-eslint/eslint-plugin/dist'];

interface Figures {
  readonly cpuMs: number;
  readonly peakMb: number;
  readonly files: number;
}

interface Share {
  readonly file: string;
  readonly share: number;
}

function sourceFiles(directory: string): readonly string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => ENDINGS.has(extname(name)) && !/\.d\.[mc]?ts$|\.min\.js$/.test(name))
    .map((name) => resolve(directory, name))
    .filter((path) => {
      const { size } = statSync(path);
      return size > 1500 && size < 60_000;
    })
    .sort();
}

/** At most so many, spread evenly over all. */
function spread(files: readonly string[]): readonly string[] {
  const step = Math.max(1, files.length / FILES);
  return Array.from({ length: Math.min(FILES, files.length) }, (_, i) => files[Math.floor(i * step)] ?? '');
}

// Endings are named: of a pattern that fits everything ESLint does not conclude that it is to lint TypeScript.
function configsFor(rules: Linter.RulesRecord): Linter.Config[] {
  return [
    {
      files: ['**/*.*'],
      languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
      linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' },
      plugins: { backoff, bench: { rules: { nothing: { create: () => ({}) } } } },
      rules,
    },
    { files: ['**/*.{ts,mts,cts}'], languageOptions: { parserOptions: { ecmaFeatures: { jsx: false } } } },
  ];
}

const ruleThatDoesNothing: Linter.RulesRecord = { 'bench/nothing': 'error' };

const everyRule: Linter.RulesRecord = Object.fromEntries(Object.keys(backoff.rules).map((name) => [`backoff/${name}`, 'error']));

/** As the command line lints: a configuration is read once, and not for every file anew. */
async function lintAll(files: readonly string[], rules: Linter.RulesRecord): Promise<Figures> {
  const eslint = new ESLint({ cwd: '/', overrideConfigFile: true, overrideConfig: configsFor(rules), ignorePatterns: ['!**/node_modules/'] });
  const begin = process.cpuUsage();
  const results = await eslint.lintFiles([...files]);
  const { user, system } = process.cpuUsage(begin);
  return { cpuMs: (user + system) / 1000, peakMb: process.resourceUsage().maxRSS / 1024, files: results.filter(({ fatalErrorCount }) => fatalErrorCount === 0).length };
}

/** How much longer than its own parsing the analysis of each file takes, once everything is warm. */
function sharesOf(files: readonly string[]): readonly Share[] {
  const linter = new Linter({ configType: 'flat' });
  const measure = (file: string): Share => {
    const text = readFileSync(file, 'utf8');
    const start = performance.now();
    linter.verify(text, configsFor({}), { filename: file.replace(/^.*\//, '') });
    const parsed = performance.now();
    findRetrySites(linter.getSourceCode());
    return { file, share: (performance.now() - parsed) / (parsed - start) };
  };
  files.forEach(measure);
  const best = new Map<string, number>();
  for (let round = 0; round < 3; round += 1) for (const { file, share } of files.map(measure)) best.set(file, Math.min(share, best.get(file) ?? Infinity));
  return [...best].map(([file, share]) => ({ file, share })).sort((a, b) => b.share - a.share);
}

const site = (i: number): string => `
export async function load${i}(url: string, attempts = 4): Promise<Response> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    try {
      const response = await fetch(url);
      if (response.ok) return response;
    } catch (error) {
      if (attempt === attempts - 1) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 200 * 2 ** attempt));
  }
  throw new Error('gave up');
}
`;

/** CPU of linting one file with so many sites, in ms: the least of some rounds. */
function sitesMs(count: number): number {
  const text = Array.from({ length: count }, (_, i) => site(i)).join('');
  const linter = new Linter({ configType: 'flat' });
  const times = Array.from({ length: 3 }, () => {
    const begin = process.cpuUsage();
    linter.verify(text, configsFor(everyRule), { filename: 'many.ts' });
    const { user, system } = process.cpuUsage(begin);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

function child(mode: string, directories: readonly string[]): unknown {
  const { stdout, status, stderr } = spawnSync(process.execPath, [...process.execArgv, fileURLToPath(import.meta.url), `--as=${mode}`, ...directories], { encoding: 'utf8', maxBuffer: 1 << 26 });
  if (status !== 0) throw new Error(`bench: ${mode} failed\n${stderr}`);
  return JSON.parse(stdout);
}

const isFigures = (value: unknown): value is Figures => typeof value === 'object' && value !== null && 'cpuMs' in value && 'peakMb' in value && 'files' in value;

function figures(mode: string, directories: readonly string[]): Figures {
  const value = child(mode, directories);
  if (!isFigures(value)) throw new Error(`bench: ${mode} printed no figures`);
  return value;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const percent = (ratio: number): string => `${ratio >= 1 ? '+' : ''}${((ratio - 1) * 100).toFixed(1)} %`;

function report(directories: readonly string[]): void {
  const rounds = Array.from({ length: ROUNDS }, () => ({
    bare: figures('bare', directories),
    idle: figures('idle', directories),
    full: figures('full', directories),
  }));
  const cpu = rounds.map(({ bare, full }) => full.cpuMs / bare.cpuMs);
  const peak = rounds.map(({ bare, full }) => full.peakMb / bare.peakMb);
  console.log(`${rounds[0]?.full.files ?? 0} files, every rule against none, median of ${ROUNDS}: CPU ${percent(median(cpu))}, peak memory ${percent(median(peak))}`);
  console.log(`  CPU by round: ${cpu.map(percent).join(', ')}`);
  console.log(`  a rule that does nothing against none: CPU ${percent(median(rounds.map(({ bare, idle }) => idle.cpuMs / bare.cpuMs)))}`);
  console.log(`  every rule against one that does nothing: CPU ${percent(median(rounds.map(({ idle, full }) => full.cpuMs / idle.cpuMs)))}`);
  const shares = child('shares', directories);
  if (Array.isArray(shares)) for (const line of shares) console.log(`  ${String(line)}`);
  const [hundred, twoHundred] = [sitesMs(100), sitesMs(200)];
  console.log(`200 sites cost ${(twoHundred / hundred).toFixed(2)} × 100 sites`);
}

const [mode = '', ...given] = process.argv.slice(2).toSorted((a, b) => Number(b.startsWith('--as=')) - Number(a.startsWith('--as=')));
const isChild = mode.startsWith('--as=');
const named = isChild || mode === '' ? given : [mode, ...given];
const directories = named.length > 0 ? named : SHIPPED.map((name) => fileURLToPath(new URL(`../node_modules/${name}`, import.meta.url)));
const files = spread(directories.flatMap(sourceFiles));
if (mode === '--as=bare') console.log(JSON.stringify(await lintAll(files, {})));
else if (mode === '--as=idle') console.log(JSON.stringify(await lintAll(files, ruleThatDoesNothing)));
else if (mode === '--as=full') console.log(JSON.stringify(await lintAll(files, everyRule)));
else if (mode === '--as=shares') {
  const shares = sharesOf(files);
  console.log(JSON.stringify([`files whose analysis costs more than half their parsing: ${shares.filter(({ share }) => share > 0.5).length}`, ...shares.slice(0, 3).map(({ file, share }) => `${share.toFixed(2)} × ${file.replace(/^.*node_modules\//, '')}`)]));
} else report(directories);
