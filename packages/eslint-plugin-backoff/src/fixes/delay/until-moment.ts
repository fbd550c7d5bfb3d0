import type { TSESTree } from '@typescript-eslint/types';
import { literalNumber, mathFunction } from '../code/arithmetic.js';
import { constantValue } from '../code/constant-value.js';
import type { SourceFile } from '../code/source-file.js';
import { bare } from '../code/syntax.js';

/** `resetAt - Date.now()`: whether a wait lasts until a moment, before which it is of no use to come back. */
export function isUntilMoment(delay: TSESTree.Node, file: SourceFile, depth = 0): boolean {
  const node = bare(delay);
  if (node.type === 'BinaryExpression') return node.operator === '-' && isClock(node.right, file) && !isWorkedOut(node.left, file);
  const value = node.type === 'Identifier' && depth < 3 ? constantValue(node, file) : null;
  if (value !== null) return isUntilMoment(value, file, depth + 1);
  return node.type === 'CallExpression' && mathFunction(node) === 'max' && isNotBelow(node, file, depth);
}

/** `Math.max(0, resetAt - Date.now())` */
const isNotBelow = ({ arguments: parts }: TSESTree.CallExpression, file: SourceFile, depth: number): boolean =>
  parts.some((part) => literalNumber(part) !== null) && parts.some((part) => isUntilMoment(part, file, depth));

/** `startedAt + delayMs`: a moment that the file makes of a length of its own. */
function isWorkedOut(moment: TSESTree.Node, file: SourceFile): boolean {
  const node = bare(moment);
  const value = node.type === 'Identifier' ? constantValue(node, file) : node;
  return value !== null && bare(value).type === 'BinaryExpression';
}

const isClock = (node: TSESTree.Node, file: SourceFile): boolean => /^(Date\.now\(\)|performance\.now\(\)|new Date\(\)\.(getTime|valueOf)\(\)|\+new Date(\(\))?)$/.test(file.textOf(node));
