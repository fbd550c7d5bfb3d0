import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from './draft.js';
import { isPassing } from './permanent-failure.js';
import { ancestors, contains, isFunction, isLoop } from './syntax.js';

/**
 * Adds the status to the condition under which a function runs itself again, so that a client error goes the way of the last
 * attempt.
 *
 * @param statusAt the status as an expression that can stand at a node; null where it is out of reach
 * @returns whether the retry depends on such a condition
 */
export function guardCondition(draft: Draft, retry: TSESTree.Node, statusAt: (node: TSESTree.Node) => string | null): boolean {
  const { site } = draft;
  const choice = isFunction(site.node) ? choiceAround(retry, site.node) : null;
  const status = choice && statusAt(choice.test);
  if (!choice || status === null) return false;
  draft.once(choice, () => {
    const isPlain = !/^(LogicalExpression|ConditionalExpression|AssignmentExpression|SequenceExpression)$/.test(choice.test.type);
    const isKept = isPlain || (choice.test.type === 'LogicalExpression' && choice.test.operator === '&&');
    if (!isKept) draft.insert(choice.test.range[0], '(');
    draft.insert(choice.test.range[1], `${isKept ? '' : ')'} && (${isPassing(draft, status)})`);
    return status;
  });
  return true;
}

type Choice = TSESTree.IfStatement | TSESTree.ConditionalExpression;

/** The innermost choice whose first branch leads to a retry. */
function choiceAround(retry: TSESTree.Node, site: TSESTree.Node): Choice | null {
  const around = [...ancestors(retry)].filter((node) => contains(site, node));
  const found = around.find((node) => node.type === 'IfStatement' || node.type === 'ConditionalExpression' || isLoop(node));
  const isChoice = found?.type === 'IfStatement' || found?.type === 'ConditionalExpression';
  return isChoice && contains(found.consequent, retry) ? found : null;
}
