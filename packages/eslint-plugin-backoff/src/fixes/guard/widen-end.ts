import type { TSESTree } from '@typescript-eslint/types';
import type { FailurePath } from '../../facts/retry-site.js';
import { anotherAttempt } from '../attempts/another-attempt.js';
import { asksCounter } from '../attempts/asks-counter.js';
import { saysNumber } from '../attempts/end-words.js';
import { isEndedByHead } from '../attempts/ended-by-head.js';
import type { Draft } from '../code/draft.js';
import { addCondition } from '../code/add-condition.js';
import { breakOf, isInLoop, lastStatement, mayBreak } from '../attempts/own-end.js';
import { insertStatements } from '../code/insert-statement.js';
import { triesAgain } from '../attempts/tries-again.js';
import { contains, functionAround, isLoop, leaves } from '../code/syntax.js';

/**
 * Adds a condition to the one under which a site gives up, where it does more then than to leave: `if (last) { log(error); return
 * null; }`, `if (last) fail(error); else return load(again);`.
 *
 * @param conditionAt the condition as it can stand at a node; null where it cannot
 * @returns whether there is such a condition
 */
export function widenEnd(draft: Draft, within: TSESTree.Node, retry: TSESTree.Node, conditionAt: (node: TSESTree.Node) => string | null): boolean {
  const choice = endChoice(draft, within, retry);
  const condition = choice && conditionAt(choice.test);
  if (!choice || condition === null) return false;
  addCondition(draft, choice, '||', `(${condition})`);
  return true;
}

/**
 * The same where the head of the loop ends it behind the choice, `if (last) report(error); else await sleep(1000);`, `if (last) { fail(error);
 * done = true; }`: what leaves there now has its way out added.
 */
export function widenLastTurn(draft: Draft, { node: path, body }: FailurePath, conditionAt: (node: TSESTree.Node) => string | null): boolean {
  const choice = body?.type === 'BlockStatement' ? lastChoice(path, body, draft) : null;
  if (choice === null || !isLastTurn(choice, draft)) return false;
  const condition = conditionAt(choice.test);
  if (condition === null) return false;
  addCondition(draft, choice, '||', `(${condition})`);
  const { consequent } = choice;
  insertStatements(draft, consequent.type === 'BlockStatement' ? { kind: 'end', block: consequent } : { kind: 'after', statement: consequent }, [`${breakOf(draft)}${draft.style.semicolon}`]);
  return true;
}

/** The choice with which a path ends, but for a wait: of a check, where it is the end of the turn as well. */
function lastChoice(path: TSESTree.Node, { body }: TSESTree.BlockStatement, draft: Draft): TSESTree.IfStatement | null {
  const choice = body.findLast((statement) => !isWaitAlone(statement, draft));
  if (choice?.type !== 'IfStatement') return null;
  return path.type === 'CatchClause' || (path.type === 'IfStatement' && isAllOfTurn(path, choice, draft)) ? choice : null;
}

/** Whether a check ends its turn, and a choice in it ends the check, in words that are true of another turn as well: `5 tries, giving up` is not. */
function isAllOfTurn(check: TSESTree.IfStatement, choice: TSESTree.IfStatement, { site: { node }, file }: Draft): boolean {
  const isLast = (statement: TSESTree.Statement): boolean => statement.parent.type === 'BlockStatement' && statement.parent.body.at(-1) === statement;
  return isLoop(node) && check.parent === node.body && isLast(check) && isLast(choice) && !saysNumber(choice.consequent, file);
}

/** `if (attempt < 3) await sleep(1000);`, `await sleep(1000);` */
const isWaitAlone = (statement: TSESTree.Statement, { site }: Draft): boolean =>
  (statement.type === 'ExpressionStatement' || (statement.type === 'IfStatement' && statement.alternate === null)) && site.facts.delay.waits.some(({ node }) => contains(statement, node));

/** Whether a choice on the counter does something of its own on the last attempt, and waits on the others, or does nothing. */
function isLastTurn(choice: TSESTree.IfStatement, draft: Draft): boolean {
  const { consequent, alternate } = choice;
  if (leaves(consequent) || triesAgain(draft, consequent)) return false;
  if (alternate === null) return isEndedByFlag(choice, draft) || (isOfLastTurn(choice, draft) && isEndedByHead(draft, consequent));
  const waits = draft.site.facts.delay.waits.some(({ node }) => contains(alternate, node));
  return waits && consequent.type === 'BlockStatement' && asksCounter(choice.test, draft) && isEndedByHead(draft, consequent);
}

