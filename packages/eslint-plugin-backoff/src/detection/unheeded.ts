import type { TSESTree } from '@typescript-eslint/types';

import type { Path } from '../interpreter/paths.js';
import type { Outcome } from '../interpreter/scenario.js';
import { attemptsOf } from '../interpreter/trace.js';
import type { Candidate } from '../sites/candidate.js';
import type { Operations } from './repetition.js';

/**
 * `if (isStale) void reload(); … while (saved && isAskedFor) …`: the loop does not hear of the failure of what is begun and left to itself. Its
 * next turn has another reason.
 */
export function isUnheeded(failure: Outcome, { trace }: Path, { kind }: Candidate, operation: Operations): boolean {
  if (kind !== 'loop' || failure.kind !== 'network error' || [...operation.values()].some((form) => form !== 'promise') || trace.events.some((event) => event.kind === 'handle')) return false;
  return attemptsOf(trace).every(({ node, stack }) => [node, ...stack].some(isLeftToItself));
}

/** `void reload();`, `reload();` */
function isLeftToItself({ parent }: TSESTree.Node): boolean {
  return parent?.type === 'ExpressionStatement' || (parent?.type === 'UnaryExpression' && parent.operator === 'void');
}
