import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const here = fileURLToPath(new URL('.', import.meta.url));

/** What the compiler says of files whose text stands in for what is on disk, under the project's own strict options. */
export function typeErrors(texts: ReadonlyMap<string, string>): Map<string, string[]> {
  const options = strictOptions();
  const host = ts.createCompilerHost(options);
  const readFile = host.readFile.bind(host);
  host.readFile = (file) => texts.get(file) ?? readFile(file);
  const program = ts.createProgram([...texts.keys(), `${here}modules.d.ts`], options, host);
  const errors = new Map<string, string[]>();
  for (const file of texts.keys()) {
    const diagnostics = ts.getPreEmitDiagnostics(program, program.getSourceFile(file));
    errors.set(file, diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')));
  }
  return errors;
}

function strictOptions(): ts.CompilerOptions {
  const file = `${here}../../tsconfig.base.json`;
  const config: unknown = ts.readConfigFile(file, (path) => ts.sys.readFile(path)).config;
  return ts.parseJsonConfigFileContent(config, ts.sys, `${here}../..`).options;
}
