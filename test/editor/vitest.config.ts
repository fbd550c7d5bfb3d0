import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/editor/**/*.spec.ts'],
    testTimeout: 180_000,
    fileParallelism: false,
  },
});
