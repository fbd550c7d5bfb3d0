import { version } from '../version.js';
import { lint, lintHelp } from './lint.js';
import { report, reportHelp } from './report.js';
import type { Terminal } from './terminal.js';
import { UsageError } from './usage-error.js';

type Command = (args: string[], terminal: Terminal) => Promise<number>;

const commands = new Map<string, Command>([
  ['lint', lint],
  ['report', report],
]);

/**
 * Runs the command line and answers the exit status: 0 for nothing found, 1 for findings of `lint`, 2 where something could not be
 * run, which standard error then tells.
 *
 * @param args the arguments behind the program's name
 */
export async function main(args: string[], terminal: Terminal): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === '-h') {
    terminal.out(`${lintHelp}\n${reportHelp}`);
    return name === undefined ? 2 : 0;
  }
  if (name === '--version' || name === '-v') {
    terminal.out(`${version}\n`);
    return 0;
  }
  const command = commands.get(name);
  try {
    if (!command) throw new UsageError(`Unknown command "${name}"`);
    return await command(rest, terminal);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    terminal.err(`backoff: ${error.message}. "backoff --help" tells more.\n`);
    return 2;
  }
}
