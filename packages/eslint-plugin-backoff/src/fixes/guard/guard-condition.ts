import type { TSESTree } from '@typescript-eslint/types';
import { addCondition, type Choice } from '../code/add-condition.js';
import type { Draft } from '../code/draft.js';
import { isPassing, isPermanent } from './permanent-failure.js';
import { settles } from '../code/executor.js';
import { isPromiseHandler } from '../code/promise-method.js';
import { triesAgain } from '../attempts/tries-again.js';
import { saysAfterAll } from '../attempts/end-words.js';
import { ancestors, contains, functionAround, isFunction, isLoop, leaves } from '../code/syntax.js';

/**
 * Adds the status to the condition under which a function runs itself again, so that a client error goes the way of the last
 * attempt.
 *
 * @param statusAt the status as an expression that can stand at a node; null where it is out of reach
 * @returns whether the retry depends on such a condition
 */
export function guardCondition(draft: Draft, retry: TSESTree.Node, statusAt: (node: TSESTree.Node) => string | null): boolean {
  const choice = choiceOf(draft, retry);
  const status = choice && statusAt(choice.test);
  if (!choice || status === null || isForEveryFailure(choice, draft)) return false;
  if (tellsOfAttempts(choice.alternate, draft)) return false;
  if (contains(choice.consequent, retry)) addCondition(draft, choice, '&&', `(${isPassing(draft, status)})`);
  else if (draft.file.textOf(choice.consequent) === responseOf(status)) addCondition(draft, choice, '||', `(${isPermanent(draft, status)})`);
  else return false;
  return true;
}

/** `else throw new Error('No answer after several attempts')`, or `reject(…)`: words that would not be true of what is not tried again. */
const tellsOfAttempts = (otherwise: TSESTree.Node | null, { file }: Draft): boolean =>
  otherwise !== null && [...file.within(otherwise)].some((node) => isFailure(node, file) && saysAfterAll(node, file));

const isFailure = (node: TSESTree.Node, file: Draft['file']): boolean => node.type === 'ThrowStatement' || (node.type === 'CallExpression' && settles(node, file) === 'reject');

/** `if (!response.ok) return load(url);`: no attempt is the last one, and only a success comes past it. */
const isForEveryFailure = ({ test }: Choice, { site, file }: Draft): boolean => site.facts.bound.kind === 'none' && /^!\w+\.ok$/.test(file.textOf(test));

/**
 * Adds a condition to the one under which what deals with a failure runs the site's function again: without it, the failure goes the
 * way of those that are not tried again.
 *
 * @param conditionAt the condition as it can stand at a node; null where it cannot
 * @returns whether the retry depends on such a condition, and something else is done where it does not hold
 */
export function guardOwnChoice(draft: Draft, handler: TSESTree.Node, retry: TSESTree.Node, conditionAt: (node: TSESTree.Node) => string | null): boolean {
  const choice = isFunction(draft.site.node) ? choiceAround(retry, handler) : null;
  if (choice?.type !== 'IfStatement' || !(hasOtherwise(choice) || isLater(retry, choice))) return false;
  const condition = conditionAt(choice.test);
  if (condition !== null) addCondition(draft, choice, '&&', condition);
  return condition !== null;
}

/** Whether something is done where the test of an `if` fails. */
function hasOtherwise(choice: TSESTree.IfStatement): boolean {
  const { parent } = choice;
  return choice.alternate !== null || (parent.type === 'BlockStatement' && parent.body.at(-1) !== choice && leaves(choice.consequent));
}

/** Whether a retry that a choice decides on runs when the function is over, as by a timer: what is thrown there then, nobody gets. */
function isLater(retry: TSESTree.Node, choice: TSESTree.IfStatement): boolean {
  const around = functionAround(retry);
  return around !== null && around !== functionAround(choice) && !isPromiseHandler(around);
}

/** The choice that leads to a retry: of a function that runs itself again, or of a loop that is left with nothing returned or thrown, after something was done about it. */
function choiceOf({ site: { node } }: Draft, retry: TSESTree.Node): Choice | null {
  const choice = choiceAround(retry, node);
  return isFunction(node) || (choice?.type === 'IfStatement' && isDoneFirst(statementsBehind(choice))) ? choice : null;
}

/** `reject(error); return;` */
function isDoneFirst(statements: readonly TSESTree.Statement[]): boolean {
  const last = statements.at(-1);
  return statements.length > 1 && last?.type === 'ReturnStatement' && last.argument === null;
}

/** Whether what tries again under a condition does something else where that does not hold: more than to leave. */
export function hasAlternative(draft: Draft, retry: TSESTree.Node): boolean {
  const choice = choiceOf(draft, retry);
  if (choice?.type !== 'IfStatement') return false;
  const otherwise = choice.alternate === null ? statementsBehind(choice) : [choice.alternate];
  return (choice.alternate !== null || otherwise.length > 1) && !otherwise.some((part) => triesAgain(draft, part));
}

/** The statements of its list that run only where the branch of a choice, which leaves, is not taken. */
function statementsBehind(choice: TSESTree.IfStatement): readonly TSESTree.Statement[] {
  const { parent } = choice;
  return parent.type === 'BlockStatement' && leaves(choice.consequent) ? parent.body.slice(parent.body.indexOf(choice) + 1) : [];
}

/** `response` in `response.status`, and in `(response?.status ?? 0)`. */
function responseOf(status: string): string {
  return status.replace(/^\(|\??\.\w+( \?\? 0\))?$/g, '');
}

/** The innermost choice one of whose branches leads to a retry: an `if` by its first. */
function choiceAround(retry: TSESTree.Node, site: TSESTree.Node): Choice | null {
  const around = [...ancestors(retry)].filter((node) => contains(site, node));
  const found = around.find((node) => node.type === 'IfStatement' || node.type === 'ConditionalExpression' || isLoop(node));
  if (found?.type === 'ConditionalExpression') return contains(found.test, retry) ? null : found;
  return found?.type === 'IfStatement' && contains(found.consequent, retry) ? found : null;
}
