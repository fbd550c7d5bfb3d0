import type { TSESTree } from '@typescript-eslint/types';
import type { FailurePath } from '../../facts/retry-site.js';
import type { Draft } from '../code/draft.js';
import { asksCounter } from './asks-counter.js';
import { tellsHowOften } from './end-words.js';
import { isCaught } from './is-caught.js';
import { ancestors, bare, contains, functionAround, isFunction, isLoop, leaves } from '../code/syntax.js';
import { isTriedBehind } from './tried-behind.js';
import { triesAgain } from './tries-again.js';

/** What the site does after its last attempt, where that can stand at a node too; null where it cannot. */
export function ownEnd(draft: Draft, path: FailurePath, at: TSESTree.Node): string | null {
  const { site, file } = draft;
  const node = lastStatement(draft, at) ?? lastCall(draft);
  if (!node || functionAround(node) !== functionAround(at) || !isKnown(node, draft, path, at)) return null;
  if (isLoop(site.node) && node.range[0] >= site.node.range[1]) return mayBreak(draft, at) ? 'break' : null;
  return mayStandAt(at, node, path.response, draft) ? asEnd(node, file) : null;
}

/** A statement as one that ends its function. */
function asEnd(node: TSESTree.Node, file: Draft['file']): string {
  const text = file.textOf(node).replace(/;$/, '');
  return node.type === 'ExpressionStatement' ? `return ${text}` : text;
}

/**
 * How to come to an end behind the loop that throws what the path has noted of its failure, where throwing at a node would not do the
 * same: something is cleaned up on the way, or the error is one of the site's own kind, or has words of its own around the other. Null elsewhere.
 */
export function notedEnd(draft: Draft, path: FailurePath, at: TSESTree.Node): string | null {
  const { site, file } = draft;
  const node = lastStatement(draft);
  if (!isLoop(site.node) || node?.type !== 'ThrowStatement' || node.range[0] < site.node.range[1]) return null;
  const names = namesIn(node.argument, file);
  const isNoted = [...file.within(path.node)].some((each) => each.range[1] <= at.range[1] && each.type === 'AssignmentExpression' && names.includes(file.textOf(each.left)));
  return isNoted && (isOwnKind(node.argument, file) || !isRightBehind(node, site.node) || isWrapped(node.argument, path, at, draft)) ? ownEnd(draft, path, at) : null;
}

/**
 * The `throw` of a path's own after the last attempt, where throwing on what was caught would not do the same: the error is one of the
 * site's own kind, or says what failed and has the other as its cause or quotes it, or what was caught is none. Null elsewhere.
 */
export function wrappedEnd(draft: Draft, path: FailurePath, at: TSESTree.Node): string | null {
  const node = lastStatement(draft);
  if (path.node.type !== 'CatchClause' || node?.type !== 'ThrowStatement' || !contains(path.node, node)) return null;
  return isOwnKind(node.argument, draft.file) || keepsCause(node.argument, path, draft) || quotes(node.argument, path, draft) || throwsNoError(path.node.parent.block, draft.file) ? ownEnd(draft, path, at) : null;
}

/** `new Error(`cannot reach ${url}`, { cause: error })`, which says what failed, and not how often it was tried. */
function keepsCause(thrown: TSESTree.Expression, { error }: FailurePath, draft: Draft): boolean {
  const { file } = draft;
  const made = bare(thrown);
  const options = made.type === 'NewExpression' ? made.arguments[1] : undefined;
  const isCause = options?.type === 'ObjectExpression' && options.properties.some((option) => option.type === 'Property' && file.textOf(option.key) === 'cause' && file.textOf(option.value) === error);
  return isCause && !tellsHowOften(made, draft);
}

/**
 * `if (attempt > most) throw new Error(`cannot load ${url}: ${error.message}`);` as a step of all failures, which says what failed, in the words of the other, and neither how often
 * it was tried nor what came of that.
 */
function quotes(thrown: TSESTree.Expression, path: FailurePath, draft: Draft): boolean {
  const made = bare(thrown);
  const [message] = made.type === 'NewExpression' ? made.arguments : [];
  return message?.type === 'TemplateLiteral' && isStepOf(path, thrown, draft) && tellsOfFailureAlone(message, path, draft) && !tellsHowOften(made, draft);
}

/** Whether an end stands among the statements of a path, under a condition on the count that asks for nothing else. */
function isStepOf({ body, error }: FailurePath, end: TSESTree.Node, draft: Draft): boolean {
  const step = [...ancestors(end)].find(({ type }) => type === 'IfStatement');
  if (step?.type !== 'IfStatement' || step.parent !== body || !contains(step.consequent, end)) return false;
  return step.test.type === 'BinaryExpression' && asksCounter(step.test, draft) && !namesIn(step.test, draft.file).includes(error ?? '');
}

/** Whether a text has the error in it, and nothing else but what the function was called with. */
function tellsOfFailureAlone(text: TSESTree.Node, { error }: FailurePath, { file }: Draft): boolean {
  const names = namesIn(text, file);
  const isHandedIn = (name: string): boolean => file.lookUp(name, text.range[0])?.defs[0]?.type === 'Parameter';
  return error !== null && names.includes(error) && names.every((name) => name === error || isHandedIn(name));
}

