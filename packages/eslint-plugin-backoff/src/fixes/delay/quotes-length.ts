import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from '../code/draft.js';
import { isExecutor } from '../code/executor.js';
import { ancestors, isFunction } from '../code/syntax.js';
import { commentsOf, wordsIn } from '../code/words-around.js';

/** `1 sec`, `60 seconds`, `500ms` */
const LENGTH = /(?<![\w.,])(\d+(?:\.\d+)?)[\s-]?(ms|milliseconds?|s|secs?|seconds?|m|mins?|minutes?|h|hours?)\b/gi;

/**
 * `// try again in 60 seconds`: whether the author says by the side of a wait how long it is, or in a comment of its function. Of another length that would be false. Of several lengths none is
 * the wait's: `// 2s, 4s, 8s`.
 */
export function quotesLength(length: TSESTree.Node, ms: number, draft: Draft): boolean {
  const block = [...ancestors(length)].find((around) => around.type === 'BlockStatement' && !(isFunction(around.parent) && isExecutor(around.parent)));
  const fn = [...ancestors(length)].find((around) => isFunction(around) && !isExecutor(around));
  const saysSo = (words: string): boolean => tellsAlone(words, ms);
  return (block !== undefined && wordsIn(block, draft.file).some(saysSo)) || (fn !== undefined && commentsOf(fn, draft.file).flatMap(sentencesOf).some((sentence) => saysSo(sentence) && isOfWait(sentence)));
}

/** Of which wait a comment further up speaks, it has to say beside the length: `a 2s backoff`, `waits for 2 seconds`. */
const isOfWait = (sentence: string): boolean => [...sentence.matchAll(LENGTH)].some(({ index, 0: { length } }) => OF_WAITS.test(sentence.slice(Math.max(0, index - BESIDE), index + length + BESIDE)));

/** Letters that a word beside another one is away at most. */
const BESIDE = 16;

const OF_WAITS = /\b(back-?off|backs? off|waits?|waiting|paus(e|es|ing)|delays?|sleeps?)\b/i;

const sentencesOf = (comment: string): readonly string[] => comment.split(/[;\n]|\.(?=\s|$)/);

function tellsAlone(words: string, ms: number): boolean {
  const told = [...words.matchAll(LENGTH)].map(([, number = '', unit = '']) => Number(number) * unitMs(unit));
  return told.length > 0 && told.every((each) => Math.abs(each - ms) < 1);
}

function unitMs(unit: string): number {
  if (/^m(s|illi)/i.test(unit)) return 1;
  if (/^s/i.test(unit)) return 1000;
  return /^m/i.test(unit) ? 60_000 : 3_600_000;
}
