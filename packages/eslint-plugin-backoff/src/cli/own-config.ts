import type { Linter } from 'eslint';
import plugin from '../index.js';
import { hidingTree } from '../sites/hidden-tree.js';
import * as parser from './typescript-parser.js';

/** How ESLint begins what it says of a file that does not parse; it calls wrong comments fatal, too, and goes on. */
const parsingError = 'Parsing error: ';

/** This plugin's rules on any JavaScript or TypeScript file, without any configuration: the recommended ones, or all of them. */
export function ownConfig(strict: boolean): Linter.Config {
  const rules = strict ? plugin.configs.strict : plugin.configs.recommended;
  return {
    files: ['**/*.{js,mjs,cjs,jsx,ts,mts,cts,tsx}'],
    languageOptions: { parser: hidingTree(parser), parserOptions: { ecmaFeatures: { jsx: true }, preserveNodeMaps: false } },
    // Directives for rules that are not run here are no finding.
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    ...rules,
  };
}

/** Whether a rule is one of this plugin's: what comments in a file ask of other rules is not asked for here. */
export function isOurs(ruleId: string | null): boolean {
  return ruleId?.startsWith('backoff/') ?? false;
}

/** Why a file does not parse, as a sentence without full stop; null where it does. */
export function parseProblem(messages: readonly Linter.LintMessage[]): string | null {
  const found = messages.find(({ message }) => message.startsWith(parsingError));
  if (found === undefined) return null;
  const { line, column, message } = found;
  return `does not parse: line ${line}, column ${column}: ${message.slice(parsingError.length).replace(/\.$/, '')}`;
}
