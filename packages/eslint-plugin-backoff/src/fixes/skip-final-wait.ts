import { anotherAttempt } from './another-attempt.js';
import { fix } from './fix.js';
import { guardStatement } from './insert-statement.js';
import { promiseAround, statementOf } from './syntax.js';

/** Waits only where another attempt follows. */
export const skipFinalWait = fix((draft) => {
  const { finalWait } = draft.site.facts.lastFailure;
  const statement = finalWait && statementOf(promiseAround(finalWait.node));
  // A timer that is not awaited does more than wait.
  if (statement?.type !== 'ExpressionStatement' || statement.expression.type !== 'AwaitExpression') return false;
  const follow = anotherAttempt(draft, { kind: 'before', statement });
  if (follow.kind !== 'if') return false;
  guardStatement(draft, statement, follow.condition);
  return true;
});
