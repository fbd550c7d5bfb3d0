import type { TSESTree } from '@typescript-eslint/types';
import { firstAboutWait } from './attempts/about-wait.js';
import { allWaits } from './delay/all-waits.js';
import { addCondition } from './code/add-condition.js';
import { anotherAttempt } from './attempts/another-attempt.js';
import { decideBeforeTimer } from './attempts/decide-before-timer.js';
import type { Draft } from './code/draft.js';
import { indentationAt } from './code/file-style.js';
import { fix } from './code/fix.js';
import { guardStatements } from './code/guard-statements.js';
import { guardStatement } from './code/insert-statement.js';
import { localFunction } from './code/local-function.js';
import { standsUnder } from './code/stands-under.js';
import { stepsIn } from './attempts/steps.js';
import { contains, isInList, promiseAround, statementOf } from './code/syntax.js';

/** Waits only where another attempt follows: the wait that was seen to be the last, and the others of the site. */
export const skipFinalWait = fix((draft) => {
  const { finalWait } = draft.site.facts.lastFailure;
  if (finalWait && decideBeforeTimer(draft, finalWait.node)) return true;
  if (!finalWait || !guard(draft, finalWait.node)) return false;
  for (const { node } of allWaits(draft)) guard(draft, node);
  return true;
});

function guard(draft: Draft, wait: TSESTree.Node): boolean {
  const statement = statementOf(promiseAround(wait));
  // A timer that is not awaited does more than wait, and so may a function of the file that waits.
  if (statement?.type !== 'ExpressionStatement' || !/^(Await|Yield)Expression$/.test(statement.expression.type) || doesMore(wait, draft)) return false;
  const follow = anotherAttempt(draft, { kind: 'before', statement });
  const [step, ...others] = stepsOf(statement, draft);
  if (follow.kind !== 'if' || others.length > 0 || (step && isOfChoice(statement)) || standsUnder(follow.condition, statement, draft.site.node, draft.file)) return false;
  draft.once(statement, () => {
    guardTold(draft, statement, follow.condition, step === undefined);
    // What the wait counts is counted after the last attempt too: a loop would never end without that.
    if (step) draft.insert(statement.range[1], `${draft.style.newline}${indentationAt(draft.file.text, statement.range[0])}else ${draft.file.textOf(step)}${draft.style.semicolon}`);
    return follow.condition;
  });
  return true;
}

/** What is said of a wait right before it is not said where none follows. */
function guardTold(draft: Draft, wait: TSESTree.ExpressionStatement, condition: string, isAlone: boolean): void {
  const path = draft.site.facts.shape.failurePaths.find(({ node }) => contains(node, wait)) ?? { error: null };
  const first = isAlone ? firstAboutWait(wait, path, draft) : wait;
  const hasLines = isAlone && isInList(wait) && wait.loc.start.line < wait.loc.end.line;
  if (first !== wait || hasLines) guardStatements(draft, first, wait, condition);
  else guardBranch(draft, wait, condition);
}

/** Whether a wait is a call of a local function that awaits something else beside its timer. */
function doesMore(wait: TSESTree.Node, { file }: Draft): boolean {
  const fn = wait.type === 'CallExpression' ? localFunction(wait, file) : null;
  const awaited = fn ? [...file.within(fn.body)].filter(({ type }) => type === 'AwaitExpression') : [];
  return awaited.length > 1;
}

/** Runs a statement under one condition more, which takes nobody else's `else`. */
function guardBranch(draft: Draft, statement: TSESTree.Statement, condition: string): void {
  const { parent } = statement;
  if (parent.type !== 'IfStatement' || isLastElse(statement, parent)) guardStatement(draft, statement, condition);
  else if (parent.alternate === null) addCondition(draft, parent, '&&', condition);
  else {
    draft.insert(statement.range[0], `{ if (${condition}) `);
    draft.insert(statement.range[1], ' }');
  }
}

/** Whether a statement is what an `if` does otherwise, with no `else` of another one behind it. */
const isLastElse = (statement: TSESTree.Statement, choice: TSESTree.IfStatement): boolean =>
  choice.alternate === statement && (choice.parent.type !== 'IfStatement' || choice.parent.alternate === choice);

/** Whether a statement is all of a branch: `if (busy) await sleep(1000); else break;`. */
const isOfChoice = ({ parent }: TSESTree.Statement): boolean => parent.type === 'IfStatement';

/** Where a statement moves the site's counter. */
function stepsOf(statement: TSESTree.Statement, { site, file }: Draft): TSESTree.Node[] {
  const { counter } = site.facts.shape;
  return counter === null ? [] : stepsIn(statement, counter.text, file);
}
