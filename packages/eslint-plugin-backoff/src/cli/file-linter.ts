import { readFile } from 'node:fs/promises';
import { ESLint, type Linter } from 'eslint';
import { isOurs, ownConfig, parseProblem } from './own-config.js';

/** What came of one file: its findings, or a sentence without full stop that tells why there are none. */
export type LintedFile = { readonly result: ESLint.LintResult } | { readonly problem: string };

/**
 * An ESLint that needs no configuration: this plugin's rules only, on any JavaScript or TypeScript file below `cwd`,
 * also where ESLint or git would leave it out.
 */
export function createESLint({ cwd, strict, fix }: { cwd: string; strict: boolean; fix: boolean }): ESLint {
  return new ESLint({
    cwd,
    overrideConfigFile: true,
    overrideConfig: [{ ignores: ['!**/node_modules/', '!.git/'] }, ownConfig(strict)],
    ruleFilter: ({ ruleId }) => isOurs(ruleId),
    fix: fix && ((message) => isOurs(message.ruleId)),
  });
}

/** Lints one file and writes its fixes where the instance makes any. Never rejects. */
export async function lintFile(eslint: ESLint, filePath: string): Promise<LintedFile> {
  try {
    const text = await readFile(filePath, 'utf8');
    const [result] = await eslint.lintText(text, { filePath });
    if (!result) return { problem: 'was left out by ESLint' };
    const problem = parseProblem(result.messages);
    if (problem !== null) return { problem };
    await ESLint.outputFixes([result]);
    return { result: onlyOurs(result) };
  } catch (error) {
    const [line] = (error instanceof Error ? error.message : String(error)).split('\n');
    return { problem: `could not be linted: ${line}` };
  }
}

/** Leaves out what comments in the file (`eslint some-plugin/some-rule: error`, `eslint-env node`) make ESLint say. */
function onlyOurs(result: ESLint.LintResult): ESLint.LintResult {
  const messages = result.messages.filter((message) => isOurs(message.ruleId));
  const count = (severity: Linter.Severity, fixable: boolean) =>
    messages.filter((message) => message.severity === severity && (!fixable || message.fix)).length;
  return {
    ...result,
    messages,
    errorCount: count(2, false),
    fatalErrorCount: 0,
    warningCount: count(1, false),
    fixableErrorCount: count(2, true),
    fixableWarningCount: count(1, true),
  };
}
