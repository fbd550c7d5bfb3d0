import type { TSESTree } from '@typescript-eslint/types';

import { contains, enclosingFunction, parentOf } from '../../sites/source.js';
import type { SiteRuns } from '../runs/runs.js';

/**
 * `AbortSignal.timeout(…)` made before the repetition and used in it: the time runs out for all attempts together. One that
 * is made in each turn limits an attempt, not the retries.
 */
export function deadlineSignal(runs: SiteRuns): TSESTree.Node | null {
  const { node } = runs.repetition;
  const owner = enclosingFunction(node);
  return owner === null || !/AbortSignal\.timeout/.test(runs.source.text(owner)) ? null : signalIn(owner, node, runs);
}

function signalIn(around: TSESTree.Node, site: TSESTree.Node, runs: SiteRuns): TSESTree.Node | null {
  if (around === site) return null;
  if (isTimeout(around, runs) && isUsedIn(site, around, runs)) return around;
  for (const child of runs.source.children(around)) {
    const found = signalIn(child, site, runs);
    if (found !== null) return found;
  }
  return null;
}

const isTimeout = (node: TSESTree.Node, runs: SiteRuns): node is TSESTree.CallExpression => node.type === 'CallExpression' && runs.source.text(node.callee) === 'AbortSignal.timeout';

function isUsedIn(site: TSESTree.Node, call: TSESTree.Node, runs: SiteRuns): boolean {
  for (let node: TSESTree.Node | null = call; node !== null; node = parentOf(node)) {
    if (node.type !== 'VariableDeclarator') continue;
    return node.id.type === 'Identifier' && (runs.source.variable(node.id)?.references.some(({ identifier }) => contains(site, identifier)) ?? false);
  }
  return false;
}
