import type { TSESTree } from '@typescript-eslint/types';
import type { FailurePath } from '../../facts/retry-site.js';
import { succeedsByLeaving } from './count-turns.js';
import type { Draft } from '../code/draft.js';
import { isForgiven } from '../answer/forgiven.js';
import { handedResponses } from '../answer/handed-response.js';
import { responseVariables } from '../answer/response-variable.js';
import { callByWayOfAnother } from './by-way-of-another.js';
import { isPromiseHandler } from '../code/promise-method.js';
import { localFunction } from '../code/local-function.js';
import { ancestors, contains, continuesIn, type FunctionNode, functionAround, isFunction, isLoop, type Loop, statementOf } from '../code/syntax.js';

const made = new WeakMap<object, readonly FailurePath[]>();

/** The site's failure paths. A loop that tests the response in its head has one that is its body, a `continue` is one each. */
export function handledPaths(draft: Draft): readonly FailurePath[] {
  const known = made.get(draft) ?? pathsOf(draft);
  made.set(draft, known);
  return known;
}

/** Whether a path of its own deals with the responses that a block does not like. */
export function hasCheckIn(block: TSESTree.BlockStatement, draft: Draft): boolean {
  return handledPaths(draft).some(({ kind, node }) => kind === 'check' && contains(block, node));
}

function pathsOf(draft: Draft): readonly FailurePath[] {
  const { node, facts } = draft.site;
  const byResponse = facts.operation.failsBy === 'response';
  // What makes nothing of an error leaves it to the check of the answer to deal with that.
  const failurePaths = facts.shape.failurePaths.filter((path) => !byResponse || path.retryNode !== null || !(isForgiven(path.node.parent) || isMadeValue(path)));
  if (isFunction(node) && (failurePaths.length === 0 || byResponse)) return (byResponse && failurePaths.length === 0 && handedBadAnswer(draft, node)) || withBranches(draft, node, failurePaths);
  if (failurePaths.length > 0 || !isLoop(node)) return failurePaths;
  return byResponse ? testedInHead(draft, node) : untoldOf(draft, node);
}

/** All of a function that is called with an answer which another one does not like, and calls that one again: `return this.again(response, retry)`. */
function handedBadAnswer(draft: Draft, fn: FunctionNode): readonly FailurePath[] | null {
  const response = handedResponses(draft, responseVariables(draft)).find((handed) => handed.fn === fn)?.name;
  const retryNode = callByWayOfAnother(draft);
  const isJudged = fn.body.type !== 'BlockStatement' || response === undefined || asksIfGood(draft, fn, response);
  return isJudged || retryNode === null ? null : [{ kind: 'check', node: fn, body: fn.body, error: null, response, retryNode }];
}

/** Whether a function asks an answer itself whether it is a good one. */
function asksIfGood({ file }: Draft, fn: FunctionNode, response: string): boolean {
  return [...file.within(fn.body)].some((node) => node.type === 'MemberExpression' && file.textOf(node) === `${response}.ok`);
}

/** `(error) => [error, null]`: the error is told as a part of the answer. */
function isMadeValue({ node }: FailurePath): boolean {
  return isFunction(node) && isPromiseHandler(node) && node.body.type === 'ArrayExpression';
}

/** Where what tells of a failure stands in another function: the end of a turn that only a failure comes to, or what the head asks. */
function untoldOf(draft: Draft, loop: Loop): readonly FailurePath[] {
  const check = { kind: 'check', error: null, response: null, retryNode: null } as const;
  if (loop.body.type !== 'BlockStatement') return [];
  if (succeedsByLeaving(draft, loop)) return [{ ...check, node: loop.body, body: null }];
  // Of a turn that may follow a success the head says nothing.
  return draft.site.facts.shape.goesOn ? [] : [{ ...check, node: loop, body: loop.body }];
}

/** The paths of a loop that tests the response in its head. */
function testedInHead(draft: Draft, loop: Loop): readonly FailurePath[] {
  const response = responseVariables(draft)[0]?.name ?? null;
  const check = { kind: 'check', error: null, response } as const;
  const again = continuesIn(loop.body, loop, draft.file);
  if (again.length > 0) return again.map((retryNode) => ({ ...check, node: retryNode.parent, body: retryNode, retryNode }));
  if (response === null) return [];
  // What only looks at how often it was tried, a failed turn comes to again by its end.
  const isJudgedInside = loop.body.type === 'BlockStatement' && succeedsByLeaving(draft, loop) && !isInHead(loop, response, draft);
  return isJudgedInside ? [{ ...check, node: loop.body, body: null, retryNode: null }] : [{ ...check, node: loop, body: loop.body, retryNode: null }];
}

/** Whether a loop asks a response before its turns. */
function isInHead(loop: Loop, response: string, { file }: Draft): boolean {
  return 'test' in loop && loop.test !== null && [...file.within(loop.test)].some((node) => node.type === 'Identifier' && node.name === response);
}

/** The site's own failure paths, and the branches that answer a bad response in an expression. */
function withBranches(draft: Draft, fn: FunctionNode, failurePaths: readonly FailurePath[]): FailurePath[] {
  const isApart = ({ node }: FailurePath): boolean => failurePaths.every((path) => !contains(path.node, node));
  const branches = branchesThatRetry(draft, fn).filter(isApart);
  return [...failurePaths.filter((path) => !branches.some(({ node }) => fallsTo(path, node))), ...branches];
}

/** Whether a failure falls past the check of a path to an expression behind it, which decides. */
function fallsTo({ kind, body, node: { parent, range } }: FailurePath, expression: TSESTree.Node): boolean {
  return kind === 'check' && body === null && parent?.type === 'BlockStatement' && parent === statementOf(expression)?.parent && range[1] <= expression.range[0];
}

/** Whether a part of a function runs as what it answers, be it in the handler of a promise. */
function isOwnPart(part: TSESTree.Node, fn: FunctionNode): boolean {
  const around = functionAround(part);
  return around === fn || (around !== null && isPromiseHandler(around));
}

/** The branches of conditional expressions in which a function calls itself: `ok ? value : left > 0 ? load(left - 1) : fail()`. */
function branchesThatRetry(draft: Draft, fn: FunctionNode): FailurePath[] {
  const calls = [...draft.file.within(fn)].filter((call) => call.type === 'CallExpression' && localFunction(call, draft.file) === fn);
  const response = responseVariables(draft)[0]?.name ?? null;
  return calls.flatMap((retryNode) => {
    const around = [...ancestors(retryNode)].filter((each) => contains(fn.body, each) && isOwnPart(each, fn));
    const node = around.findLast(({ type }) => type === 'ConditionalExpression' || type === 'LogicalExpression');
    return node ? [{ kind: 'check', node, body: retryNode, error: null, response, retryNode } as const] : [];
  });
}
