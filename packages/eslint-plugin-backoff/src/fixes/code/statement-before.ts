import type { TSESTree } from '@typescript-eslint/types';
import type { Place } from './insert-statement.js';

/** What is done right before a place in its block. */
export function statementBefore(place: { readonly kind: 'call' } | Place): TSESTree.Statement | undefined {
  if (place.kind === 'end') return place.block.body.at(-1);
  if (place.kind !== 'before' || place.statement.parent.type !== 'BlockStatement') return undefined;
  const { body } = place.statement.parent;
  return body[body.indexOf(place.statement) - 1];
}
