/** Bundles the extension and the server, so that nothing is left to install, with the licences of what went into them. */
import { build } from 'esbuild';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../', import.meta.url));

const { metafile } = await build({
  absWorkingDir: folder,
  entryPoints: { extension: 'src/extension.ts', server: '../language-server/src/main.ts' },
  outdir: 'dist',
  outExtension: { '.js': '.cjs' },
  bundle: true,
  external: ['vscode'],
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  // The module builds of some packages load others in ways that cannot be bundled.
  mainFields: ['module', 'main'],
  minify: true,
  legalComments: 'none',
  logLevel: 'warning',
  metafile: true,
});

const packages = new Set(
  Object.keys(metafile.inputs).flatMap((input) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(join(folder, input))?.[0] ?? []),
);
writeFileSync(join(folder, 'dist/THIRD_PARTY_LICENSES.txt'), [...packages].sort().map(licenceOf).join('\n\n'));

/** The name and licence of a bundled package: its text, or else what its manifest declares. Throws where it has none. */
function licenceOf(path: string): string {
  const names = readdirSync(path);
  // Some packages have the text in their README only.
  const files = [...names.filter((name) => /^licen[cs]e/i.test(name)), ...names.filter((name) => /^readme/i.test(name))];
  const text = files.map((name) => readFileSync(join(path, name), 'utf8')).find((content) => /permi(?:ssion|tted)/i.test(content));
  return `${path.replace(/^.*node_modules\//, '')}\n\n${text?.trim() ?? declaredLicence(path)}\n`;
}

function declaredLicence(path: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
  if (typeof manifest !== 'object' || manifest === null || !('license' in manifest)) throw new Error(`${path} has no licence.`);
  return `Licence: ${String(manifest.license)}`;
}
