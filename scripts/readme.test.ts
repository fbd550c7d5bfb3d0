import { Linter } from 'eslint';
import backoff from 'eslint-plugin-backoff';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const linter = new Linter();

test('the README tells what is found in its first program', () => {
  const lines = linter
    .verify(block('js before'), [backoff.configs.recommended])
    .map(({ line, column, message }) => `  ${`${line}:${column}`.padEnd(5)} error  ${message.replace(/\.$/, '')}\n`);
  expect(lines.join('')).toBe(block('text'));
});

test('the README tells what its first program is made into', () => {
  const { output, messages } = linter.verifyAndFix(block('js before'), [backoff.configs.recommended]);
  expect(messages).toEqual([]);
  expect(output.slice(0, output.indexOf('\n/**\n'))).toBe(block('js after'));
});

/** The text of the first code block with this info string. */
function block(info: string): string {
  return new RegExp(`^\`\`\`${info}\\n([^]*?)^\`\`\`$`, 'm').exec(readme)?.[1] ?? '';
}
