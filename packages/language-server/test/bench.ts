/**
 * What the server costs, as ratios of what parsing costs on the same machine in the same run. Exits with 1 where a
 * promise is broken. Run it by `npm run bench --workspace backoff-language-server`, which builds and lets it collect garbage.
 */
import { parseForESLint } from '@typescript-eslint/parser';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { readClientSettings } from '../src/config/client-settings.js';
import { presetConfig } from '../src/config/document-config.js';
import { diagnosticsOf } from '../src/features/diagnostics.js';
import { hoverAt } from '../src/features/hover.js';
import { lint } from '../src/lint/lint.js';
import { retryFreeCode } from './retry-free-code.js';

const config = presetConfig(readClientSettings({}));
const loop = `
export async function load(id) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await query(id);
    } catch (error) {
      if (attempt === 4) throw error;
      await sleep(100 * 2 ** attempt);
    }
  }
}
`;

/** A file of 2,000 lines with a retry in every five hundred, after `edits` keystrokes. */
function fileAfter(edits: number): string {
  const part = retryFreeCode(490);
  return Array.from({ length: 4 }, () => `${part}${loop}`).join('').replace('query(id)', `query(id, ${edits})`);
}

const document = (text: string): TextDocument => TextDocument.create('file:///file.ts', 'typescript', 1, text);
let edits = 0;

function parseOnce(): void {
  parseForESLint(fileAfter((edits += 1)), { loc: true, range: true, tokens: true, comment: true, filePath: 'file.ts' });
}

function keystroke(): void {
  const text = fileAfter((edits += 1));
  diagnosticsOf(lint(text, 'file.ts', config), 'file:///file.ts');
}

/** The least of some measurements, in ms: what else the machine does only ever adds to one. */
function measure(run: () => void, times: number): number {
  const taken = Array.from({ length: times }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.min(...taken);
}

function heapMb(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

/** Parsing and linting in turn, so that both meet the machine in the same mood; often enough that each has met its best. */
function compare(): { parsing: number; linting: number } {
  const rounds = Array.from({ length: 60 }, () => ({ parsing: measure(parseOnce, 1), linting: measure(keystroke, 1) }));
  return { parsing: Math.min(...rounds.map(({ parsing }) => parsing)), linting: Math.min(...rounds.map(({ linting }) => linting)) };
}

measure(parseOnce, 10);
measure(keystroke, 10);
const { parsing, linting } = compare();
const text = fileAfter(0);
const linted = lint(text, 'file.ts', config);
const hovering = measure(() => hoverAt(linted, document(text), text.indexOf('for (let attempt'), { html: true, diagnosticsShown: true }), 20);

/** Memory is a matter of how many edits there are, not of how long the file is. */
function shortKeystroke(): void {
  const shorter = loop.replace('query(id)', `query(id, ${(edits += 1)})`);
  diagnosticsOf(lint(shorter, 'file.ts', config), 'file:///file.ts');
}

measure(shortKeystroke, 100);
const before = heapMb();
measure(shortKeystroke, 1000);
const grown = heapMb() - before;

report('diagnostics after a keystroke / parsing', linting / parsing, 1.3);
report('hover / diagnostics', hovering / linting, 0.1);
report('heap grown over 1,000 edits, in MB', grown, 5);

function report(what: string, value: number, most: number): void {
  console.log(`${what}: ${value.toFixed(2)} (at most ${most})`);
  if (!(value <= most)) process.exitCode = 1;
}
