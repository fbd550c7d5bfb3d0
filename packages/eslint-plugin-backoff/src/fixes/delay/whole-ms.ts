import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from '../code/draft.js';

/** `Math.round(…)` around a length that a text quotes: `retrying in 213.4821937 ms` says no more than `213 ms`. One in seconds keeps three places, one in a unit that nobody knows all of its parts. */
export function wholeMs(length: string): string {
  const [, call, inSeconds = ''] = /^((?:[\w.]+ \+ )?(?!Math\.round)[\w.]+\(.*\))( \/ 1000)?$/s.exec(length) ?? [];
  return call === undefined ? length : `Math.round(${call})${inSeconds}`;
}

/** Whether a length is the value of a variable that some text quotes, or one of its values. */
export function isQuotedLater(length: TSESTree.Node, file: Draft['file']): boolean {
  const { parent, range } = length;
  if (parent !== undefined && isOneOf(length, parent)) return isQuotedLater(parent, file);
  if (parent?.type !== 'VariableDeclarator' || parent.init?.range[0] !== range[0]) return false;
  const variable = file.variable(parent.id);
  return variable !== null && file.uses(variable).some(isQuoted);
}

/** `header ? asked : length`, `asked ?? length` */
const isOneOf = (length: TSESTree.Node, choice: TSESTree.Node): boolean =>
  (choice.type === 'ConditionalExpression' && choice.test !== length) || (choice.type === 'LogicalExpression' && choice.right === length);

/** `${delay}` in a text, `${delay / 1000}`, or `'in ' + delay`. */
export function isQuoted(mention: TSESTree.Node): boolean {
  const { parent } = mention;
  if (parent?.type === 'BinaryExpression' && parent.operator === '/' && parent.left === mention) return isQuoted(parent);
  return parent?.type === 'TemplateLiteral' || (parent?.type === 'BinaryExpression' && parent.operator === '+' && [parent.left, parent.right].some(isText));
}

const isText = (node: TSESTree.Node): boolean => node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string') || (node.type === 'BinaryExpression' && node.operator === '+' && [node.left, node.right].some(isText));
