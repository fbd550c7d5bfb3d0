import type { TSESTree } from '@typescript-eslint/types';
import { constantValue } from '../code/constant-value.js';
import type { SourceFile } from '../code/source-file.js';
import { bare } from '../code/syntax.js';

/** `resetAt - Date.now()`: whether a wait lasts until a moment, before which it is of no use to come back. */
export function isUntilMoment(delay: TSESTree.Node, file: SourceFile, depth = 0): boolean {
  const node = bare(delay);
  if (node.type === 'BinaryExpression') return node.operator === '-' && isClock(node.right, file);
  const value = node.type === 'Identifier' && depth < 3 ? constantValue(node, file) : null;
  if (value !== null) return isUntilMoment(value, file, depth + 1);
  return node.type === 'CallExpression' && file.textOf(node.callee) === 'Math.max' && node.arguments.some((part) => isUntilMoment(part, file, depth));
}

const isClock = (node: TSESTree.Node, file: SourceFile): boolean => /^(Date\.now\(\)|performance\.now\(\)|new Date\(\)\.(getTime|valueOf)\(\)|\+new Date(\(\))?)$/.test(file.textOf(node));
