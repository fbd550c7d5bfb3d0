import type { TSESTree } from '@typescript-eslint/types';
import type { RetryPoint } from '../attempts/retry-points.js';
import { statusOf } from '../answer/answer-member.js';
import { mayBeMissing } from '../answer/may-be-missing.js';
import { responseVariables, throwsItself } from '../answer/response-variable.js';
import { addCondition } from '../code/add-condition.js';
import type { Draft } from '../code/draft.js';
import { conjuncts } from '../attempts/count-turns.js';
import { isPassing } from './permanent-failure.js';
import { isLoop } from '../code/syntax.js';

/**
 * Throws only what may pass, where a `try` throws as long as another attempt is left: `if (attempt < max && !response.ok) throw …; return response;`. What
 * is not tried again is returned then, as the answer of the last attempt is.
 *
 * @returns whether the site is one of those
 */
export function narrowThrow(draft: Draft, { path: { node } }: RetryPoint): boolean {
  const [response, ...others] = responseVariables(draft);
  if (node.type !== 'CatchClause' || !response || others.length > 0 || draft.site.facts.operation.failsBy !== 'response') return false;
  const choice = choiceBeforeAnswer(node.parent.block, response.name, draft);
  if (choice === null) return false;
  addCondition(draft, choice, '&&', `(${isPassing(draft, statusOf(draft, response.name))})`);
  return true;
}

/** The choice that throws before a block ends with its answer; null where that is not all of its end, or the answer may be missing there. */
function choiceBeforeAnswer({ body }: TSESTree.BlockStatement, response: string, draft: Draft): TSESTree.IfStatement | null {
  const [choice, last] = body.slice(-2);
  if (choice?.type !== 'IfStatement' || last?.type !== 'ReturnStatement' || last.argument === null) return null;
  const isAnswer = draft.file.textOf(last.argument) === response && !mayBeMissing(draft, choice, response);
  return isAnswer && isThrownWhileLeft(choice, draft) ? choice : null;
}

/** `if (attempt < max && …) throw …;`, where the head of the loop asks something else: it would be true on the last attempt as well. */
function isThrownWhileLeft({ test, consequent, alternate }: TSESTree.IfStatement, draft: Draft): boolean {
  const { counter } = draft.site.facts.shape;
  if (counter === null || alternate !== null || !throwsItself(consequent, draft)) return false;
  const { node: loop } = draft.site;
  const head = isLoop(loop) && 'test' in loop && loop.test ? draft.file.textOf(loop.test) : null;
  return head !== null && conjuncts(test).some((part) => draft.file.textOf(part) !== head && leavesOne(part, counter.text, draft));
}

/** `attempt < max` */
const leavesOne = (part: TSESTree.Expression, counter: string, { file }: Draft): boolean =>
  part.type === 'BinaryExpression' && part.operator === '<' && file.textOf(part.left) === counter;
