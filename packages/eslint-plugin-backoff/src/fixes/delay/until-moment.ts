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

/** `deadline - Date.now()`, and what is made of it and of numbers: how much is left of the time, whoever set its end. */
export function isTimeLeft(length: TSESTree.Node, file: SourceFile, depth = 0): boolean {
  const node = bare(length);
  if (node.type === 'BinaryExpression') return node.operator === '-' && (isClock(node.right, file) || isTimeSince(node.right, file));
  if (node.type === 'CallExpression') return mathFunction(node) === 'max' && node.arguments.some((part) => isTimeLeft(part, file, depth));
  const value = node.type === 'Identifier' && depth < 3 ? constantValue(node, file) : null;
  return value !== null && isTimeLeft(value, file, depth + 1);
}

/** `Date.now() - startedAt`, of `timeoutMs - elapsedMs`. */
function isTimeSince(length: TSESTree.Node, file: SourceFile): boolean {
  const node = bare(length);
  const value = node.type === 'Identifier' ? constantValue(node, file) : node;
  return value?.type === 'BinaryExpression' && value.operator === '-' && isClock(value.left, file);
}

/** `startedAt + delayMs`: a moment that the file makes of a length of its own. */
function isWorkedOut(moment: TSESTree.Node, file: SourceFile): boolean {
  const node = bare(moment);
  const value = node.type === 'Identifier' ? constantValue(node, file) : node;
  return value !== null && bare(value).type === 'BinaryExpression';
}

const isClock = (node: TSESTree.Node, file: SourceFile): boolean => /^(Date\.now\(\)|performance\.now\(\)|new Date\(\)\.(getTime|valueOf)\(\)|\+new Date(\(\))?)$/.test(file.textOf(node));
