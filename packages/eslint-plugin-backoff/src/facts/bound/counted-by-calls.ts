import type { TSESTree } from '@typescript-eslint/types';

import type { Trace, TraceEvent } from '../../interpreter/trace.js';
import { type Source, contains } from '../../sites/source.js';
import type { SiteRuns } from '../runs/runs.js';
import { endsSite, isExtent } from './counted-elsewhere.js';

/**
 * `if (backoff.attempts === 10) return; setTimeout(again, backoff.duration());`: the site ends by what something from elsewhere says, and
 * calls it in each turn. It may well count its calls.
 */
export const isCountedByCalls = ({ retrying, repetition: { node }, source }: SiteRuns): boolean =>
  retrying.length > 0 && retrying.every(({ events }: Trace) => events.some((event) => asksUntold(event) && contains(node, event.node) && endsSite(event.node) && isOfCalled(event.node, node, source)));

/** A question that the file does not answer. */
const asksUntold = (event: TraceEvent): event is TraceEvent & { readonly node: TSESTree.Node } =>
  event.kind === 'assume' || (event.kind === 'compare' && (event.left.symbol ?? event.right.symbol) !== null);

/** Whether a member of what was there before the site, and is called by it, is held against a number or a name. */
function isOfCalled(test: TSESTree.Node, site: TSESTree.Node, source: Source): boolean {
  if (test.type !== 'BinaryExpression') return false;
  const [counted, limit] = test.left.type === 'MemberExpression' ? [test.left, test.right] : [test.right, test.left];
  if (counted.type !== 'MemberExpression' || isExtent(counted) || !mayBeCount(limit)) return false;
  const variable = source.variable(counted.object);
  if (variable === undefined || variable.identifiers.some((name) => contains(site, name))) return false;
  return variable.references.some(({ identifier }) => contains(site, identifier) && isCalledOn(identifier));
}

/** A number, or what has a name: a word that a state is held against counts nothing. */
const mayBeCount = (limit: TSESTree.Node): boolean => limit.type === 'Identifier' || (limit.type === 'Literal' && typeof limit.value === 'number');

const isCalledOn = ({ parent }: TSESTree.Node): boolean => parent?.type === 'MemberExpression' && parent.parent.type === 'CallExpression' && parent.parent.callee === parent;
