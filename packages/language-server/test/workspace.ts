import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';

const { resolve } = createRequire(import.meta.url);

/** A folder of files that is gone after the test. */
export interface Workspace {
  readonly path: (name: string) => string;
  readonly uri: (name: string) => string;
  readonly write: (name: string, text: string) => void;
}

/** What stands in for the plugin that a workspace has installed: its name and the names of some rules are all that counts. */
const plugin = `
const rule = { meta: { schema: false }, create: () => ({}) };
export default {
  meta: { name: 'eslint-plugin-backoff' },
  rules: { 'require-jitter': rule, 'no-client-error-retry': rule, 'rule-of-another-version': rule },
};
`;

/** Makes a workspace with an ESLint, by its package's name here, and the plugin installed. */
export function createWorkspace(files: Readonly<Record<string, string>>, eslint: 'eslint' | 'eslint9' = 'eslint'): Workspace {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'backoff-workspace-')));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // ESLint tells the versions of a configuration by their times, and two writes may well share a tick of the clock.
  let writtenAtSeconds = Math.floor(Date.now() / 1000);
  const write = (name: string, text: string): void => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
    writtenAtSeconds += 1;
    utimesSync(join(folder, name), writtenAtSeconds, writtenAtSeconds);
  };
  write('node_modules/eslint-plugin-backoff/index.js', plugin);
  write('node_modules/eslint-plugin-backoff/package.json', '{ "type": "module", "main": "index.js" }');
  installHere(folder, 'eslint', eslint);
  for (const [name, text] of Object.entries(files)) write(name, text);
  const path = (name: string): string => join(folder, name);
  return { path, write, uri: (name) => pathToFileURL(path(name)).href };
}

/** Installs one of this repository's own packages in a folder, under a name. */
export function installHere(folder: string, name: string, source = name): void {
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  symlinkSync(dirname(resolve(`${source}/package.json`)), join(folder, 'node_modules', name));
}
