import type { TSESTree } from '@typescript-eslint/types';

import type { TraceEvent } from '../../interpreter/trace.js';
import { isParameter } from '../../sites/parameters.js';
import { contains, enclosingFunction, isFunction, type Source } from '../../sites/source.js';
import { type Retry, answerTo, retriesOf } from '../runs/retries.js';
import type { SiteRuns } from '../runs/runs.js';

/**
 * Whether each failure is answered by somebody from elsewhere who may end it all by failing himself: the site waits for what he makes
 * of it, as in `await signInAgain()`, or tells it to a function that was handed in, as in `onError(error)`.
 */
export function isAnsweredOutside({ retrying, repetition: { node, candidate }, source }: SiteRuns): boolean {
  return retrying.length > 0 && retrying.every((trace) => retriesOf(trace, candidate).every((retry) => isAnswered(retry, node, source)));
}

function isAnswered(retry: Retry, site: TSESTree.Node, source: Source): boolean {
  if (retry.events.some((event) => event.kind === 'handle' && event.node.type === 'CatchClause' && asksWhoIsLeftOut(event.node.body, retry, source))) return true;
  const events: readonly TraceEvent[] = answerTo(retry);
  const next = events.find((event) => event.kind === 'cycle');
  const entries = [next?.node ?? null, ...retry.to.stack].filter((entry) => entry !== null);
  return events.slice(0, next === undefined ? events.length : events.indexOf(next)).some((event) => {
    if (event.kind === 'maybe wait') return decides(event.node, entries, site) && !isTimed(event.node);
    return (event.kind === 'observe' || event.kind === 'effect') && isHandedIn(event.node, source);
  });
}

/** The call stands in the site, or beside one that leads to the next turn: what it throws ends the turn. */
function decides(call: TSESTree.Node, entries: readonly TSESTree.Node[], site: TSESTree.Node): boolean {
  const owner = enclosingFunction(call);
  return contains(site, call) || (owner !== null && entries.some((entry) => contains(owner, entry)));
}

/** `await timeout(60_000)`: most likely a wait. */
const isTimed = (node: TSESTree.Node): boolean => node.type === 'CallExpression' && node.arguments.some((arg) => arg.type === 'Literal' && typeof arg.value === 'number');

/** `const delayMs = onError?.(error) ?? 1000;`: who need not be handed in, and is taken not to be, but says how long to wait where he is. */
function asksWhoIsLeftOut(node: TSESTree.Node, { waits }: Pick<Retry, 'waits'>, source: Source): boolean {
  if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init?.type === 'LogicalExpression' && isOptionallyHanded(node.init.left, source)) {
    const uses = source.declared(node, node.id).flatMap(({ references }) => references.map(({ identifier }) => identifier));
    return waits.some((wait) => uses.some((use) => contains(wait.node, use)));
  }
  return !isFunction(node) && source.children(node).some((part) => asksWhoIsLeftOut(part, { waits }, source));
}

const isOptionallyHanded = (node: TSESTree.Node, source: Source): boolean => node.type === 'ChainExpression' && node.expression.type === 'CallExpression' && node.expression.optional && isHandedIn(node.expression, source);

/** `onError(error)`, `onError!(error)` where `onError` is a parameter. */
function isHandedIn(call: TSESTree.Node, source: Source): boolean {
  if (call.type !== 'CallExpression') return false;
  const callee = call.callee.type === 'TSNonNullExpression' ? call.callee.expression : call.callee;
  return callee.type === 'Identifier' && isParameter(callee, source);
}
