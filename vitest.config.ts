import { readFileSync, readdirSync } from 'node:fs';

import { defineConfig } from 'vitest/config';

const root = new URL('./', import.meta.url).pathname;
const plugin = `${root}packages/eslint-plugin-backoff/src/`;

const tests = ['packages/*/{src,test,scripts}/**/*.test.ts', '{test,scripts}/**/*.test.ts'];

/** Tests that put something else in the place of a module. */
const replacing = ['packages', 'test', 'scripts']
  .flatMap((folder) => readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`))
  .filter((path) => path.endsWith('.test.ts') && !path.includes('node_modules/') && readFileSync(`${root}${path}`, 'utf8').includes('vi.mock('));

export default defineConfig({
  resolve: {
    // Tests read the sources, so that a red test never waits for a build.
    alias: [
      { find: /^eslint-plugin-backoff$/, replacement: `${plugin}index.ts` },
      { find: /^eslint-plugin-backoff\/(analysis|helpers|preview)$/, replacement: `${plugin}$1.ts` },
    ],
  },
  test: {
    // Some tests run a compiler.
    testTimeout: 30_000,
    projects: [
      // The modules are loaded once a worker: to load them anew for each file took six times as long as the tests.
      { extends: true, test: { name: 'sharing', isolate: false, include: tests, exclude: ['**/node_modules/**', ...replacing] } },
      { extends: true, test: { name: 'replacing', include: replacing } },
    ],
  },
});
