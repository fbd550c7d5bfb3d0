import { anotherAttempt } from './another-attempt.js';
import { Draft } from './draft.js';
import type { Fix } from './edit.js';
import { guardStatement } from './insert-statement.js';
import { statementOf } from './syntax.js';

/** Waits only where another attempt follows. */
export const skipFinalWait: Fix = (site, context) => {
  const draft = new Draft(site, context);
  const { finalWait } = site.facts.lastFailure;
  const statement = finalWait && statementOf(finalWait.node);
  if (statement?.type !== 'ExpressionStatement') return null;
  const follow = anotherAttempt(draft, { kind: 'before', statement });
  if (follow.kind !== 'if') return null;
  guardStatement(draft, statement, follow.condition);
  return draft.finish();
};
