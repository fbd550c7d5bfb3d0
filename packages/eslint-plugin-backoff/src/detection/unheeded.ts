import type { TSESTree } from '@typescript-eslint/types';

import type { Path } from '../interpreter/paths.js';
import type { Outcome } from '../interpreter/scenario.js';
import { attemptsOf } from '../interpreter/trace.js';
import type { Operations } from './repetition.js';

/**
 * `if (isStale) void reload(); … while (saved && isAskedFor) …`: nobody hears of the failure of what is begun and left to itself. Whatever
 * comes to it again does so for another reason.
 */
export function isUnheeded(failure: Outcome, { trace }: Path, operation: Operations): boolean {
  if (failure.kind !== 'network error' || [...operation.values()].some((form) => form !== 'promise') || trace.events.some(({ kind }) => kind === 'handle')) return false;
  return attemptsOf(trace).every(({ node, stack }) => [node, ...stack].some(isLeftToItself));
}

/** `void reload();`, `reload();` */
function isLeftToItself({ parent }: TSESTree.Node): boolean {
  return parent?.type === 'ExpressionStatement' || (parent?.type === 'UnaryExpression' && parent.operator === 'void');
}
