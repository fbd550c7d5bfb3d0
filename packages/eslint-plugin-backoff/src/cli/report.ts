import { statSync, writeFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findFiles } from './find-files.js';
import { commonFolder, nameFrom } from './folders.js';
import { createProgress } from './progress.js';
import { reportLines } from './report-lines.js';
import { reportPage } from './report-page.js';
import { type Report, type ReportedFile, summary } from './reported.js';
import { Survey } from './survey.js';
import type { Terminal } from './terminal.js';
import { readArguments, UsageError } from './usage-error.js';

/** What `report --help` prints. */
export const reportHelp = `Shows every place that retries: how often, how long it waits, after which failures.

  backoff report [paths...]   look at files and folders (default: the current folder)

  --html FILE      write a page with a picture of each delay sequence
  --strict         tell what every rule finds (default: the recommended ones)
  -h, --help       print this

Exit status: 0 reported, 2 something could not be run.
`;

const options = {
  html: { type: 'string' },
  strict: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** `backoff report`: shows the retry sites and answers the exit status (see `main`). Throws a `UsageError` on a bad option. */
export async function report(args: string[], terminal: Terminal): Promise<number> {
  const { values, positionals } = readArguments(() => parseArgs({ args, allowPositionals: true, options }));
  if (values.help) {
    terminal.out(reportHelp);
    return 0;
  }
  const page = values.html === undefined ? null : pageAt(values.html, terminal);
  const { made, problems } = await survey(positionals.length > 0 ? positionals : ['.'], values.strict, terminal);
  if (page === null) terminal.out(reportLines(made));
  else problems.push(...write(page, reportPage(made)));
  if (page !== null) terminal.out(`${summary(made)}\n`);
  for (const problem of problems) terminal.err(`backoff: ${problem}.\n`);
  return problems.length > 0 ? 2 : 0;
}

/** Writes a file; a sentence without full stop where it cannot be written. */
function write(path: string, text: string): readonly string[] {
  try {
    writeFileSync(path, text);
    return [];
  } catch (error) {
    return [`${path} cannot be written (${error instanceof Error ? error.message : String(error)})`];
  }
}

/** Where the page is to be written: told before a long run, not behind it, if that is no place for it. */
function pageAt(html: string, { cwd }: Terminal): string {
  const page = resolve(cwd, html);
  if (!statSync(dirname(page), { throwIfNoEntry: false })?.isDirectory()) throw new UsageError(`The folder of "${html}" does not exist`);
  if (statSync(page, { throwIfNoEntry: false })?.isDirectory()) throw new UsageError(`"${html}" is a folder`);
  return page;
}

async function survey(paths: readonly string[], strict: boolean, terminal: Terminal): Promise<{ readonly made: Report; readonly problems: string[] }> {
  const { cwd } = terminal;
  const found = findFiles(paths, cwd);
  const looking = new Survey({ cwd: commonFolder(cwd, found.files), strict });
  const progress = createProgress(terminal, found.files.length);
  const files: ReportedFile[] = [];
  const problems = [...found.problems];
  for (const file of found.files) {
    const surveyed = await looking.file(file);
    const name = nameFrom(cwd, file);
    if ('problem' in surveyed) problems.push(`${name} ${surveyed.problem}`);
    else if (surveyed.sites.length > 0) files.push({ name, sites: surveyed.sites });
    progress.step();
  }
  progress.clear();
  const [only] = paths;
  const title = basename(paths.length === 1 && only !== undefined ? resolve(cwd, only) : cwd);
  return { made: { title, lookedAt: found.files.length, files }, problems };
}
