import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from '../code/draft.js';
import { contains } from '../code/syntax.js';

/** Whether bad answers come to the next attempt past the `catch` that errors take: `data = response.ok ? await response.json() : null`. */
export function answersComePast(handler: TSESTree.CatchClause, { site: { facts }, file }: Draft): boolean {
  const { operation, retriedStatuses, shape } = facts;
  if (operation.failsBy !== 'response' || retriedStatuses.byStatus?.get(503) !== 'retried') return false;
  const { block } = handler.parent;
  const others = shape.failurePaths.filter(({ node }) => node !== handler);
  const arePassed = others.every(({ kind, node, body }) => kind === 'check' && body === null && contains(block, node));
  const behind = Math.max(block.range[0], ...others.map(({ node }) => node.range[1]));
  return arePassed && ![...file.within(block)].some(({ type, range }) => type === 'ThrowStatement' && range[0] >= behind);
}
