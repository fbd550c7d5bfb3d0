import type { TSESTree } from '@typescript-eslint/types';
import { constantValue } from '../code/constant-value.js';
import type { Draft } from '../code/draft.js';

type File = Draft['file'];

/** `new Error('…')` of text alone: no error of a kind of its own, and none of what has failed. */
export function isPlainError(thrown: TSESTree.Expression, file: File): boolean {
  const [message, ...others] = thrown.type === 'NewExpression' && file.textOf(thrown.callee) === 'Error' ? thrown.arguments : [];
  return message !== undefined && others.length === 0 && /^(Literal|TemplateLiteral)$/.test(message.type);
}

/** Whether a text says that something was tried as often as it is at most: `after ${tries} attempts`. */
export const saysAfterAll = (node: TSESTree.Node, file: File): boolean => [...file.within(node)].some((part) => SAYS_HOW_OFTEN.test(textIn(part)));

const SAYS_HOW_OFTEN = /\b(after|all|exceeded|max(imum)?)\b[^.]*\b(attempts?|retries|tries|times)\b/i;

/** What a text says, with a number for each part that is put into it. */
function textIn(node: TSESTree.Node): string {
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.raw).join('3');
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : '';
}

/** Whether a branch says a number of tries as it is written: `5 tries, giving up`. */
export const saysNumber = (branch: TSESTree.Node, file: File): boolean => /\b\d+ (tries|attempts|retries|times)\b/i.test(file.textOf(branch));

/** Whether an end says how often it was tried, itself or by a constant: other than by the count, `(attempt ${attempt}/5)`, which is true whenever it comes. */
export function tellsHowOften(end: TSESTree.Node, { site, file }: Draft): boolean {
  const constants = [...file.within(end)].flatMap((part) => (part.type === 'Identifier' ? (constantValue(part, file) ?? []) : []));
  const counter = site.facts.shape.counter?.text ?? '';
  return [end, ...constants].some((part) => TELLS_HOW_OFTEN.test(withoutCount(file.textOf(part), counter)));
}

const withoutCount = (text: string, counter: string): string =>
  text.replaceAll(/\w*\s*#?\$\{([\w.]+)( \+ 1)?\}(\s*(\/|of)\s*(\d+|\$\{[\w.]+\}))?/g, (told: string, name: string) => (name === counter ? '' : told));

const TELLS_HOW_OFTEN = /attempt|retr(y|ies)|tries|times|\d ?x\b|g(a|i)v(e|en|ing) up|timed? ?out|exhaust|still|max/i;
