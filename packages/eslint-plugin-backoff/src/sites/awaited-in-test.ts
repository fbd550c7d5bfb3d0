import type { TSESTree } from '@typescript-eslint/types';

import type { Loop } from './candidate.js';
import { functionOf } from './function-of.js';
import { handedIn, placeOf } from './handed-in.js';
import { holds } from './holds.js';
import { lastNameOf, rootOf } from './members.js';
import { nameOf } from './name-of.js';
import { enclosingFunction, isFunction, type Source } from './source.js';
import { tellsApart } from './tells-apart.js';
import { isTestCode } from './test-code.js';
import { wordsOf } from './words-of.js';

/** Functions of the file that call one another are followed so far. */
const MOST_CALLS = 2;

/**
 * `for (;;) try { assert.equal(await read(), wanted); break; } catch { … }` in a test: the test waits for it to come true. Who asks which failure
 * it was, and goes on after some alone, does not.
 */
export function waitsForTruth({ body }: Loop | TSESTree.FunctionLike, source: Source): boolean {
  if (body?.type !== 'BlockStatement') return false;
  if (isTestCode(source) && body.body.some((statement) => isAssertionAlone(statement, source))) return true;
  return body.body.map((statement) => triedIn(statement, source)).some((tried) => tried !== null && (isAwaitedInTest(tried, source) || isHandedAssertion(tried, source) || isDoneAtOnce(tried, source)));
}

/** Whether code of a test asserts something, or makes a failure of what is not there yet, itself or by what it calls in its file or was handed there. */
export const isAwaitedInTest = (node: TSESTree.Node, source: Source): boolean => isTestCode(source) && wants(isFunction(node) ? (node.body ?? node) : node, source, MOST_CALLS);

function wants(node: TSESTree.Node, source: Source, calls: number): boolean {
  if (node.type === 'ThrowStatement') return true;
  if (node.type === 'CallExpression' && (isAsserting(node, source) || (calls > 0 && wantsBy(node.callee, source, calls - 1)))) return true;
  return source.children(node).some((child) => isRunForItself(child, source) && wants(child, source, calls));
}

/** `for (…) { const answer = await guess('0000'); expect(answer.ok).toBe(false); }`: what each turn is to come to, a failure it may be. */
const isAssertionAlone = (statement: TSESTree.Statement, source: Source): boolean => {
  const expression = statement.type === 'ExpressionStatement' ? statement.expression : null;
  return expression?.type === 'CallExpression' && isAsserting(expression, source);
};

/** Whether code of a test asserts something, be it in answer to a failure. */
export const assertsInTest = (node: TSESTree.Node, source: Source): boolean =>
  isTestCode(source) && holds(node, (inner) => inner.type === 'CallExpression' && isAsserting(inner, source), source);

/** Neither in answer to a failure, nor later by somebody else; what is handed on is run by whom it is handed to. */
function isRunForItself(node: TSESTree.Node, source: Source): boolean {
  if (isFunction(node)) return node.parent.type === 'CallExpression';
  const { parent } = node;
  const isOfFailure = parent?.type === 'IfStatement' && parent.consequent === node && tellsFailure(parent.test, source);
  return !isOfFailure && node.type !== 'CatchClause';
}

const isAsserting = (call: TSESTree.CallExpression, source: Source): boolean => /^(assert|expect)(\b|[A-Z])|\.should\./.test(source.name(call.callee));

function wantsBy(callee: TSESTree.Node, source: Source, calls: number): boolean {
  const place = placeOf(callee, source);
  const handed = place === null ? [] : handedIn(place, [], source);
  if (handed.length > 0) return handed.every((each) => each !== undefined && isWantedBy(each, source, calls));
  return callee.type !== 'CallExpression' && isWantedBy(callee, source, calls);
}

function isWantedBy(written: TSESTree.Node, source: Source, calls: number): boolean {
  const body = functionOf(written, source)?.body;
  return body != null && wants(body, source, calls);
}

/** `!response.ok`, `answer.status !== 200`, `error`: what went wrong did so elsewhere, and is no more than handed on. */
const tellsFailure = (node: TSESTree.Node, source: Source): boolean =>
  (node.type === 'Identifier' && /(?:^| )(?:ok|err|errors?|fail(?:ed|ures?)?|success(?:ful)?)$/.test(wordsOf(node.name))) || isHttpStatus(node) || source.children(node).some((child) => tellsFailure(child, source));

const isHttpStatus = (node: TSESTree.Node): boolean => node.type === 'Literal' && typeof node.value === 'number' && node.value >= 200 && node.value < 600;

/** What a `try` tries whatever fails, or the chain before a `.catch(…)`. */
function triedIn(statement: TSESTree.Statement, source: Source): TSESTree.Node | null {
  if (statement.type === 'TryStatement') return statement.handler !== null && tellsApart(statement.handler, source) ? null : statement.block;
  const awaited = statement.type === 'ExpressionStatement' && statement.expression.type === 'AwaitExpression' ? statement.expression.argument : null;
  return awaited?.type === 'CallExpression' && awaited.callee.type === 'MemberExpression' && lastNameOf(awaited.callee) === 'catch' ? awaited.callee.object : null;
}

