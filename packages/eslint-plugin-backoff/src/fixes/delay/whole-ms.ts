import type { TSESTree } from '@typescript-eslint/types';
import { mathFunction } from '../code/arithmetic.js';
import type { Draft } from '../code/draft.js';
import { isOutcomeOf } from '../code/is-outcome-of.js';

/** `Math.round(…)` around a length that a text quotes: `retrying in 213.4821937 ms` says no more than `213 ms`. One in seconds keeps three places, one in a unit that nobody knows all of its parts. */
export function wholeMs(length: string): string {
  const [, call, inSeconds = ''] = /^((?:[\w.]+ \+ )?(?!Math\.round)[\w.]+\(.*\))( \/ 1000)?$/s.exec(length) ?? [];
  return call === undefined ? length : `Math.round(${call})${inSeconds}`;
}

/** Whether a length is the value of a variable that some text quotes, or one of its values. */
export function isQuotedLater(length: TSESTree.Node, file: Draft['file']): boolean {
  const { parent, range } = length;
  if (parent !== undefined && isOutcomeOf(length, parent)) return isQuotedLater(parent, file);
  if (parent?.type !== 'VariableDeclarator' || parent.init?.range[0] !== range[0]) return false;
  const variable = file.variable(parent.id);
  return variable !== null && file.uses(variable).some((use) => isQuoted(use) || isQuotedAsLimited(use, file));
}

/** `const wait = Math.min(delay, MOST_MS);`, where that is what a text quotes. */
const isQuotedAsLimited = ({ parent }: TSESTree.Node, file: Draft['file']): boolean =>
  parent?.type === 'CallExpression' && /^(min|max)$/.test(mathFunction(parent) ?? '') && isQuotedLater(parent, file);

/** `${delay}` in a text, `${delay / 1000}`, `'in ' + delay`, or what a call is told beside one, `log.warn('again', { delayMs: delay })`. */
export function isQuoted(mention: TSESTree.Node): boolean {
  const { parent } = mention;
  if (parent?.type === 'Property') return isTold(parent, mention);
  if (parent?.type === 'BinaryExpression' && parent.operator === '/' && parent.left === mention) return isQuoted(parent);
  return parent?.type === 'TemplateLiteral' || (parent !== undefined && isAddedToText(parent));
}

const isTold = ({ value, parent }: TSESTree.Property, mention: TSESTree.Node): boolean => value === mention && parent.parent.type === 'CallExpression';

const isAddedToText = (sum: TSESTree.Node): boolean => sum.type === 'BinaryExpression' && sum.operator === '+' && [sum.left, sum.right].some(isText);

const isText = (node: TSESTree.Node): boolean => node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string') || isAddedToText(node);
