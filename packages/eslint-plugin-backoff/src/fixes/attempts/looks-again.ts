import type { Draft } from '../code/draft.js';
import { contains, continuesIn, isLoop } from '../code/syntax.js';

/** `try { const result = await look(); if (result === NOT_YET) continue; return result; } catch { … }`: whether a loop also comes round for what it has found, where nothing has failed. */
export function looksAgain({ site: { node, facts }, file }: Draft): boolean {
  const { failurePaths } = facts.shape;
  if (!isLoop(node) || failurePaths.some(({ kind }) => kind !== 'catch')) return false;
  const tried = failurePaths.flatMap(({ node: path }) => (path.type === 'CatchClause' ? [path.parent.block] : []));
  return continuesIn(node.body, node, file).some((again) => tried.some((block) => contains(block, again)));
}
