import type { TSESTree } from '@typescript-eslint/types';
import type { SourceFile } from '../code/source-file.js';
import { bare } from '../code/syntax.js';

/** Whether a test finds out that an error stands where a response is looked for: `response instanceof Error`. */
export function asksForError(test: TSESTree.Node, response: string | null, file: SourceFile): boolean {
  if (test.type !== 'BinaryExpression' || test.operator !== 'instanceof') return false;
  return test.right.type === 'Identifier' && test.right.name === 'Error' && file.textOf(bare(test.left)) === response;
}
