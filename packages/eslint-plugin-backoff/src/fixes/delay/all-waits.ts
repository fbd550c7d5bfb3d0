import type { TSESTree } from '@typescript-eslint/types';
import type { Wait } from '../../facts/retry-site.js';
import { isCommonWait, isOfFailure } from './is-common-wait.js';
import { isBeforeAttempt } from './before-attempt.js';
import type { Draft } from '../code/draft.js';
import { handledPaths } from '../attempts/handled-paths.js';
import { localFunction } from '../code/local-function.js';
import { attemptCalls } from '../attempts/attempt-calls.js';
import { triesAgain } from '../attempts/tries-again.js';
import { ancestors, contains, isLoop, leaves, promiseAround, statementOf } from '../code/syntax.js';

/** The waits of the site, and the other calls of what waits there. */
export function allWaits(draft: Draft): Wait[] {
  const { waits } = draft.site.facts.delay;
  const known = new Set(waits.map(({ node }) => node));
  const others = [...draft.file.within(draft.site.node)].flatMap((node) => {
    const like = known.has(node) || !followsFailure(node, draft) ? undefined : waits.find((wait) => isSameCall(wait.node, node, draft));
    if (!like || node.type !== 'CallExpression') return [];
    if (like.delayNode === null) return [{ ...like, node }];
    const delay = node.arguments[placeOf(like)];
    return delay && delay.type !== 'SpreadElement' ? [{ ...like, node, delayNode: delay }] : [];
  });
  return [...waits, ...others];
}

/** Whether a call is waited for, and not by what has succeeded as well. */
function followsFailure(node: TSESTree.Node, draft: Draft): boolean {
  return isWaitedFor(node, draft) && !isBeforeAttempt(node, draft) && !isCommonWait(node, draft) && !isOfSuccess(node, draft) && !endsSite(node, draft);
}

/** `await sleep(1000); return server;`: what comes after the wait leaves the site, and tries nothing again. */
function endsSite(wait: TSESTree.Node, draft: Draft): boolean {
  const statement = statementOf(promiseAround(wait));
  const list = statement?.parent.type === 'BlockStatement' ? statement.parent.body : [];
  const rest = list.slice(list.findIndex((each) => each === statement));
  const end = rest.findIndex((each) => leavesSite(each, draft.site.node));
  const calls = attemptCalls(draft);
  return end > 0 && !rest.slice(0, end + 1).some((each) => triesAgain(draft, each) || calls.some((call) => contains(each, call)));
}

function leavesSite(statement: TSESTree.Statement, site: TSESTree.Node): boolean {
  if (statement.type !== 'BreakStatement') return statement.type === 'ReturnStatement' || statement.type === 'ThrowStatement';
  return statement.label === null && [...ancestors(statement)].find((around) => isLoop(around) || around.type === 'SwitchStatement') === site;
}

function isSameCall(wait: TSESTree.Node, node: TSESTree.Node, { file }: Draft): boolean {
  return wait.type === 'CallExpression' && node.type === 'CallExpression' && file.textOf(wait.callee) === file.textOf(node.callee);
}

/**
 * Whether only what passes a check comes to a wait, or what has not failed in a `try`: behind one whose `catch` leaves, or within that behind its attempt, of a poll
 * that ends after some time.
 */
function isOfSuccess(wait: TSESTree.Node, draft: Draft): boolean {
  const isTried = (block: TSESTree.Node): boolean => draft.site.facts.bound.kind === 'time' && contains(block, wait) && attemptCalls(draft).some((call) => contains(block, call) && call.range[1] <= wait.range[0]);
  return handledPaths(draft).some(({ kind, node, body }) => {
    if (node.type === 'CatchClause' && isTried(node.parent.block)) return !isOfFailure(wait, draft);
    if (node.type === 'CatchClause') return leaves(node.body) && node.parent.range[1] <= wait.range[0] && contains(node.parent.parent, wait);
    return kind === 'check' && body === null && node.type === 'IfStatement' && contains(node.consequent, wait);
  });
}

/** Which argument of a wait is its length. */
function placeOf({ node, delayNode }: Wait): number {
  return node.type === 'CallExpression' ? node.arguments.findIndex((argument) => argument === delayNode) : -1;
}

/** Whether the next attempt comes after a call: a timer may as well be there to end the one before. */
function isWaitedFor(node: TSESTree.Node, { file, site }: Draft): boolean {
  if (promiseAround(node).parent?.type === 'AwaitExpression') return true;
  return [...file.within(node)].some((call) => call.type === 'CallExpression' && localFunction(call, file) === site.node);
}
