import type { TSESTree } from '@typescript-eslint/types';
import { otherWayRound } from '../attempts/comparison.js';
import { offsetOf, type RetryPoint } from '../attempts/retry-points.js';
import { triesAgain } from '../attempts/tries-again.js';
import { addCondition } from '../code/add-condition.js';
import type { Draft } from '../code/draft.js';
import { leaves } from '../code/syntax.js';

/**
 * Has what no retry cures share its end with what was tried too often, where that is more than to leave: `if (!mayPass(error)) { release(session);
 * throw error; }`, `if (mayPass(error)) note(); else { span.end(); throw error; }`.
 *
 * @param lastAt whether this attempt is the last one, `attempt >= 4`, as it can stand at a node; null where it cannot
 * @returns whether there is such an end
 */
export function widenRefusal(draft: Draft, { path: { error, body }, place }: RetryPoint, lastAt: (node: TSESTree.Node) => string | null): boolean {
  if (error === null || body === null) return false;
  for (const choice of draft.file.within(body)) {
    if (choice.type !== 'IfStatement' || !isBefore(choice, offsetOf(place))) continue;
    const end = endOf(choice, error, draft);
    const last = end && lastAt(choice.test);
    if (last === null) continue;
    addCondition(draft, choice, end === choice.consequent ? '||' : '&&', end === choice.consequent ? last : otherWayRound(last));
    return true;
  }
  return false;
}

/** Whether a choice is a step on the way to a retry, which is at an offset. */
const isBefore = ({ range, parent }: TSESTree.IfStatement, offset: number): boolean => parent.type === 'BlockStatement' && range[1] <= offset && offset <= parent.range[1];

/** The branch of a choice on the failure that gives up, where the other one goes on. */
function endOf({ test, consequent, alternate }: TSESTree.IfStatement, error: string, draft: Draft): TSESTree.Statement | null {
  if (!names(test, error, draft)) return null;
  if (alternate === null) return refuses(test) && givesUp(consequent, error, draft) ? consequent : null;
  return givesUp(alternate, error, draft) && !leaves(consequent) && !triesAgain(draft, consequent) ? alternate : null;
}

/** `!mayPass(error)`, `error.code !== ABORTED`: all but what is tried again. What is done about one cause, `error.status === 401`, is not for the others. */
function refuses(test: TSESTree.Expression | TSESTree.PrivateIdentifier): boolean {
  if (test.type === 'LogicalExpression') return test.operator === '&&' && refuses(test.left) && refuses(test.right);
  return (test.type === 'UnaryExpression' && test.operator === '!') || (test.type === 'BinaryExpression' && /^!==?$/.test(test.operator));
}

/** Whether a branch leaves with the failure, after more is done for it. Words about it may not be true of what has been tried too often. */
function givesUp(branch: TSESTree.Statement, error: string, draft: Draft): boolean {
  if (branch.type !== 'BlockStatement' || branch.body.length < 2 || !leaves(branch) || triesAgain(draft, branch)) return false;
  const hasWords = [...draft.file.within(branch)].some((node) => node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string'));
  return !hasWords && names(branch, error, draft);
}

const names = (part: TSESTree.Node, name: string, { file }: Draft): boolean => [...file.within(part)].some((node) => node.type === 'Identifier' && node.name === name);
