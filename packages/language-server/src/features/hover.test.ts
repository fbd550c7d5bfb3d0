import { MarkupContent } from 'vscode-languageserver';
import { describe, expect, test } from 'vitest';
import { inStep, lintText, rangeOfText } from '../../test/linted-text.js';
import { codeLensesOf } from './code-lens.js';
import { hoverAt } from './hover.js';
import { sequenceAt } from './sequence.js';

const policy = '**4 retries in 1.5 s:** 100 ms ×2, no cap, no jitter; on every failure';

/** The hover where `part` begins: which text it is about, and its Markdown. */
function hover(text: string, part: string, { html = false, diagnosticsShown = false, name = 'file.ts' } = {}) {
  const { linted, document } = lintText(text, {}, name);
  const offset = document.offsetAt(rangeOfText(document, part).start);
  const found = hoverAt(linted, document, offset, { html, diagnosticsShown });
  if (!found?.range || !MarkupContent.is(found.contents)) return null;
  return { about: document.getText(found.range), markdown: found.contents.value.replaceAll('\u00a0', ' ') };
}

describe('the hover', () => {
  test('stands on the head of a site', () => {
    expect(hover(inStep, 'for (')?.about).toBe('for');
    expect(hover(inStep, 'for (')?.markdown.split('  \n')[0]).toBe(policy);
  });

  test('stands on the delay', () => {
    expect(hover(inStep, '100 * 2')?.about).toBe('100 * 2 ** attempt');
  });

  test('stands on a call of a helper whose result is kept', () => {
    const kept = inStep.replace('await sleep(100 * 2 ** attempt)', 'const wait = fullJitter(attempt, { base: 1, cap: 2 });\n await sleep(wait)');
    expect(hover(kept, 'fullJitter')?.about).toBe('fullJitter');
  });

  test('stands on what a function of the file works the delay out with', () => {
    const apart = `${inStep.replace('100 * 2 ** attempt', 'backoffMs(attempt)')}const backoffMs = (n) => fullJitter(n, { base: 100, cap: 30_000 });\nconst other = (n) => 2 * n;\n`;
    expect(hover(apart, 'backoffMs(attempt)')?.about).toBe('backoffMs(attempt)');
    expect(hover(apart, 'fullJitter')?.about).toBe('fullJitter(n, { base: 100, cap: 30_000 })');
    expect(hover(apart, '2 * n')).toBeNull();
  });

  test('stands on what such a function returns, not on the rest of it', () => {
    const apart = `${inStep.replace('100 * 2 ** attempt', 'backoffMs(attempt)')}function backoffMs(n) {\n  const base = 100;\n  return base * 2 ** n;\n}\n`;
    expect(hover(apart, 'base * 2')?.about).toBe('base * 2 ** n');
    expect(hover(apart, 'const base')).toBeNull();
  });

  test('stands on the name and the options of a library, not on the operation', () => {
    const code = "import pRetry from 'p-retry';\npRetry(() => query(1), { retries: 2, minTimeout: 50 });\n";
    expect(hover(code, 'pRetry(')?.about).toBe('pRetry');
    expect(hover(code, 'minTimeout')?.about).toBe('{ retries: 2, minTimeout: 50 }');
    expect(hover(code, 'query')).toBeNull();
  });

  test('stands on what is about retries among the options', () => {
    const code = "import got from 'got';\ngot('https://example.org', { headers: { a: 'b' }, retry: { limit: 3 } });\n";
    expect(hover(code, 'limit')?.about).toBe('{ limit: 3 }');
    expect(hover(code, 'headers')).toBeNull();
  });

  test('stands on what is constructed with options', () => {
    const code = "import { S3Client } from '@aws-sdk/client-s3';\nconst client = new S3Client({ region: 'eu', maxAttempts: 5 });\n";
    expect(hover(code, 'S3Client({')?.about).toBe('S3Client');
  });

  test('stands on an element and on the attribute that holds the options', () => {
    const code = "import { SWRConfig } from 'swr';\nexport const App = () => <SWRConfig value={{ errorRetryCount: 4, errorRetryInterval: 800 }}>{page}</SWRConfig>;\n";
    expect(hover(code, 'SWRConfig value', { name: 'file.tsx' })?.about).toBe('SWRConfig');
    expect(hover(code, 'errorRetryCount', { name: 'file.tsx' })?.about).toBe('{ errorRetryCount: 4, errorRetryInterval: 800 }');
    expect(hover(code, 'page', { name: 'file.tsx' })).toBeNull();
  });

  test('does not stand elsewhere', () => {
    expect(hover(inStep, 'query')).toBeNull();
    expect(hover(inStep, 'load')).toBeNull();
  });

  test('has no HTML for a client that has not asked for it', () => {
    expect(hover(inStep, 'for (')?.markdown).not.toContain('<');
    expect(hover(inStep, 'for (', { html: true })?.markdown).toContain('<table>');
  });

  test('names the problems with links', () => {
    expect(hover(inStep, 'for (')?.markdown).toContain('[no jitter](https://github.com/');
  });

  test('is brief beside a shown diagnostic, and only there', () => {
    const shown = { html: true, diagnosticsShown: true };
    expect(hover(inStep, '100 * 2', shown)?.markdown).not.toContain('latest at');
    expect(hover(inStep, 'for (', shown)?.markdown).toContain('latest at');
  });

  test('shows what the settings would make of a site that never waits', () => {
    const { linted, document } = lintText('async function load() { while (true) { try { return await query(); } catch {} } }', {
      settings: { baseDelayMs: 1000 },
    });
    const found = hoverAt(linted, document, document.getText().indexOf('while'), { html: false, diagnosticsShown: false });
    expect(JSON.stringify(found?.contents).replaceAll('\u00a0', ' ')).toContain('requests per 200 ms, each taking 10 ms');
  });
});

test('a code lens has the policy, without marks', () => {
  const { linted, document } = lintText(inStep);
  const { start } = rangeOfText(document, 'for (');
  const [lens] = codeLensesOf(linted);
  expect(lens?.range).toEqual({ start, end: start });
  expect(lens?.command?.title.replaceAll('\u00a0', ' ')).toBe('4 retries in 1.5 s: 100 ms ×2, no cap, no jitter; on every failure');
});

describe('the delay sequence', () => {
  const { linted, document } = lintText(inStep);

  test('is of the site around', () => {
    expect(sequenceAt(linted, document.getText().indexOf('query'), 'csv')).toBe(
      'retry,min (ms),max (ms),latest (ms)\n1,100,100,100\n2,200,200,300\n3,400,400,700\n4,800,800,1500\n',
    );
  });

  test('is nothing outside of sites', () => {
    expect(sequenceAt(linted, 0, 'markdown')).toBeNull();
  });
});
