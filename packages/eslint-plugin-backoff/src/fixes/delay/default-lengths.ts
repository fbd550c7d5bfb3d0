import type { TSESTree } from '@typescript-eslint/types';
import { isNothing } from '../answer/forgiven.js';
import { literalNumber } from '../code/arithmetic.js';
import { defaultFunction } from '../code/default-function.js';
import type { Draft } from '../code/draft.js';
import { resultsOf } from '../code/local-function.js';
import type { SourceFile } from '../code/source-file.js';
import { bare, declarationAround, declaredName, type FunctionNode } from '../code/syntax.js';
import { type DelaySource, mayBeNumber } from './delay-source.js';

/**
 * The lengths of a wait that a function of the caller's gives, where it hands in none and a function of this file stands in:
 * `(options.backoff ?? defaultBackoff)(attempt)`. What a caller has chosen is not the site's to change. Null for any other length.
 */
export function defaultLengths(source: DelaySource, { file }: Draft): readonly DelaySource[] | null {
  const call = bare(source.node);
  // What is asked or shown elsewhere as well would be another draw there.
  const fn = call.type === 'CallExpression' && isUsedOnce(call.callee, file) ? defaultFunction(call.callee, file) : null;
  if (call.type !== 'CallExpression' || fn === null || fn.async || fn.generator || !isForOneUse(fn, file)) return null;
  const results = resultsOf(fn, file);
  const lengths = results.filter((result) => literalNumber(result) !== 0);
  const areNumbers = lengths.length > 0 && results.every((result) => mayBeNumber(result, file) && !isNothing(result));
  return areNumbers ? lengths.map((node) => ({ ...source, node, helper: fn, calls: [...source.calls, call] })) : null;
}

const isUsedOnce = (name: TSESTree.Node, file: SourceFile): boolean => {
  const variable = file.variable(name);
  return variable !== null && file.uses(variable).length === 1;
};

/** Whether a function has no name, or one that is named once: as what stands in. */
function isForOneUse(fn: FunctionNode, file: SourceFile): boolean {
  const name = declaredName(fn);
  return name === null || (isUsedOnce(name, file) && !/^Export/.test(declarationAround(name)?.type ?? ''));
}
