import type { TSESTree } from '@typescript-eslint/types';
import type { FailurePath } from '../../facts/retry-site.js';
import type { Draft } from '../code/draft.js';
import { ancestors, contains, type FunctionNode, functionAround, isInList, isStatement } from '../code/syntax.js';
import { isRunByTimer } from './is-left-alone.js';
import { callbackOf, executorAround, isThrownTo } from './who-hears.js';

/**
 * The statement of a path that sets the timer for the next attempt, where the path ends by setting none: nobody would get an error from
 * there, which would end the process, and each failure is told of before. Null for any other path.
 */
export function quietEnd(draft: Draft, path: FailurePath): TSESTree.Statement | null {
  const { site, file } = draft;
  const { node, body, retryNode } = path;
  if (body?.type !== 'BlockStatement' || retryNode === null || !isRunByTimer(retryNode, site.node) || !isThrownTo(path, draft)) return null;
  const around = functionAround(body.body.at(-1) ?? node);
  const isQuiet = site.facts.observability.observed === true && !isHeard(draft, path, body) && answersNothing(around, file);
  return isQuiet ? statementIn(body, retryNode, around) : null;
}

/** The innermost statement of a list that holds a node and runs in the same function as a block. */
function statementIn(block: TSESTree.BlockStatement, node: TSESTree.Node, fn: FunctionNode | null): TSESTree.Statement | null {
  const around = [node, ...ancestors(node)].filter((each) => contains(block, each) && functionAround(each) === fn);
  return around.filter(isStatement).find(isInList) ?? null;
}

/** Whether a promise or a callback hands an error on from a path. */
const isHeard = (draft: Draft, { error }: FailurePath, body: TSESTree.BlockStatement): boolean =>
  executorAround(body.body.at(-1) ?? body, draft) !== null || (error !== null && callbackOf(draft, error, body) !== null);

/** Whether a function returns nothing, whatever happens. */
function answersNothing(fn: FunctionNode | null, file: Draft['file']): boolean {
  if (fn === null || (fn.returnType && !/^: (Promise<)?(void|any|unknown)>?$/.test(file.textOf(fn.returnType)))) return false;
  return [...file.within(fn.body)].every((node) => node.type !== 'ReturnStatement' || node.argument === null || functionAround(node) !== fn);
}
