import { defineConfig } from 'vitest/config';

const plugin = new URL('./packages/eslint-plugin-backoff/src/', import.meta.url).pathname;

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
    include: ['packages/*/{src,test,scripts}/**/*.test.ts', '{test,scripts}/**/*.test.ts'],
  },
});
