import type { TSESTree } from '@typescript-eslint/types';

import { exact } from '../../interpreter/values/numbers.js';
import { type CompareEvent, type Trace, attemptsOf } from '../../interpreter/trace.js';
import { enclosingFunction } from '../../sites/source.js';

/**
 * `schedule(retries = 0) { const delayMs = retries === 0 ? debounceMs : baseMs * 2 ** retries; … }`: before the first attempt the site tells
 * its first turn, which follows no failure, from the next one.
 */
export function singlesOutFirst(trace: Trace): boolean {
  const [first = 0, second] = attemptsOf(trace).map((attempt) => trace.events.indexOf(attempt));
  const asked = (from: number, to?: number): readonly CompareEvent[] => trace.events.slice(from, to).filter((event) => event.kind === 'compare').filter(asksForNone);
  const again = asked(first, second);
  return asked(0, first).some(({ node, result }) => again.some((event) => event.node === node && event.result !== result));
}

/** `retries === 0`, `retries > 0`. */
function asksForNone({ node, left, right }: CompareEvent): boolean {
  if (node.type !== 'BinaryExpression') return false;
  return (exact(right) === 0 && isCountedParameter(node.left)) || (exact(left) === 0 && isCountedParameter(node.right));
}

/** A parameter that counts from a number: a field may count what has failed elsewhere. */
function isCountedParameter(side: TSESTree.Node): boolean {
  return (
    side.type === 'Identifier' &&
    enclosingFunction(side)?.params.some((param) => param.type === 'AssignmentPattern' && param.left.type === 'Identifier' && param.left.name === side.name && param.right.type === 'Literal') === true
  );
}
