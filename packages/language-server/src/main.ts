import backoff from 'eslint-plugin-backoff';
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { serve } from './server.js';

const help = `Finds retry bugs in JavaScript and TypeScript: a language server for any editor.

  backoff-language-server --stdio

  --stdio        speak the Language Server Protocol on standard input and output
  -h, --help     print this
  -v, --version  print the version
`;

const [transport = '--help'] = process.argv.slice(2);
if (transport === '-v' || transport === '--version') process.stdout.write(`${backoff.meta.version}\n`);
else if (transport === '-h' || transport === '--help') process.stdout.write(help);
else {
  const connection = createConnection(ProposedFeatures.all);
  // A workspace's configuration may leave promises behind that fail later: no reason to go down.
  process.on('unhandledRejection', (reason) => connection.console.error(`A promise failed: ${String(reason)}`));
  serve(connection);
  connection.listen();
}
