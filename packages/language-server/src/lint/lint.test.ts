import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inStep, lintText } from '../../test/linted-text.js';
import { readClientSettings } from '../config/client-settings.js';
import { presetConfig } from '../config/document-config.js';
import { fixAll, lint } from './lint.js';

test('all fixes leave nothing more to fix', () => {
  const { linted } = lintText(`${inStep}\n${inStep.replace('load', 'store')}`);
  const fixed = fixAll(linted);
  expect(lintText(fixed).linted.findings).toEqual([]);
  expect(fixAll(lintText(fixed).linted)).toBe(fixed);
});

test('what others report is not fixed', () => {
  const { linted } = lintText(`/* eslint no-var: error */\nvar a = 1;\nuse(a);\n${inStep}`);
  expect(fixAll(linted)).toMatch(/^\/\* eslint no-var: error \*\/\nvar a = 1;/);
});

test('a finding belongs to the innermost site around it', () => {
  const { linted } = lintText(`\
async function outer() {
  while (true) {
    try {
      for (let i = 0; i < 3; i++) {
        try {
          return await query();
        } catch (error) {
          if (i === 2) throw error;
          await sleep(100 * 2 ** i);
        }
      }
    } catch {
      await sleep(Math.random() * 1000);
    }
  }
}
`);
  const jitter = linted.findings.find(({ rule }) => rule === 'require-jitter');
  expect(jitter?.site?.head.type).toBe('ForStatement');
});

test('a library is judged in the version that is installed beside the file, as in a run of ESLint', () => {
  const folder = mkdtempSync(join(tmpdir(), 'backoff-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  mkdirSync(join(folder, 'node_modules/p-retry'), { recursive: true });
  writeFileSync(join(folder, 'node_modules/p-retry/package.json'), '{ "version": "6.2.1" }');
  const code = "import pRetry from 'p-retry';\npRetry(() => query(1), { retries: 3, minTimeout: 0 });\n";
  const rulesAt = (path: string | null): readonly string[] => lint(code, 'file.ts', presetConfig(readClientSettings({})), path).findings.map(({ rule }) => rule);
  expect(rulesAt(null)).toContain('no-immediate-retry');
  expect(rulesAt(join(folder, 'file.ts'))).not.toContain('no-immediate-retry');
});

test('what is found on the name of a method belongs to the site that the method is', () => {
  const { linted } = lintText(`\
class Feed {
  connect() {
    this.socket = new WebSocket(this.url);
    this.socket.onclose = () => this.connect();
  }
}
`);
  expect(linted.findings.map(({ rule, site }) => [rule, site?.kind])).toContainEqual(['no-immediate-retry', 'reconnect']);
});
