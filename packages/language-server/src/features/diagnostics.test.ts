import { expect, test } from 'vitest';
import { inStep, lintText, rangeOfText } from '../../test/linted-text.js';
import { diagnosticsOf } from './diagnostics.js';

const page = 'https://github.com/backoff-js/backoff/blob/main/packages/eslint-plugin-backoff/docs/rules';

test('a finding has its place, its rule and a link to its page', () => {
  const { linted, document } = lintText(inStep);
  expect(diagnosticsOf(linted, document.uri)).toEqual([
    {
      range: rangeOfText(document, '100 * 2 ** attempt'),
      severity: 1,
      source: 'backoff',
      code: 'backoff/require-jitter',
      codeDescription: { href: `${page}/require-jitter.md` },
      message: 'Waits 100 ms, 200 ms, 400 ms, 800 ms with no randomness: clients that failed together come back together.',
    },
  ]);
});

test('a finding at the head names the wait as well', () => {
  const { linted, document } = lintText('async function load() {\n  while (true) {\n    try {\n      return await query();\n    } catch {\n      await sleep(1000 * Math.random());\n    }\n  }\n}\n');
  const [diagnostic] = diagnosticsOf(linted, document.uri);
  expect(diagnostic?.range).toEqual(rangeOfText(document, 'while'));
  expect(diagnostic?.relatedInformation).toEqual([
    { location: { uri: document.uri, range: rangeOfText(document, 'sleep(1000 * Math.random())') }, message: 'The wait.' },
  ]);
});

test('a retry around another one names the inner one', () => {
  const outer = `async function loadAll() {
  for (let round = 0; ; round++) {
    try {
      return await load(1);
    } catch (error) {
      if (round === 2) throw error;
      await sleep(Math.random() * 1000);
    }
  }
}`;
  const { linted, document } = lintText(`${inStep}${outer}`, { preset: 'strict' });
  const nested = diagnosticsOf(linted, document.uri).find(({ code }) => code === 'backoff/no-nested-retry');
  const places = nested?.relatedInformation?.map(({ message, location }) => [message, location.range.start.line, document.getText(location.range).trim()]);
  expect(places).toEqual([
    ['The wait.', 16, 'sleep(Math.random() * 1000)'],
    ['The inner retry.', 1, 'for (let attempt = 0; ; attempt++) {'],
  ]);
});

test('a rule can be a warning', () => {
  const { linted, document } = lintText(inStep, { rules: { 'require-jitter': 'warn' } });
  expect(diagnosticsOf(linted, document.uri).map(({ severity }) => severity)).toEqual([2]);
});

test('disable comments hold', () => {
  const { linted, document } = lintText(`/* eslint-disable backoff/require-jitter */\n${inStep}`);
  expect(diagnosticsOf(linted, document.uri)).toEqual([]);
});

test('a comment that configures rules of others is no finding', () => {
  const { linted, document } = lintText(`/* eslint no-var: error, other/rule: error */\nvar a = 1;\n${inStep}`);
  expect(diagnosticsOf(linted, document.uri).map(({ code }) => code)).toEqual(['backoff/require-jitter']);
});

test('a text that does not parse has none', () => {
  const { linted, document } = lintText('for (;');
  expect(linted.sourceCode).toBeNull();
  expect(diagnosticsOf(linted, document.uri)).toEqual([]);
});
