import { Linter } from 'eslint';
import type { TSESTree } from '@typescript-eslint/types';
import { parser } from 'typescript-eslint';
import { SourceFile } from '../src/fixes/code/source-file.js';

interface Parsed {
  /** The last statement's. */
  readonly expression: TSESTree.Expression;
  readonly file: SourceFile;
}

/** An expression as ESLint sees it, and what stands before it in the file. */
export function parsed(expression: string, before = ''): Parsed {
  const linter = new Linter();
  linter.verify(`${before}\n(${expression});`, [{ languageOptions: { parser } }]);
  const sourceCode = linter.getSourceCode();
  const file = SourceFile.of(programOf(sourceCode.ast), sourceCode);
  const last = file.program.body.at(-1);
  if (last?.type !== 'ExpressionStatement') throw new Error(`does not parse: ${expression}`);
  return { expression: last.expression, file };
}

/** ESLint types its tree as ESTree's. */
function programOf(node: unknown): TSESTree.Program {
  if (!isProgram(node)) throw new Error('no program');
  return node;
}

function isProgram(node: unknown): node is TSESTree.Program {
  return typeof node === 'object' && node !== null && 'type' in node && node.type === 'Program';
}
