import type { TSESTree } from '@typescript-eslint/types';
import type { CountingFunction } from '../../facts/library-options.js';
import type { Draft } from '../code/draft.js';
import { literalNumber } from '../code/arithmetic.js';
import { resultsOf } from '../code/local-function.js';
import { bare, isFunction } from '../code/syntax.js';

/** Has a function that says after which failures to go on end the retries by their number as well: `return true` becomes `return count < 4`. */
export function countInFunction(draft: Draft): boolean {
  const { cures, bound } = draft.site.facts;
  const counting = bound.kind === 'none' ? (cures?.counting ?? null) : null;
  const isLeft = counting && retriesLeft(counting, draft);
  if (counting === null || isLeft === null || !isFunction(counting.fn)) return false;
  const goesOn = resultsOf(counting.fn, draft.file).filter((result) => !isRefusal(result));
  if (!isForThisAlone(counting, goesOn, draft)) return false;
  for (const result of goesOn) askFirst(draft, result, isLeft);
  return goesOn.length > 0;
}

/** `count < 4`, by the name that the function has for the retry; null where it has none, or answers later. */
function retriesLeft({ fn, parameter, isFromZero }: CountingFunction, { settings }: Draft): string | null {
  const count = fn.params[parameter];
  return fn.async || count?.type !== 'Identifier' ? null : `${count.name} ${isFromZero ? '<' : '<='} ${settings.maxAttempts - 1}`;
}

/** Whether a function stands where the option is given, and its count is one all the way: nothing sets it anew or has its name. */
function isForThisAlone({ fn, parameter }: CountingFunction, results: readonly TSESTree.Expression[], { file }: Draft): boolean {
  const count = fn.params[parameter];
  const variable = count?.type === 'Identifier' ? file.variable(count) : null;
  if (fn.parent.type !== 'Property' || count?.type !== 'Identifier' || variable === null) return false;
  return variable.references.every((use) => !use.isWrite()) && results.every((result) => file.lookUp(count.name, result.range[0]) === variable);
}

/** What is answered holds as long as some condition does. */
function askFirst(draft: Draft, result: TSESTree.Expression, condition: string): void {
  const text = draft.file.textOf(result);
  draft.replace(result, isTrue(result) ? condition : `${condition} && ${isLoose(result) ? `(${text})` : text}`);
}

const isTrue = (result: TSESTree.Expression): boolean => bare(result).type === 'Literal' && 'value' in result && result.value === true;

/** `false`, `null`, `undefined`, `0` */
function isRefusal(result: TSESTree.Expression): boolean {
  const node = bare(result);
  if (node.type === 'UnaryExpression') return node.operator === '!' && literalNumber(node.argument) === 1;
  return (node.type === 'Literal' && !node.value) || (node.type === 'Identifier' && node.name === 'undefined');
}

/** Whether `&&` before an expression would take a part of it for all of it. */
const isLoose = (result: TSESTree.Expression): boolean => /^(Conditional|Assignment|Arrow|Sequence|Yield)|^LogicalExpression$/.test(result.type);
