import { dirname, isAbsolute, relative } from 'node:path';
import { parseArgs } from 'node:util';
import type { ESLint } from 'eslint';
import { createESLint, lintFile } from './file-linter.js';
import { findFiles } from './find-files.js';
import { loadFormatter } from './formatter.js';
import { createProgress } from './progress.js';
import type { Terminal } from './terminal.js';
import { UsageError } from './usage-error.js';

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

/** `backoff lint`: prints the findings and answers the exit status (see `main`). Throws a `UsageError` on a bad option. */
export async function lint(args: string[], terminal: Terminal): Promise<number> {
  const { values, positionals } = parse(args);
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
    if ('problem' in linted) problems.push(`${nameOf(file, cwd)} ${linted.problem}`);
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

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        fix: { type: 'boolean', default: false },
        strict: { type: 'boolean', default: false },
        format: { type: 'string', default: 'stylish' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    const [sentence] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new UsageError(sentence);
  }
}

/** The nearest folder that holds `cwd` and every file: ESLint lints nothing outside of its own. */
function commonFolder(cwd: string, files: readonly string[]): string {
  let folder = cwd;
  for (const file of files) while (isOutside(folder, file)) folder = dirname(folder);
  return folder;
}

function isOutside(folder: string, file: string): boolean {
  const path = relative(folder, file);
  return folder !== dirname(folder) && (/^\.\.(?:[/\\]|$)/.test(path) || isAbsolute(path));
}

/** How a file is called in a message: relative to `cwd`, if it is below. */
function nameOf(file: string, cwd: string): string {
  return isOutside(cwd, file) ? file : relative(cwd, file);
}
