import type { TSESTree } from '@typescript-eslint/types';
import { allWaits } from './delay/all-waits.js';
import { anotherAttempt } from './attempts/another-attempt.js';
import type { Draft } from './code/draft.js';
import { indentationAt } from './code/file-style.js';
import { fix } from './code/fix.js';
import { guardStatement } from './code/insert-statement.js';
import { stepsIn } from './attempts/steps.js';
import { promiseAround, statementOf } from './code/syntax.js';

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
  if (statement?.type !== 'ExpressionStatement' || statement.expression.type !== 'AwaitExpression' || wouldTakeElse(statement)) return false;
  const follow = anotherAttempt(draft, { kind: 'before', statement });
  const [step, ...others] = stepsOf(statement, draft);
  if (follow.kind !== 'if' || others.length > 0) return false;
  draft.once(statement, () => {
    guardStatement(draft, statement, follow.condition);
    // What the wait counts is counted after the last attempt too: a loop would never end without that.
    if (step) draft.insert(statement.range[1], `${draft.style.newline}${indentationAt(draft.file.text, statement.range[0])}else ${draft.file.textOf(step)}${draft.style.semicolon}`);
    return follow.condition;
  });
  return true;
}

/** Whether an `else` follows, which a condition of the statement's own would take: `if (busy) await sleep(1000); else break;`. */
const wouldTakeElse = ({ parent }: TSESTree.Statement): boolean => parent.type === 'IfStatement' && parent.alternate !== null;

/** Where a statement moves the site's counter. */
function stepsOf(statement: TSESTree.Statement, { site, file }: Draft): TSESTree.Node[] {
  const { counter } = site.facts.shape;
  return counter === null ? [] : stepsIn(statement, counter.text, file);
}
