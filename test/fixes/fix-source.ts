import { Linter } from 'eslint';
import backoff from 'eslint-plugin-backoff';
import { parser } from 'typescript-eslint';

const linter = new Linter();

const config: Linter.Config[] = [
  { ...backoff.configs.recommended, files: ['**/*.{js,cjs,mjs,ts,cts}'] },
  { files: ['**/*.{ts,cts}'], languageOptions: { parser } },
];

/** What `eslint --fix` makes of a file. */
export function fixSource(file: string, text: string): string {
  return linter.verifyAndFix(text, config, { filename: file }).output;
}

/** Names of the rules that report a file, each once. */
export function reportsOf(file: string, text: string): string[] {
  return [...new Set(lint(file, text).map(({ ruleId }) => ruleId?.replace('backoff/', '') ?? ''))].sort();
}

/** The text of each comment in a file, in order. */
export function commentsOf(file: string, text: string): string[] {
  lint(file, text);
  return linter.getSourceCode().getAllComments().map(({ value }) => value);
}

function lint(file: string, text: string): Linter.LintMessage[] {
  const messages = linter.verify(text, config, { filename: file });
  const fatal = messages.find((message) => message.fatal);
  if (fatal) throw new Error(`${file}:${fatal.line}: ${fatal.message}\n${text}`);
  return messages;
}
