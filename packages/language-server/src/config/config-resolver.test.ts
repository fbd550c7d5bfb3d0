import { basename } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createWorkspace, installHere } from '../../test/workspace.js';
import { inStep } from '../../test/linted-text.js';
import { lint } from '../lint/lint.js';
import { readClientSettings } from './client-settings.js';
import { ConfigResolver } from './config-resolver.js';

const client = readClientSettings({});

/** The lines (from 1) on which a file has findings; null where it is not linted. */
async function findings(path: string, text: string, trusted = true): Promise<readonly number[] | null> {
  const config = await new ConfigResolver(trusted, vi.fn()).resolve(path, client);
  return config && lint(text, basename(path), config).findings.map(({ message }) => message.line);
}

const component = `<script>\n${inStep}</script>\n`;

test('components are linted by the parser that the workspace has', async () => {
  const { path } = createWorkspace({});
  installHere(path('.'), 'vue-eslint-parser');
  installHere(path('.'), 'svelte-eslint-parser');
  expect(await findings(path('a.vue'), `${component}<template><p>Hello</p></template>\n`)).toEqual([8]);
  expect(await findings(path('a.svelte'), `${component}<p>Hello</p>\n`)).toEqual([8]);
});

test('TypeScript in components is understood', async () => {
  const { path } = createWorkspace({});
  installHere(path('.'), 'vue-eslint-parser');
  const typed = component.replace('<script>', '<script lang="ts">').replace('load(id)', 'load(id: string)');
  expect(await findings(path('a.vue'), typed)).toEqual([8]);
});

test('components are left alone where there is no parser, or no trust', async () => {
  const { path } = createWorkspace({});
  expect(await findings(path('a.vue'), component)).toBeNull();
  installHere(path('.'), 'vue-eslint-parser');
  expect(await findings(path('a.vue'), component, false)).toBeNull();
});

test('where a configuration does not name the plugin, the preset holds, but not in files that it leaves out', async () => {
  const { path } = createWorkspace({ 'eslint.config.mjs': "export default [{ ignores: ['dist/'] }];" });
  expect(await findings(path('src/a.js'), inStep)).toEqual([7]);
  expect(await findings(path('dist/a.js'), inStep)).toEqual([]);
});

test('disable comments use the name that the workspace has for the plugin', async () => {
  const { path } = createWorkspace({
    'eslint.config.mjs': "import backoff from 'eslint-plugin-backoff';\nexport default [{ plugins: { retry: backoff }, rules: { 'retry/require-jitter': 2 } }];",
  });
  expect(await findings(path('a.js'), inStep)).toEqual([7]);
  expect(await findings(path('a.js'), `/* eslint-disable retry/require-jitter */\n${inStep}`)).toEqual([]);
});

test('rules that this version does not have are passed over', async () => {
  const { path } = createWorkspace({
    'eslint.config.mjs':
      "import backoff from 'eslint-plugin-backoff';\nexport default [{ plugins: { backoff }, rules: { 'backoff/rule-of-another-version': 2, 'backoff/require-jitter': 2 } }];",
  });
  expect(await findings(path('a.js'), inStep)).toEqual([7]);
});
