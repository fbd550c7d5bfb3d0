/** Writes the generated files. With `--check` it writes nothing and exits with 1 where one is not what it would write. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { generatedFiles, staleFiles } from './generated-files.js';

const stale = staleFiles(generatedFiles());
if (!process.argv.includes('--check')) stale.forEach(({ file, text }) => writeFileSync(file, text));
else if (stale.length > 0) {
  const names = stale.map(({ file }) => fileURLToPath(file)).join('\n  ');
  console.error(`Not up to date (run "npm run docs"):\n  ${names}`);
  process.exitCode = 1;
}