/** `new Error(`upload failed: ${lastError.message}`)` of the error that the path has noted for good, which does not say how often it was tried. */
function isWrapped(thrown: TSESTree.Expression, path: FailurePath, at: TSESTree.Node, draft: Draft): boolean {
  const { file } = draft;
  const made = bare(thrown);
  const [message] = made.type === 'NewExpression' ? made.arguments : [];
  if (message === undefined || message.type === 'Identifier' || tellsHowOften(made, draft)) return false;
  const list = path.body?.type === 'BlockStatement' ? path.body.body : [];
  return list.some((statement) => statement.range[1] <= at.range[1] && notes(statement, path.error, namesIn(message, file), file));
}

/** `lastError = error;`, `lastError = error instanceof Error ? error : new Error(String(error));` */
function notes(statement: TSESTree.Statement, error: string | null, names: readonly string[], file: Draft['file']): boolean {
  const set = statement.type === 'ExpressionStatement' ? statement.expression : null;
  return set?.type === 'AssignmentExpression' && set.operator === '=' && error !== null && names.includes(file.textOf(set.left)) && namesIn(set.right, file).includes(error);
}

/** `throw { status: response.status }`. */
function throwsNoError(block: TSESTree.BlockStatement, file: Draft['file']): boolean {
  return [...file.within(block)].some((node) => node.type === 'ThrowStatement' && /^(ObjectExpression|Literal|TemplateLiteral)$/.test(bare(node.argument).type));
}

/** How to come to what the site answers when nothing has helped, be it nothing: callers that are told so expect no error. Null where it throws. */
export function answeredEnd(draft: Draft, path: FailurePath, at: TSESTree.Node): string | null {
  const node = lastStatement(draft);
  return node?.type === 'ReturnStatement' ? ownEnd(draft, path, at) : null;
}

/** Whether an error is of a class that the file declares or imports: who catches it may ask for that. */
function isOwnKind(thrown: TSESTree.Expression, file: Draft['file']): boolean {
  const made = bare(thrown);
  return made.type === 'NewExpression' && file.definition(bare(made.callee)) !== null;
}

/** Whether a statement is what comes next after a loop. */
export function isRightBehind(statement: TSESTree.Node, loop: TSESTree.Node): boolean {
  const list = loop.parent?.type === 'BlockStatement' ? loop.parent.body : [];
  return list.some((each, i) => each === loop && list[i + 1] === statement);
}

/** Whether an end leaves the site from another node as well. */
function mayStandAt(at: TSESTree.Node, end: TSESTree.Node, response: string | null, draft: Draft): boolean {
  const isSwallowed = end.type === 'ThrowStatement' && isCaught(draft, at);
  return (isEnd(end) || end.type === 'ExpressionStatement') && !isSwallowed && !isAskedFor(end, { at, response }, draft);
}

/** `if (error) throw error;`: what is thrown is not always there. The response is, where it was found to be bad. */
function isAskedFor(end: TSESTree.Node, { at, response }: { readonly at: TSESTree.Node; readonly response: string | null }, { site, file }: Draft): boolean {
  const choice = [...ancestors(end)].filter((around) => contains(site.node, around)).find((around) => around.type === 'IfStatement' && !isBranchOf(around, end, at));
  const asked = choice?.type === 'IfStatement' ? namesIn(choice.test, file) : [];
  const given = namesIn(end, file);
  return !asked.includes(site.facts.shape.counter?.text ?? '') && asked.some((name) => name !== response && given.includes(name));
}

/** Whether one branch of a choice holds both nodes: what it asks is so at either. */
function isBranchOf({ consequent, alternate }: TSESTree.IfStatement, one: TSESTree.Node, other: TSESTree.Node): boolean {
  return [consequent, alternate].some((branch) => branch !== null && contains(branch, one) && contains(branch, other));
}

function namesIn(node: TSESTree.Node, file: Draft['file']): string[] {
  return [...file.within(node)].flatMap((part) => (part.type === 'Identifier' && file.variable(part) ? [part.name] : []));
}

/**
 * The statement that ends the site after its last attempt: as the runs came to it, or what the counter's test leads to; of several
 * tests, one in a list that a node stands in as well.
 */
export function lastStatement(draft: Draft, at: TSESTree.Node | null = null): TSESTree.Node | null {
  const { node } = draft.site.facts.lastFailure;
  const isRetry = (end: TSESTree.Node): boolean => triesAgain(draft, end);
  if (node && node.type !== 'BlockStatement' && !isRetry(node)) return node;
  const ends = endsByCounter(draft).filter((end) => isEnd(end) && !isRetry(end));
  return ends.find((end) => at !== null && isBeside(at, end)) ?? ends[0] ?? null;
}

/** Whether the list that holds the `if` around an end holds a node as well. */
function isBeside(at: TSESTree.Node, end: TSESTree.Node): boolean {
  const list = [...ancestors(end)].find(({ type }) => type === 'IfStatement')?.parent;
  return list !== undefined && contains(list, at);
}

