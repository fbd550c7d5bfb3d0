import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from '../code/draft.js';
import { addCondition } from '../code/add-condition.js';
import { lastStatement } from '../attempts/own-end.js';
import { triesAgain } from '../attempts/tries-again.js';
import { contains } from '../code/syntax.js';

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
