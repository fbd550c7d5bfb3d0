import type { TSESTree } from '@typescript-eslint/types';
import type { Wait } from '../../facts/retry-site.js';
import { valuesOf } from '../answer/may-be-missing.js';
import { handledPaths } from '../attempts/handled-paths.js';
import type { Draft } from '../code/draft.js';
import { localFunction } from '../code/local-function.js';
import { ancestors, bare, contains, isFunction, parameterName } from '../code/syntax.js';
import { decomposeDelay } from './decompose-delay.js';
import { decomposeLinear } from './decompose-linear.js';
import { type DelaySource, isPlain } from './delay-source.js';
import { isCommonWait } from './is-common-wait.js';

/**
 * Of a wait after success and failure alike, the lengths that are a failure's: the branch of a choice that grows, or what the
 * failure's own path sets the variable to. What is waited when nothing has failed stays. Null for any other wait; empty where
 * none of it is known to be a failure's: it is the same each time, or as long as it is told.
 */
export function lengthsOfFailure(wait: Wait, source: DelaySource, draft: Draft): readonly DelaySource[] | null {
  const told = toldBy(source, draft);
  const isCommon = isCommonWait(wait.node, draft);
  const lengths = told ?? (isCommon ? [source.node] : []);
  const own = lengths.flatMap((length) => branchOf(length, draft) ?? setByFailure(length, draft) ?? []);
  if (own.length > 0) return own.map((node) => ({ ...source, node }));
  // What comes of a success as well would come ever later by a counter of the retries.
  const isOfAll = isCommon && draft.site.facts.growth.kind === 'fixed';
  return isOfAll || told?.every((length) => isVariable(length, draft)) === true ? [] : null;
}

/** What a function that waits as long as it is told is told by others, call by call. */
function toldBy({ node }: DelaySource, { file }: Draft): readonly TSESTree.Expression[] | null {
  const name = bare(node);
  const variable = file.variable(name);
  const declared = variable && file.declaration(variable);
  const fn = declared && [...ancestors(declared)].find(isFunction);
  const place = fn ? fn.params.findIndex((parameter) => parameterName(parameter) === file.textOf(name)) : -1;
  const calls = place < 0 ? [] : [...file.within(file.program)].filter((call) => call.type === 'CallExpression' && localFunction(call, file) === fn);
  // What a function tells itself lives on from one retry to the next.
  if (!fn || calls.length === 0 || calls.some((call) => contains(fn, call))) return null;
  return calls.flatMap((call) => {
    const length = call.type === 'CallExpression' ? call.arguments[place] : undefined;
    return length && length.type !== 'SpreadElement' ? [length] : [];
  });
}

/** The one branch that grows, of a choice between that and a plain number. */
function branchOf(length: TSESTree.Expression, draft: Draft): readonly TSESTree.Expression[] | null {
  const node = bare(length);
  if (node.type !== 'ConditionalExpression') return null;
  const branches = [node.consequent, node.alternate];
  const grown = branches.filter((branch) => grows(branch, draft));
  const isBesidePlain = branches.some((branch) => !grown.includes(branch) && isPlain(branch));
  return grown.length === 1 && isBesidePlain ? grown : null;
}

/** What a variable with other values as well is set to where a failure is dealt with. */
function setByFailure(length: TSESTree.Expression, draft: Draft): readonly TSESTree.Expression[] | null {
  const values = isVariable(length, draft) ? valuesOf(draft.file.variable(bare(length)), draft.file) : [];
  const own = values.filter((value) => grows(value, draft) && isOfFailure(value, draft));
  return own.length > 0 && own.length < values.length ? own : null;
}

function isOfFailure(value: TSESTree.Node, draft: Draft): boolean {
  return handledPaths(draft).some(({ node }) => contains(node, value)) || [...ancestors(value)].some(({ type }) => type === 'CatchClause');
}

function isVariable(length: TSESTree.Expression, { file }: Draft): boolean {
  const variable = file.variable(bare(length));
  return variable !== null && valuesOf(variable, file).length > 1;
}

/** Whether a length grows from one retry to the next, as it is written. */
export function grows(length: TSESTree.Expression, draft: Draft): boolean {
  return (decomposeDelay(length, draft.file) ?? decomposeLinear(length, draft)) !== null;
}