/** `done(error || new Error(…));`, with which a callback is over where the counter's test tries nothing again. */
function lastCall(draft: Draft): TSESTree.ExpressionStatement | null {
  const calls = endsByCounter(draft).flatMap((end) => (end.type === 'ExpressionStatement' && end.expression.type === 'CallExpression' ? [end] : []));
  return calls.find((end) => isLastOfFunction(end) && !triesAgain(draft, end)) ?? null;
}

const isLastOfFunction = ({ parent, range }: TSESTree.Statement): boolean =>
  parent.type === 'BlockStatement' && isFunction(parent.parent) && parent.body.at(-1)?.range[1] === range[1];

/** What the counter's tests lead to. */
function endsByCounter(draft: Draft): readonly TSESTree.Statement[] {
  const { site, file } = draft;
  const counter = site.facts.shape.counter?.text;
  // A callback may stand beside the function that it calls again.
  const tests = [site.node, ...site.facts.shape.failurePaths.map((path) => path.node)].flatMap((part) => [...file.within(part)]).filter((each) => each.type === 'IfStatement');
  const asked = tests.filter(({ test }) => [...file.within(test)].some((part) => file.textOf(part) === counter));
  return asked.flatMap((choice) => (triesAgain(draft, choice.consequent) ? otherwise(choice) : lastOf(choice.consequent)) ?? []);
}

/** How a loop is left where its attempts are used up: `break pages`, where that leaves more than the loop. */
export function breakOf(draft: Draft): string {
  const outer = [...ancestors(draft.site.node)].flatMap((around) => (around.type === 'LabeledStatement' ? [around.label.name] : []));
  const own = endsByCounter(draft).flatMap((end) => (end.type === 'BreakStatement' && end.label !== null ? [end.label.name] : []));
  const label = own.find((name) => outer.includes(name));
  return label === undefined ? 'break' : `break ${label}`;
}

/** What ends the way past a branch that tries again: `if (left > 0) return load(left - 1); return done(error);`. */
function otherwise(choice: TSESTree.IfStatement): TSESTree.Statement | undefined {
  if (choice.alternate) return lastOf(choice.alternate);
  const { parent } = choice;
  return parent.type === 'BlockStatement' && leaves(choice.consequent) ? parent.body[parent.body.indexOf(choice) + 1] : undefined;
}

function lastOf(branch: TSESTree.Statement): TSESTree.Statement | undefined {
  return branch.type === 'BlockStatement' ? branch.body.at(-1) : branch;
}

function isEnd({ type }: TSESTree.Node): boolean {
  return type === 'ThrowStatement' || type === 'ReturnStatement';
}

/** Whether every name in the end has at a node the value that it would have there. */
function isKnown(end: TSESTree.Node, { file, site }: Draft, path: FailurePath, at: TSESTree.Node): boolean {
  // Where a failure falls past the check, the rest of the turn is its path.
  const way = path.body === null ? site.node : path.node;
  const isSetBehind = (target: TSESTree.Node): boolean => isWrite(target) && target.range[0] > at.range[0] && contains(way, target) && !isInCatchOf(target, at);
  return [...file.within(end)].every((name) => {
    if (name.type === 'MemberExpression') return ![...file.within(way)].some((target) => isSetBehind(target) && file.textOf(target) === file.textOf(name));
    const variable = name.type === 'Identifier' ? file.variable(name) : null;
    if (!variable || variable.identifiers.length === 0 || variable.name === path.response) return true;
    return file.lookUp(variable.name, at.range[0]) === variable && !file.uses(variable).some(isSetBehind) && !isDeclaredLater(file.declaration(variable), at);
  });
}

/** Whether only what is thrown at a node comes to another one, in the `catch` around. */
function isInCatchOf(other: TSESTree.Node, at: TSESTree.Node): boolean {
  return [...ancestors(other)].some((around) => around.type === 'CatchClause' && contains(around.parent.block, at));
}

/** `const second = await fetch(url);` further on in the same function. */
const isDeclaredLater = (declaration: TSESTree.Node | null, at: TSESTree.Node): boolean =>
  declaration?.parent?.type === 'VariableDeclarator' && declaration.range[0] > at.range[0] && functionAround(declaration) === functionAround(at);

function isWrite(use: TSESTree.Node): boolean {
  const { parent } = use;
  return parent?.type === 'AssignmentExpression' && parent.left === use;
}

/** Whether `break` at a node ends the attempts of a loop: it leaves that, and not something in it, and nothing is tried behind it. */
export function mayBreak(draft: Draft, at: TSESTree.Node): boolean {
  return isInLoop(at, draft.site.node) && !isTriedBehind(draft);
}

/** Whether `break` at a node leaves the loop, and not something in it. */
export function isInLoop(at: TSESTree.Node, loop: TSESTree.Node): boolean {
  return [...ancestors(at)].find((around) => isLoop(around) || around.type === 'SwitchStatement') === loop;
}
