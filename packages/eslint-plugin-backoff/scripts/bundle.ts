/**
 * Builds `dist`: one file for each thing that can be imported or run, and what they share. Hundreds of modules take a run of
 * ESLint five times as long to load. The code stays as readable as it was written, so there are no source maps. Dependencies
 * stay outside, but the parser of the command and its compiler: they stand in a file of their own, beside their licences.
 */
import { build } from 'esbuild';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../', import.meta.url));
const parser = 'typescript-parser.js';
const outfile = join(folder, 'dist/cli', parser);
const shared = { absWorkingDir: folder, bundle: true, format: 'esm', platform: 'node', target: 'node20.19', legalComments: 'none', logLevel: 'warning' } as const;

rmSync(join(folder, 'dist'), { recursive: true, force: true });

await build({
  ...shared,
  entryPoints: ['index', 'analysis', 'helpers', 'preview', 'cli/backoff'].map((name) => `src/${name}.ts`),
  outdir: 'dist',
  splitting: true,
  chunkNames: 'shared/[hash]',
  packages: 'external',
  external: [`*/${parser}`],
});

const { metafile } = await build({
  ...shared,
  entryPoints: ['src/cli/typescript-parser.ts'],
  outfile,
  // The compiler is a CommonJS module, which finds itself and Node's own modules by these names.
  banner: {
    js: `import { createRequire } from 'node:module';
const require = createRequire(import.meta.url), { filename: __filename, dirname: __dirname } = import.meta;`,
  },
  minify: true,
  metafile: true,
});

const packages = new Set(
  Object.keys(metafile.inputs)
    .map((input) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(join(folder, input))?.[0])
    .filter((path) => path !== undefined),
);
writeFileSync(`${outfile}.LICENSES.txt`, [...packages].sort().map(licenceOf).join('\n\n'));

/** The name and licence text of a bundled package. Throws where it has none: it must not be shipped then. */
function licenceOf(path: string): string {
  const file = readdirSync(path).find((name) => /^licen[cs]e/i.test(name));
  if (!file) throw new Error(`${path} has no licence text.`);
  const name = path.replace(/^.*\/node_modules\//, '');
  return `${name}\n${'='.repeat(name.length)}\n\n${readFileSync(join(path, file), 'utf8').trim()}\n`;
}
