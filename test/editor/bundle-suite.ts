import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('./', import.meta.url));

/** Bundles the suite as an extension host loads it. Answers the file that it starts with. */
export async function bundleSuite(): Promise<string> {
  await build({
    absWorkingDir: here,
    entryPoints: ['suite/index.ts', 'suite/backoff.ts'],
    outdir: 'dist',
    outExtension: { '.js': '.cjs' },
    bundle: true,
    external: ['mocha', 'vscode'],
    platform: 'node',
    format: 'cjs',
    logLevel: 'warning',
  });
  return `${here}dist/index.cjs`;
}
