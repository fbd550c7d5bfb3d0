/** `npm run new-library NAME`: writes a library's descriptor, its test and its row in the documentation, all to be filled in. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Library } from '../packages/eslint-plugin-backoff/src/libraries/library.js';
import { libraryRow } from './library-table.js';
import { identifier } from './rule-index.js';

const plugin = new URL('../packages/eslint-plugin-backoff/', import.meta.url);

/**
 * Writes the files of a new library into a plugin's folder, adds it to the list of all, and returns the paths of what it
 * wrote. Throws, and writes nothing, where the name is no package's name or a descriptor has it already.
 */
export function newLibrary(name: string, folder: URL = plugin): string[] {
  if (!/^(@[a-z0-9][\w.-]*\/)?[a-z][\w.-]*$/.test(name)) throw new Error(`"${name}" is no package's name.`);
  const file = name.replace('@', '').replaceAll(/[^a-z0-9]+/gi, '-');
  const files = { [`src/libraries/descriptors/${file}.ts`]: descriptor(name, file), [`src/libraries/descriptors/${file}.test.ts`]: test(name, file) };
  const paths = Object.keys(files);
  const taken = paths.find((path) => existsSync(new URL(path, folder)));
  if (taken) throw new Error(`${taken} is there already.`);
  const index = { file: new URL('src/libraries/index.ts', folder), change: (text: string) => withLibrary(text, file) };
  const page = { file: new URL('docs/libraries.md', folder), change: (text: string) => `${text}${libraryRow(draft(name))}\n` };
  const changed = [index, page].map(({ file: changing, change }) => ({ changing, text: change(readFileSync(changing, 'utf8')) }));
  for (const [path, text] of Object.entries(files)) {
    const target = fileURLToPath(new URL(path, folder));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  for (const { changing, text } of changed) writeFileSync(changing, text);
  return [...paths, 'src/libraries/index.ts', 'docs/libraries.md'];
}

/** The list of libraries with one more: its import where the alphabet wants it, itself at the end. */
function withLibrary(index: string, file: string): string {
  const own = `import { ${identifier(file)} } from './descriptors/${file}.js';`;
  const lines = index.split('\n');
  const after = lines.findIndex((line) => (/'\.\/descriptors\/(.*)\.js'/.exec(line)?.[1] ?? '~') > file);
  return [...lines.slice(0, after), own, ...lines.slice(after)].join('\n').replace(/\n\];\n$/, `\n  ${identifier(file)},\n];\n`);
}

/** What the descriptor says as long as nobody has filled it in. */
function draft(name: string): Library {
  return {
    name,
    modules: [name],
    calls: [],
    options: { retries: { role: 'attempts', counts: 'retries', default: 3 }, delay: { role: 'base', default: 1000 } },
    delay: (_n, _r, o) => o.number('delay'),
    statuses: null,
    retryAfter: null,
  };
}

function descriptor(name: string, file: string): string {
  return `import type { Library } from '../library.js';

/** https://www.npmjs.com/package/${name} */
export const ${identifier(file)}: Library = {
  name: '${name}',
  modules: ['${name}'],
  calls: [{ export: 'default', operation: 0, options: 1 }],
  options: {
    retries: { role: 'attempts', counts: 'retries', default: 3 },
    delay: { role: 'base', default: 1000 },
  },
  delay: (_n, _r, o) => o.number('delay'),
  statuses: null,
  retryAfter: null,
};
`;
}

function test(name: string, file: string): string {
  return `import { describeLibrary } from '../../facts/testing/describe-library.js';
import { ${identifier(file)} } from './${file}.js';

describeLibrary(${identifier(file)}, {
  policies: [
    { code: \`import retry from '${name}'; retry(load);\`, attempts: 4, waits: [1000, 1000, 1000] },
    { code: \`import retry from '${name}'; retry(load, { retries: 2, delay: 500 });\`, attempts: 3, waits: [500, 500] },
  ],
  unknown: { code: \`import retry from '${name}'; retry(load, { delay: limits.wait });\`, fact: 'delay' },
});
`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const paths = newLibrary(process.argv[2] ?? '');
    console.log(`Written below packages/eslint-plugin-backoff:\n  ${paths.join('\n  ')}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
}
