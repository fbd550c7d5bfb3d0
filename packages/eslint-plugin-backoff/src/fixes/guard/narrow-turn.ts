import type { TSESTree } from '@typescript-eslint/types';
import { asksCounter } from '../attempts/asks-counter.js';
import { tellsHowOften } from '../attempts/end-words.js';
import type { RetryPoint } from '../attempts/retry-points.js';
import { addCondition } from '../code/add-condition.js';
import type { Draft } from '../code/draft.js';
import { ancestors, bare, contains, isLoop, leaves } from '../code/syntax.js';
import { isPassing } from './permanent-failure.js';

/**
 * Has a loop go on only for what may pass, where a choice on the count throws words of its own else: `if (attempt <= 5) await sleep(1000); else throw new
 * Error(`no answer: ${error.message}`);`.
 *
 * @param statusAt the status as an expression that can stand at a node; null where it is out of reach
 * @returns whether there is such a choice
 */
export function narrowTurn(draft: Draft, { path: { node: path, error } }: RetryPoint, statusAt: (node: TSESTree.Node) => string | null): boolean {
  if (path.type !== 'CatchClause' || !isLoop(draft.site.node)) return false;
  for (const choice of draft.file.within(path)) {
    if (choice.type !== 'IfStatement' || !isOnWay(choice, path, draft) || !asksCounter(choice.test, draft) || !throwsWords(choice.alternate, error, draft)) continue;
    const status = statusAt(choice.test);
    if (status === null) continue;
    addCondition(draft, choice, '&&', `(${isPassing(draft, status)})`);
    return true;
  }
  return false;
}

/** Whether all that is tried again comes through a choice, before it waits: of the choices around it, `if (isKnown(error)) … else throw error;`, the other branch leaves. */
function isOnWay(choice: TSESTree.IfStatement, path: TSESTree.CatchClause, { site }: Draft): boolean {
  const around = [...ancestors(choice)].filter((node) => contains(path.body, node) && node !== path.body);
  const isPassed = (node: TSESTree.Node): boolean => node.type === 'BlockStatement' || (node.type === 'IfStatement' && contains(node.consequent, choice) && node.alternate !== null && leaves(node.alternate));
  const waits = site.facts.delay.waits.filter(({ node }) => contains(path, node));
  return !leaves(choice.consequent) && around.every(isPassed) && waits.every(({ node }) => node.range[0] >= choice.range[0]);
}

/** Whether a branch throws more than what was caught, and nothing that would not be true of what is not tried again. */
function throwsWords(branch: TSESTree.Statement | null, error: string | null, draft: Draft): boolean {
  const last = branch?.type === 'BlockStatement' ? branch.body.at(-1) : branch;
  return last?.type === 'ThrowStatement' && draft.file.textOf(bare(last.argument)) !== error && !tellsHowOften(last, draft);
}
