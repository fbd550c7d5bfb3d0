import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/editor/**/*.spec.ts'],
    testTimeout: 600_000,
    fileParallelism: false,
  },
});
