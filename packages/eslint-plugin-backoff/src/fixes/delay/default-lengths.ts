import { isNothing } from '../answer/forgiven.js';
import { literalNumber } from '../code/arithmetic.js';
import { defaultFunction } from '../code/default-function.js';
import type { Draft } from '../code/draft.js';
import { resultsOf } from '../code/local-function.js';
import { bare } from '../code/syntax.js';
import { type DelaySource, mayBeNumber } from './delay-source.js';

/**
 * The lengths of a wait that a function of the caller's gives, where it hands in none and a function of this file stands in:
 * `(options.backoff ?? defaultBackoff)(attempt)`. What a caller has chosen is not the site's to change. Null for any other length.
 */
export function defaultLengths(source: DelaySource, { file }: Draft): readonly DelaySource[] | null {
  const call = bare(source.node);
  const fn = call.type === 'CallExpression' ? defaultFunction(call.callee, file) : null;
  if (call.type !== 'CallExpression' || fn === null || fn.async || fn.generator) return null;
  const results = resultsOf(fn, file);
  const lengths = results.filter((result) => literalNumber(result) !== 0);
  const areNumbers = lengths.length > 0 && results.every((result) => mayBeNumber(result, file) && !isNothing(result));
  return areNumbers ? lengths.map((node) => ({ ...source, node, helper: fn, calls: [...source.calls, call] })) : null;
}
