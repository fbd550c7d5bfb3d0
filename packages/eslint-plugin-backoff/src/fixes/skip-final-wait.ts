import type { TSESTree } from '@typescript-eslint/types';
import { allWaits } from './all-waits.js';
import { anotherAttempt } from './another-attempt.js';
import type { Draft } from './draft.js';
import { fix } from './fix.js';
import { guardStatement } from './insert-statement.js';
import { promiseAround, statementOf } from './syntax.js';

/** Waits only where another attempt follows: the wait that was seen to be the last, and the others of the site. */
export const skipFinalWait = fix((draft) => {
  const { finalWait } = draft.site.facts.lastFailure;
  if (!finalWait || !guard(draft, finalWait.node)) return false;
  for (const { node } of allWaits(draft)) guard(draft, node);
  return true;
});

function guard(draft: Draft, wait: TSESTree.Node): boolean {
  const statement = statementOf(promiseAround(wait));
  // A timer that is not awaited does more than wait.
  if (statement?.type !== 'ExpressionStatement' || statement.expression.type !== 'AwaitExpression') return false;
  const follow = anotherAttempt(draft, { kind: 'before', statement });
  if (follow.kind !== 'if') return false;
  draft.once(statement, () => {
    guardStatement(draft, statement, follow.condition);
    return follow.condition;
  });
  return true;
}
