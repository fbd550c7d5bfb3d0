import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from '../code/draft.js';
import { contains, isLoop, leaves } from '../code/syntax.js';

/** Statements that only a failure runs. */
export interface FailureList {
  readonly block: TSESTree.BlockStatement | TSESTree.SwitchCase;
  /** The first of them in its block. */
  readonly begin: number;
}

export const statementsOf = ({ block }: FailureList): readonly TSESTree.Statement[] => (block.type === 'SwitchCase' ? block.consequent : block.body);

/**
 * The branch that leads to a goal, where another one before it is the end of some failures: `if (denied) throw …; else if (again) …`.
 * What stands before them all would take those too. Else the list as it is.
 */
export function branchOfFailure(list: FailureList, goal: TSESTree.Node | null, draft: Draft): FailureList {
  const choice = goal && statementsOf(list).slice(list.begin).find((statement) => contains(statement, goal));
  const branch = goal && choice?.type === 'IfStatement' ? branchTo(goal, choice, draft) : null;
  return branch?.type === 'BlockStatement' ? { block: branch, begin: 0 } : list;
}

/** The branch of a choice that holds a goal, where all others are ends, and the one before it is that of some failures. */
function branchTo(goal: TSESTree.Node, { test, consequent, alternate }: TSESTree.IfStatement, draft: Draft): TSESTree.Statement | null {
  if (!alternate || !contains(alternate, goal) || !ends(consequent, draft)) return null;
  if (alternate.type === 'IfStatement' && !contains(alternate.consequent, goal)) return branchTo(goal, alternate, draft);
  if (isOfCounter(test, draft)) return null;
  const isLast = alternate.type !== 'IfStatement';
  return isLast ? alternate : ends(alternate.alternate, draft) ? alternate.consequent : null;
}

/** Whether a branch leaves, and not for another turn of the site's loop. */
function ends(branch: TSESTree.Statement | null, { site, file }: Draft): boolean {
  if (branch === null || !leaves(branch)) return false;
  return !isLoop(site.node) || ![...file.within(branch)].some(({ type }) => type === 'ContinueStatement');
}

/** Whether a test asks how often it was tried, and not what has failed. */
export function isOfCounter(test: TSESTree.Node, { site, file }: Draft): boolean {
  const { counter } = site.facts.shape;
  return counter !== null && [...file.within(test)].some((part) => file.textOf(part) === counter.text);
}
