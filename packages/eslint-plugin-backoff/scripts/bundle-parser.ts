/** Replaces the built `cli/typescript-parser.js` by one that holds the parser and its compiler, beside their licences. */
import { build } from 'esbuild';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../', import.meta.url));
const outfile = join(folder, 'dist/cli/typescript-parser.js');

const { metafile } = await build({
  absWorkingDir: folder,
  entryPoints: ['src/cli/typescript-parser.ts'],
  outfile,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  // The compiler is a CommonJS module, which finds itself and Node's own modules by these names.
  banner: {
    js: `import { createRequire } from 'node:module';
const require = createRequire(import.meta.url), { filename: __filename, dirname: __dirname } = import.meta;`,
  },
  minify: true,
  legalComments: 'none',
  logLevel: 'warning',
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
