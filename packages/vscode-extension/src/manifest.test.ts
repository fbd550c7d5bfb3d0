import { existsSync, readFileSync } from 'node:fs';
import backoff from 'eslint-plugin-backoff';
import { expect, test } from 'vitest';
import { settingsSchema } from '../../eslint-plugin-backoff/src/settings.js';
import { languages } from '../../language-server/src/lint/filename.js';
import manifest from '../package.json' with { type: 'json' };

const { configuration, commands } = manifest.contributes;
const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

test('the README has every setting with its default and its meaning', () => {
  for (const [name, setting] of Object.entries(configuration.properties)) {
    const meaning = 'markdownDescription' in setting ? setting.markdownDescription : setting.description;
    const value = JSON.stringify(setting.default);
    expect(readme).toContain(`| \`${name}\` | \`${value}\` | ${meaning.replace(/\.$/, '')}`);
  }
});

test('the pictures of the README exist', () => {
  const pictures = [...readme.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, file = '']) => file);
  expect(pictures).toHaveLength(3);
  for (const file of [...pictures, manifest.icon]) expect(existsSync(new URL(`../${file}`, import.meta.url))).toBe(true);
});

test('the settings of the rules are those of the plugin', () => {
  expect(configuration.properties['backoff.settings'].properties).toEqual(settingsSchema.properties);
});

test('the extension starts for every language that the server lints', () => {
  expect(manifest.activationEvents).toEqual(languages.map((language) => `onLanguage:${language}`));
});

test('every command has a title in one category', () => {
  expect(commands.map(({ command, category }) => [command, category])).toEqual([
    ['backoff.insertHelper', 'Backoff'],
    ['backoff.copySequenceAsMarkdown', 'Backoff'],
    ['backoff.copySequenceAsCsv', 'Backoff'],
    ['backoff.restart', 'Backoff'],
    ['backoff.showLog', 'Backoff'],
  ]);
});

test('the version is the one of the rules inside', () => {
  expect(manifest.version).toBe(backoff.meta.version);
});
