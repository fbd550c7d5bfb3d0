import type { TSESTree } from '@typescript-eslint/types';

import type { Candidate } from '../sites/candidate.js';
import { functionOf } from '../sites/function-of.js';
import { holds } from '../sites/holds.js';
import { isCaught } from '../sites/is-caught.js';
import { lastNameOf } from '../sites/members.js';
import { outwards } from '../sites/outwards.js';
import { type Source, contains, isFunction } from '../sites/source.js';
import type { Path } from '../interpreter/paths.js';
import { attemptsOf } from '../interpreter/trace.js';

/**
 * `const node = await pick({ exclude }); try { return await send(node); } catch { exclude.push(node.id); }`: what has failed is left out when the next one is
 * picked. That goes to another one each turn, as long as there are some.
 */
export function leavesOut({ trace }: Path, candidate: Candidate, source: Source): boolean {
  const [attempt] = attemptsOf(trace);
  const takes = (node: TSESTree.Node): boolean => attempt !== undefined && isTaken(node, attempt.node, source);
  if (candidate.kind === 'function') return holds(candidate.node, takes, source);
  return candidate.kind === 'loop' && holds(candidate.node, (node) => isLeftOut(node, source) || takes(node) || isReported(node, candidate, source), source);
}

/**
 * Whether a node adds to a list what was found by asking if that has it, before an attempt is made with it or where that has failed: `const seat =
 * seats.find((each) => !taken.includes(each)); taken.push(seat); await reserve(seat);`.
 */
function isTaken(node: TSESTree.Node, attempt: TSESTree.Node, source: Source): boolean {
  const list = listAddedTo(node, source);
  if (list === undefined || node.type !== 'CallExpression') return false;
  const taken = rootOf(node.arguments[0], source);
  const given = callThatGives(taken);
  if (given === null || !given.arguments.some((argument) => isFunction(argument) && asksList(argument, list, source))) return false;
  return given === attempt || ((node.range[1] <= attempt.range[0] || isCaught(node)) && holds(attempt, (part) => source.variable(part) === taken, source));
}

/** `(each) => !taken.includes(each)` */
const asksList = (fn: TSESTree.FunctionLike, list: ReturnType<Source['variable']>, source: Source): boolean =>
  fn.body != null && holds(fn.body, (part) => source.variable(part) === list && isAskedFor(part), source);

const isAskedFor = ({ parent }: TSESTree.Node): boolean => parent?.type === 'MemberExpression' && /^(includes|has)$/.test(lastNameOf(parent)) && parent.parent.type === 'CallExpression';

/** Whether a node adds to a list, where a failure is dealt with, what was found before by being told that list, and not how long it is. */
function isLeftOut(node: TSESTree.Node, source: Source): boolean {
  const list = listAddedTo(node, source);
  if (list === undefined || node.type !== 'CallExpression' || !isCaught(node)) return false;
  const told = callThatGives(rootOf(node.arguments[0], source))?.arguments ?? [];
  return told.some((argument) => holds(argument, (part) => source.variable(part) === list && part.parent?.type !== 'MemberExpression', source));
}

/** The list, or set, that a call adds something to. */
const listAddedTo = (node: TSESTree.Node, source: Source): ReturnType<Source['variable']> =>
  node.type === 'CallExpression' && node.callee.type === 'MemberExpression' && /^(push|add)$/.test(lastNameOf(node.callee)) ? source.variable(node.callee.object) : undefined;

/** The call by which a variable gets its value, before anything has failed. */
function callThatGives(variable: ReturnType<Source['variable']>): TSESTree.CallExpression | null {
  const definition = variable?.defs[0];
  return definition?.type === 'Variable' && !isCaught(definition.node) ? callOf(definition.node.init) : null;
}

/** The call that gives a value, which may be waited for. */
function callOf(value: TSESTree.Node | null): TSESTree.CallExpression | null {
  if (value?.type === 'AwaitExpression') return callOf(value.argument);
  return value?.type === 'CallExpression' ? value : null;
}

/** The variable that a value is, or is a member of. */
function rootOf(value: TSESTree.Node | undefined, source: Source): ReturnType<Source['variable']> {
  return value?.type === 'MemberExpression' ? rootOf(value.object, source) : value && source.variable(value);
}

/**
 * `const proxy = proxies.best(); try { return await load(url, proxy); } catch { proxies.recordFailure(proxy); }`: who gives what an attempt is made by is told which one has
 * failed, be it by a function of the file. What the attempt is a method of, `connection.query(text)`, leads to the same server, and is only given back; what it is not
 * handed, `const timer = metrics.start()`, leads nowhere.
 */
function isReported(node: TSESTree.Node, candidate: Candidate, source: Source): boolean {
  if (node.type !== 'CallExpression' || !isCaught(node) || PUTS_BACK.test(lastNameOf(node.callee))) return false;
  return node.arguments.some((argument, place) => {
    const variable = source.variable(argument);
    const given = callThatGives(variable);
    if (given?.callee.type !== 'MemberExpression' || given.callee.object.type === 'ThisExpression' || !contains(candidate.node, given)) return false;
    const holder = source.text(given.callee.object);
    const names = variable?.references.map(({ identifier }) => identifier) ?? [];
    if (names.some(isHolder) || !names.some((name) => isHandedToAttempt(name, holder, source))) return false;
    return isOf(node, holder, source) || isHandedOn(functionOf(node.callee, source), place, holder, source);
  });
}

/** What is put back where it was taken from comes again. */
const PUTS_BACK = /^(push|unshift|splice|add|enqueue|requeue|put|release|giveBack)$/;

const isOf = ({ callee }: TSESTree.CallExpression, holder: string, source: Source): boolean => callee.type === 'MemberExpression' && source.text(callee.object) === holder;

const isHolder = (name: TSESTree.Node): boolean => name.parent?.type === 'MemberExpression' && name.parent.object === name && name.parent.parent.type === 'CallExpression' && name.parent.parent.callee === name.parent;

/** `await load(`${proxy}/list`)` of somebody else. */
function isHandedToAttempt(name: TSESTree.Node, holder: string, source: Source): boolean {
  for (const [inner, outer] of outwards(name)) if (outer.type === 'AwaitExpression') return inner.type === 'CallExpression' && !isCaught(inner) && !isOf(inner, holder, source);
  return false;
}

/** Whether a function hands one of its parameters to the same holder. */
function isHandedOn(fn: TSESTree.FunctionLike | null, place: number, holder: string, source: Source): boolean {
  const parameter = fn?.params[place];
  const handed = parameter && source.variable(parameter);
  return fn?.body != null && handed != null && holds(fn.body, (part) => part.type === 'CallExpression' && isOf(part, holder, source) && part.arguments.some((argument) => source.variable(argument) === handed), source);
}
