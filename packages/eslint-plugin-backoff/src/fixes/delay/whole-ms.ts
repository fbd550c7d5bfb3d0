import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from '../code/draft.js';

/** `Math.round(…)` around a length that a text quotes: `retrying in 213.4821937 ms` says no more than `213 ms`. A length in another unit keeps its parts. */
export const wholeMs = (length: string): string => (/^\w+\(.*\)$/s.test(length) ? `Math.round(${length})` : length);

/** Whether a length is the value of a variable that some text quotes. */
export function isQuotedLater({ parent, range }: TSESTree.Node, file: Draft['file']): boolean {
  if (parent?.type !== 'VariableDeclarator' || parent.init?.range[0] !== range[0]) return false;
  const variable = file.variable(parent.id);
  return variable !== null && file.uses(variable).some(isQuoted);
}

/** `${delay}` in a text, or `'in ' + delay`. */
export function isQuoted(mention: TSESTree.Node): boolean {
  const { parent } = mention;
  return parent?.type === 'TemplateLiteral' || (parent?.type === 'BinaryExpression' && parent.operator === '+' && [parent.left, parent.right].some(isText));
}

const isText = (node: TSESTree.Node): boolean => node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string') || (node.type === 'BinaryExpression' && node.operator === '+' && [node.left, node.right].some(isText));
