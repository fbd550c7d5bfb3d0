import type { TSESTree } from '@typescript-eslint/types';
import type { FailurePath } from '../../facts/retry-site.js';
import { isEndedByHead } from '../attempts/ended-by-head.js';
import type { Draft } from '../code/draft.js';
import { addCondition } from '../code/add-condition.js';
import { breakOf, lastStatement } from '../attempts/own-end.js';
import { insertStatements } from '../code/insert-statement.js';
import { triesAgain } from '../attempts/tries-again.js';
import { contains, leaves } from '../code/syntax.js';

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
 * The same where the head of the loop ends it behind the choice, `if (last) report(error); else await sleep(1000);`: what leaves
 * there now has its way out added.
 */
export function widenLastTurn(draft: Draft, { node: path, body }: FailurePath, conditionAt: (node: TSESTree.Node) => string | null): boolean {
  const choice = path.type === 'CatchClause' && body?.type === 'BlockStatement' ? body.body.at(-1) : undefined;
  if (choice?.type !== 'IfStatement' || !isLastTurn(choice, draft)) return false;
  const condition = conditionAt(choice.test);
  if (condition === null) return false;
  addCondition(draft, choice, '||', `(${condition})`);
  if (choice.consequent.type === 'BlockStatement') insertStatements(draft, { kind: 'end', block: choice.consequent }, [`${breakOf(draft)}${draft.style.semicolon}`]);
  return true;
}

/** Whether a choice on the counter does something of its own on the last attempt, and waits on the others. */
function isLastTurn({ test, consequent, alternate }: TSESTree.IfStatement, draft: Draft): boolean {
  const { site, file } = draft;
  const waits = alternate !== null && site.facts.delay.waits.some(({ node }) => contains(alternate, node));
  if (!waits || consequent.type !== 'BlockStatement' || leaves(consequent) || triesAgain(draft, consequent)) return false;
  return [...file.within(test)].some((part) => file.textOf(part) === site.facts.shape.counter?.text) && isEndedByHead(draft, consequent);
}

/** The choice on the site's counter, one of whose branches gives up, before a retry. */
function endChoice(draft: Draft, within: TSESTree.Node, retry: TSESTree.Node): TSESTree.IfStatement | null {
  const { site, file } = draft;
  const counter = site.facts.shape.counter?.text;
  const found = [...file.within(within)].find((node) => node.type === 'IfStatement' && isEndBefore(retry, node, draft) && [...file.within(node.test)].some((part) => file.textOf(part) === counter));
  return found?.type === 'IfStatement' ? found : null;
}

function isEndBefore(retry: TSESTree.Node, { consequent, alternate, range }: TSESTree.IfStatement, draft: Draft): boolean {
  if (alternate) return contains(alternate, retry) && !triesAgain(draft, consequent);
  if (range[1] > retry.range[0] || consequent.type !== 'BlockStatement' || consequent.body.length < 2) return false;
  // What is answered on another attempt than the last is not the end.
  const last = consequent.body.at(-1);
  return last?.type === 'ReturnStatement' && last === lastStatement(draft);
}