/** `eventually(assertion)`, `waitFor(predicate)`: what is handed in is named for what a test wants to be true, or a test asks it whether it is. */
function isHandedAssertion(node: TSESTree.Node, source: Source): boolean {
  if (isHandedCondition(node, source) || (node.type === 'CallExpression' && isHanded(node.callee, source) && isTestCode(source) && isCondition(node))) return true;
  return source.children(node).some((child) => isHandedAssertion(child, source));
}

/** `condition()` of `waitUntil(condition)`: whoever hands it in waits until it is so. */
export const isHandedCondition = (node: TSESTree.Node, source: Source): boolean =>
  node.type === 'CallExpression' && isHanded(node.callee, source) && (isNamedForTruth(node.callee) || (isTestCode(source) && isNamedForTest(node.callee)));

/** `await page.evaluate(isShown).catch(() => false)` in a test: that it fails says no more than that it is not so by now. */
export function isFalseIfFailed({ parent: member }: TSESTree.Node, source: Source): boolean {
  const caught = member?.type === 'MemberExpression' && lastNameOf(member) === 'catch' && member.parent.type === 'CallExpression' ? member.parent.arguments[0] : undefined;
  return caught?.type === 'ArrowFunctionExpression' && caught.body.type === 'Literal' && caught.body.value === false && isTestCode(source);
}

/** `try { callback(); break; }` in a function that might await it: what fails there at once only looks whether something is so by now. */
function isDoneAtOnce(tried: TSESTree.Node, source: Source): boolean {
  const [first, ...others] = tried.type === 'BlockStatement' ? tried.body : [];
  if (first?.type === 'ReturnStatement') return others.length === 0 && isCalledHere(first.argument, source) && isNamedForWaiting(enclosingFunction(first));
  return first?.type === 'ExpressionStatement' && isCalledHere(first.expression, source) && others.length === 1 && others.every(onlyLeaves);
}

/** A call of what was handed in, by a function that might await it and does not. */
const isCalledHere = (node: TSESTree.Expression | null, source: Source): boolean => node?.type === 'CallExpression' && isHanded(node.callee, source) && enclosingFunction(node)?.async === true;

/** `try { return callback(); }` of `waitFor(callback)`: so is called what a test waits for an assertion by. */
function isNamedForWaiting(fn: TSESTree.FunctionLike | null): boolean {
  const name = fn && nameOf(fn);
  return name?.type === 'Identifier' && /^(waitFor|waitUntil|eventually)/.test(name.name);
}

const onlyLeaves = (statement: TSESTree.Statement): boolean => statement.type === 'BreakStatement' || (statement.type === 'ReturnStatement' && statement.argument === null);

const isHanded = (callee: TSESTree.Node, source: Source): callee is TSESTree.Identifier => callee.type === 'Identifier' && source.variable(callee)?.defs[0]?.type === 'Parameter';

/** `if (await seen()) break;` */
const isCondition = ({ parent }: TSESTree.Node): boolean => (parent?.type === 'AwaitExpression' ? isCondition(parent) : parent?.type === 'IfStatement');

const isNamedForTruth = ({ name }: TSESTree.Identifier): boolean => /^((assert|expect)(ion)?s?|check|predicate|condition)(Fn|Function|Callback)?$/.test(name);

const isNamedForTest = ({ name }: TSESTree.Identifier): boolean => /^test(Fn|Function|Callback)?$/.test(name);

/**
 * `while (!isUp) try { await ask(); isUp = true; } catch { … }` and then `expect(isUp).toBe(true)`, or `expect(response.status).toBe(200)` of what was
 * answered last: the test waits for it, and says so itself where it waited in vain.
 */
export function isAssertedAfterwards(loop: Loop, source: Source): boolean {
  if (!isTestCode(source)) return false;
  return comeToIn(loop.body, source).some((name) => source.variable(name)?.references.some(({ identifier }) => identifier.range[0] > loop.range[1] && isInAssertion(identifier)) === true);
}

/** The variables that are set to `true`, or to what is answered. */
function comeToIn(node: TSESTree.Node, source: Source): readonly TSESTree.Node[] {
  const own = node.type === 'AssignmentExpression' && node.operator === '=' && node.left.type === 'Identifier' && isComeTo(node.right) ? [node.left] : [];
  return [...own, ...source.children(node).flatMap((child) => comeToIn(child, source))];
}

const isComeTo = (node: TSESTree.Expression): boolean => node.type === 'AwaitExpression' || (node.type === 'Literal' && node.value === true);

/** `expect(response!.status)`: itself, or what it has. */
function isInAssertion(node: TSESTree.Node): boolean {
  const { parent } = node;
  if (parent?.type === 'TSNonNullExpression' || (parent?.type === 'MemberExpression' && parent.object === node)) return isInAssertion(parent);
  return parent?.type === 'CallExpression' && parent.arguments.some((argument) => argument === node) && /^(expect|assert)/.test(lastNameOf(parent.callee) || lastNameOf(rootOf(parent.callee)));
}