/** Whether a choice is for the turn after which the head of the loop lets none follow: `attempt === 3` of `attempt < 4`, `left === 0` of `left > 0`. */
function isOfLastTurn({ test, parent }: TSESTree.IfStatement, draft: Draft): boolean {
  const follow = parent.type === 'BlockStatement' ? anotherAttempt(draft, { kind: 'end', block: parent }) : null;
  if (follow?.kind !== 'if') return false;
  const [, counter, operator, limit] = /^(\S+) ([<>]) (.+)$/.exec(follow.condition) ?? [];
  const last = ['===', '==', operator === '<' ? '>=' : '<='].map((other) => `${counter ?? ''} ${other} ${limit ?? ''}`);
  return last.includes(draft.file.textOf(test));
}

/** Whether the bound is what a choice asks, and the head of the loop hears of it: `if (tries >= 5) { fail(error); done = true; }`. */
function isEndedByFlag({ test, consequent }: TSESTree.IfStatement, draft: Draft): boolean {
  const { site, file } = draft;
  const { counter } = site.facts.shape;
  const head = isLoop(site.node) && 'test' in site.node ? site.node.test : null;
  if (!head || !counter?.test || !contains(test, counter.test) || consequent.type !== 'BlockStatement') return false;
  const asked = [...file.within(head)].map((part) => file.textOf(part));
  const isSet = consequent.body.some((statement) => statement.type === 'ExpressionStatement' && statement.expression.type === 'AssignmentExpression' && asked.includes(file.textOf(statement.expression.left)));
  return isSet && mayBreak(draft, consequent);
}

/** The choice on the site's counter, one of whose branches gives up, before a retry. */
function endChoice(draft: Draft, within: TSESTree.Node, retry: TSESTree.Node): TSESTree.IfStatement | null {
  const found = [...draft.file.within(within)].find((node) => node.type === 'IfStatement' && isEndBefore(retry, node, draft) && asksCounter(node.test, draft));
  return found?.type === 'IfStatement' ? found : null;
}

function isEndBefore(retry: TSESTree.Node, { consequent, alternate, range }: TSESTree.IfStatement, draft: Draft): boolean {
  if (alternate) return contains(alternate, retry) && !triesAgain(draft, consequent) && !repairs(alternate, draft);
  // Where all that is left falls past the choice to the next turn, that is what is told of.
  const isBefore = range[1] <= retry.range[0] || range[0] === retry.range[0];
  if (!isBefore || consequent.type !== 'BlockStatement' || consequent.body.length < 2) return false;
  return isEndOfAll(consequent, draft);
}

/** `else if (isTaken(error)) return makeRoom().then(again); else …`: what is done about one cause is done first, whatever its status is. */
const repairs = (otherwise: TSESTree.Statement, draft: Draft): boolean => otherwise.type === 'IfStatement' && otherwise.alternate !== null && triesAgain(draft, otherwise.consequent) && triesAgain(draft, otherwise.alternate);

/** Whether a branch ends the attempts, and what is behind them hears of it. What is answered on another attempt than the last is not the end. */
function isEndOfAll(branch: TSESTree.BlockStatement, draft: Draft): boolean {
  const last = branch.body.at(-1);
  if (last?.type === 'ThrowStatement') return last.argument.type === 'Identifier' && branch.body.some((statement) => statement !== last && holdsAnswer(statement, draft));
  return last?.type === 'BreakStatement' ? leavesWithNote(branch, last, draft) : last?.type === 'ReturnStatement' && last === lastStatement(draft);
}

/** `if (stale) return stale;`, before `throw error;`: what the caller is given instead. */
const holdsAnswer = (statement: TSESTree.Statement, { file }: Draft): boolean => [...file.within(statement)].some((node) => node.type === 'ReturnStatement' && functionAround(node) === functionAround(statement));

/** `if (attempt === 3) { hasMore = false; break; }`, where nothing else is asked: what is behind the loop hears of the end by what is set. */
const leavesWithNote = ({ body, parent }: TSESTree.BlockStatement, end: TSESTree.BreakStatement, { site }: Draft): boolean =>
  isInLoop(end, site.node) && parent.type === 'IfStatement' && parent.test.type === 'BinaryExpression' && body.some((statement) => statement.type === 'ExpressionStatement' && statement.expression.type === 'AssignmentExpression');
