import type { TSESTree } from '@typescript-eslint/types';
import { literalNumber, valueOf } from './arithmetic.js';
import { constantValue } from './constant-value.js';
import type { SourceFile } from './source-file.js';
import { bare } from './syntax.js';

/** The number that an expression is, `2000` or `5 * 1000`, or a constant stands for; null where it is none: a text, to which another number would be put, is no number. */
export function knownNumber(expression: TSESTree.Node, file: SourceFile): number | null {
  const node = bare(expression);
  const value = node.type === 'Identifier' ? constantValue(node, file) : node;
  return value && (literalNumber(bare(value)) ?? valueOf(file.textOf(value)));
}
