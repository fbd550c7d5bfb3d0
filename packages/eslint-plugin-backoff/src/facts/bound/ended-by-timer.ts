import type { TSESTree } from '@typescript-eslint/types';

import { lastNameOf } from '../../sites/members.js';
import { contains, isFunction, type Source } from '../../sites/source.js';
import type { SiteRuns } from '../runs/runs.js';

/**
 * `const late = setTimeout(() => { clearTimeout(again); reject(new Error('timed out')); }, timeoutMs)`, beside `again = setTimeout(attempt, 100)`: a
 * timer of its own calls the next attempt off when the time is up.
 */
export function isEndedByTimer({ repetition: { node }, source }: SiteRuns): boolean {
  const kept = timersKeptIn(node, source);
  if (kept.length === 0) return false;
  let isEnded = false;
  source.walk((other) => {
    isEnded ||= isTimer(other) && !contains(node, other) && clearsOneOf(kept, other.arguments[0], source);
  });
  return isEnded;
}

const isTimer = (node: TSESTree.Node): node is TSESTree.CallExpression => node.type === 'CallExpression' && /^set(Timeout|Interval)$/.test(lastNameOf(node.callee));

/** The places in which the site keeps the timers that it sets. */
function timersKeptIn(node: TSESTree.Node, source: Source): readonly TSESTree.Node[] {
  const own = node.type === 'AssignmentExpression' && isTimer(node.right) ? [node.left] : [];
  return [...own, ...source.children(node).flatMap((child) => timersKeptIn(child, source))];
}

function clearsOneOf(kept: readonly TSESTree.Node[], node: TSESTree.Node | undefined, source: Source): boolean {
  if (node === undefined || !isFunction(node)) return false;
  const clears = (inner: TSESTree.Node): boolean => {
    const [timer] = inner.type === 'CallExpression' && /^clear(Timeout|Interval)$/.test(lastNameOf(inner.callee)) ? inner.arguments : [];
    return (timer !== undefined && kept.some((place) => isSame(place, timer, source))) || source.children(inner).some(clears);
  };
  return clears(node);
}

const isSame = (a: TSESTree.Node, b: TSESTree.Node, source: Source): boolean => source.text(a) === source.text(b) && (a.type !== 'Identifier' || source.variable(a) === source.variable(b));
