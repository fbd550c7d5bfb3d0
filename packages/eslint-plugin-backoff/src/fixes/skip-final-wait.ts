import { anotherAttempt } from './another-attempt.js';
import { Draft } from './draft.js';
import type { Fix } from './edit.js';
import { guardStatement } from './insert-statement.js';
import { promiseAround, statementOf } from './syntax.js';

/** Waits only where another attempt follows. */
export const skipFinalWait: Fix = (site, context) => {
  const draft = new Draft(site, context);
  const { finalWait } = site.facts.lastFailure;
  const statement = finalWait && statementOf(promiseAround(finalWait.node));
  // A timer that is not awaited does more than wait.
  if (statement?.type !== 'ExpressionStatement' || statement.expression.type !== 'AwaitExpression') return null;
  const follow = anotherAttempt(draft, { kind: 'before', statement });
  if (follow.kind !== 'if') return null;
  guardStatement(draft, statement, follow.condition);
  return draft.finish();
};
