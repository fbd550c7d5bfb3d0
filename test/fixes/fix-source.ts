import { Linter } from 'eslint';
import backoff from 'eslint-plugin-backoff';
import { parser } from 'typescript-eslint';

const linter = new Linter();

const languages: Linter.Config[] = [
  { files: ['**/*.{js,cjs,mjs,jsx}'], languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } },
  { files: ['**/*.{ts,cts,mts}'], languageOptions: { parser } },
];
const config = [...languages, backoff.configs.recommended];

/** A file after `eslint --fix`, with the rules that still report it. */
export interface FixedSource {
  readonly text: string;
  readonly reports: readonly string[];
}

export function fixSource(file: string, text: string): FixedSource {
  const { output, messages } = linter.verifyAndFix(text, config, { filename: file });
  return { text: output, reports: rulesOf(messages, file, output) };
}

/** Names of the rules that report a file, each once. */
export function reportsOf(file: string, text: string): readonly string[] {
  return rulesOf(linter.verify(text, config, { filename: file }), file, text);
}

/** The text of each comment in a file, in order. */
export function commentsOf(file: string, text: string): readonly string[] {
  linter.verify(text, languages, { filename: file });
  return linter.getSourceCode().getAllComments().map(({ value }) => value);
}

function rulesOf(messages: readonly Linter.LintMessage[], file: string, text: string): readonly string[] {
  const fatal = messages.find((message) => message.fatal);
  if (fatal) throw new Error(`${file}:${fatal.line}: ${fatal.message}\n${text}`);
  return [...new Set(messages.map(({ ruleId }) => ruleId?.replace('backoff/', '') ?? 'no rule'))].sort();
}
