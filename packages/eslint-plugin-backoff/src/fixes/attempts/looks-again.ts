import type { TSESTree } from '@typescript-eslint/types';
import { attemptCalls } from './attempt-calls.js';
import type { Draft } from '../code/draft.js';
import { contains, continuesIn, isLoop } from '../code/syntax.js';

/**
 * `try { const result = await look(); if (result === NOT_YET) continue; return result; } catch { … }`: whether a loop also comes round for what it has found, where
 * nothing has failed; or without an attempt, `if (!isTime()) { await sleep(1000); continue; }`.
 */
export function looksAgain(draft: Draft): boolean {
  const { site: { node, facts }, file } = draft;
  const { failurePaths } = facts.shape;
  if (!isLoop(node) || failurePaths.some(({ kind }) => kind !== 'catch')) return false;
  const tried = failurePaths.flatMap(({ node: path }) => (path.type === 'CatchClause' ? [path.parent.block] : []));
  const calls = attemptCalls(draft);
  const isBefore = (again: TSESTree.Node): boolean => calls.length > 0 && calls.every((call) => again.range[1] <= call.range[0]);
  return continuesIn(node.body, node, file).some((again) => isBefore(again) || tried.some((block) => contains(block, again)));
}
