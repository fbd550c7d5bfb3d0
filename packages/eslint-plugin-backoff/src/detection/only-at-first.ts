import type { TSESTree } from '@typescript-eslint/types';

import type { Path } from '../interpreter/paths.js';
import type { Candidate } from '../sites/candidate.js';
import { isParameter } from '../sites/parameters.js';
import { type Source, contains, isFunction, parentOf } from '../sites/source.js';
import type { Operations } from './repetition.js';

/**
 * `if (!isRetry) await probe();` in a function that calls itself with `true`: what is done the first time alone is not what is tried again, and
 * no other path leads to it.
 */
export function isOnlyAtFirst({ run }: Path, operation: Operations, { node: fn }: Candidate, source: Source): boolean {
  if (!isFunction(fn) || run.attempts !== 1) return false;
  const leftOut = (node: TSESTree.Node): boolean => guardsOf(node, fn).some(({ test, holds }) => tellsTurn(test, source) && run.settled.get(test) === !holds);
  return [...operation.keys()].every(leftOut);
}

/** A condition, and how it comes out where something under it is reached. */
interface Guard {
  readonly test: TSESTree.Node;
  readonly holds: boolean;
}

function guardsOf(node: TSESTree.Node, within: TSESTree.Node): readonly Guard[] {
  const guards: Guard[] = [];
  for (let inner = node, outer = parentOf(node); outer !== null && contains(within, outer); inner = outer, outer = parentOf(outer)) {
    if (outer.type === 'IfStatement' && outer.test !== inner) guards.push({ test: outer.test, holds: outer.consequent === inner });
  }
  return guards;
}

/** `isRetry`, `!isRetry`: what the function was handed. */
function tellsTurn(test: TSESTree.Node, source: Source): boolean {
  return test.type === 'UnaryExpression' && test.operator === '!' ? tellsTurn(test.argument, source) : isParameter(test, source);
}
