import { parseArgs } from 'node:util';
import type { ESLint } from 'eslint';
import { createESLint, lintFile } from './file-linter.js';
import { findFiles } from './find-files.js';
import { commonFolder, nameFrom } from './folders.js';
import { loadFormatter } from './formatter.js';
import { createProgress } from './progress.js';
import type { Terminal } from './terminal.js';
import { readArguments } from './usage-error.js';

/** What `--help` prints. */
export const lintHelp = `Finds retry bugs in JavaScript and TypeScript. Needs no configuration.

  backoff lint [paths...]   lint files and folders (default: the current folder)

Folders are searched for js, mjs, cjs, jsx, ts, mts, cts and tsx files. What .gitignore files
leave out and node_modules are skipped; what is named on the command line never is.

  --fix            write the automatic fixes
  --strict         run every rule (default: the recommended ones)
  --format NAME    an ESLint formatter (default: stylish), "sarif", or a formatter's package or file
  -h, --help       print this
  -v, --version    print the version

Exit status: 0 nothing found, 1 findings, 2 something could not be run.
`;

const options = {
  fix: { type: 'boolean', default: false },
  strict: { type: 'boolean', default: false },
  format: { type: 'string', default: 'stylish' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** `backoff lint`: prints the findings and answers the exit status (see `main`). Throws a `UsageError` on a bad option. */
export async function lint(args: string[], terminal: Terminal): Promise<number> {
  const { values, positionals } = readArguments(() => parseArgs({ args, allowPositionals: true, options }));
  if (values.help) {
    terminal.out(lintHelp);
    return 0;
  }
  const { cwd } = terminal;
  const { files, problems } = findFiles(positionals.length > 0 ? positionals : ['.'], cwd);
  const eslint = createESLint({ cwd: commonFolder(cwd, files), strict: values.strict, fix: values.fix });
  const formatter = await loadFormatter(eslint, values.format, cwd);

  const results: ESLint.LintResult[] = [];
  const progress = createProgress(terminal, files.length);
  for (const file of files) {
    const linted = await lintFile(eslint, file);
    if ('problem' in linted) problems.push(`${nameFrom(cwd, file)} ${linted.problem}`);
    else results.push(linted.result);
    progress.step();
  }
  progress.clear();

  const output = await formatter.format(results, {});
  if (output) terminal.out(output.endsWith('\n') ? output : `${output}\n`);
  for (const problem of problems) terminal.err(`backoff: ${problem}.\n`);
  if (problems.length > 0) return 2;
  return results.some((result) => result.messages.length > 0) ? 1 : 0;
}
