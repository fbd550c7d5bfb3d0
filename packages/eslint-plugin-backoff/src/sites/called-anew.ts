import type { TSESTree } from '@typescript-eslint/types';

import type { Candidate } from './candidate.js';
import { isConnect } from './connects.js';
import { lastNameOf, rootOf } from './members.js';
import { nameOf } from './name-of.js';
import { outline } from './outline.js';
import { onlyTells } from './only-tells.js';
import { type Source, contains, isFunction, parentOf } from './source.js';
import { wordsOf } from './words-of.js';

/** `scheduleReconnect`, `retryLater`: said of what is called when something has failed. */
const SAYS_AGAIN = /(^| )(reconnect\w*|retry|retries)( |$)/;

/** `handlePollingError`, `onClose`: said of what is called when something fails, be it to try again. */
const SAYS_FAILED = /(^| )(error|failure|close|closed|disconnect|disconnected|lost)( |$)/;

/**
 * `protected scheduleReconnect() { this.tries += 1; this.timer = setTimeout(() => this.connect(), 1000 * 2 ** this.tries); }`: functions by whose
 * name something is tried again, which count how often they were called and have a timer try it. Who calls them may stand in other files, in
 * the classes that extend this one, or behind events that nobody can follow: each failure of what they do has them called anew.
 */
export function findCalledAnew(source: Source): readonly Candidate[] {
  if (!source.parsed.text.includes('setTimeout')) return [];
  return [...outline(source).functions.keys()].flatMap((node): readonly Candidate[] => {
    if (!isNamed(node, SAYS_AGAIN) && !isNamed(node, SAYS_FAILED)) return [];
    const scheduled = scheduledBy(node, source);
    return scheduled !== null && counts(node, source) ? [{ kind: 'function', node, calledAnew: scheduled }] : [];
  });
}

/** Whether the name alone says that something is tried again. */
export const saysAgain = (node: TSESTree.Node): boolean => isFunction(node) && isNamed(node, SAYS_AGAIN);

function isNamed(node: TSESTree.FunctionLike, says: RegExp): boolean {
  const name = nameOf(node);
  return name !== null && says.test(wordsOf(lastNameOf(name)));
}

/** What a timer of the function's own does when its time has come: what connects, else the last call there that does more than tell. */
function scheduledBy(fn: TSESTree.FunctionLike, source: Source): TSESTree.CallExpression | null {
  const timers = callsUnder(fn, source).filter(({ callee, arguments: [, length] }) => lastNameOf(callee) === 'setTimeout' && length !== undefined);
  const [timer] = timers;
  const [run] = timer?.arguments ?? [];
  if (timers.length !== 1 || run === undefined || !isFunction(run)) return null;
  const calls = callsUnder(run, source).filter((call) => isStatement(call) && !onlyTells(call) && !tellsOthers(call) && !isAftermath(call, run));
  return calls.find(isConnect) ?? calls.at(-1) ?? null;
}

const tellsOthers = ({ callee }: TSESTree.CallExpression): boolean => /^(emit|dispatch|clear|set|log|debug|notify)/.test(lastNameOf(callee));

/** In answer to a failure of what was done before it. */
function isAftermath(call: TSESTree.Node, fn: TSESTree.Node): boolean {
  for (let outer = parentOf(call); outer !== null && outer !== fn; outer = parentOf(outer)) if (outer.type === 'CatchClause') return true;
  return false;
}

/** A call of its own, awaited or not, whatever is hung on what it promises. */
function isStatement(call: TSESTree.Node): boolean {
  const parent = parentOf(call);
  switch (parent?.type) {
    case 'ExpressionStatement':
    case 'ArrowFunctionExpression':
      return true;
    case 'AwaitExpression':
    case 'UnaryExpression':
      return isStatement(parent);
    case 'MemberExpression':
      return parent.object === call && /^(then|catch|finally)$/.test(lastNameOf(parent)) && parent.parent.type === 'CallExpression' && isStatement(parent.parent);
    default:
      return false;
  }
}

/** The calls that a function makes itself. */
function callsUnder(fn: TSESTree.FunctionLike, source: Source): readonly TSESTree.CallExpression[] {
  const within = (node: TSESTree.Node): readonly TSESTree.CallExpression[] => (isFunction(node) && node !== fn ? [] : [...(node.type === 'CallExpression' ? [node] : []), ...source.children(node).flatMap(within)]);
  return within(fn);
}

/** It steps a field, or a variable from outside: here, or when the timer has run out. */
function counts(fn: TSESTree.FunctionLike, source: Source): boolean {
  const steps = (node: TSESTree.Node): boolean => isKeptOutside(steppedBy(node), fn, source) || source.children(node).some(steps);
  return steps(fn);
}

function steppedBy(node: TSESTree.Node): TSESTree.Node | null {
  if (node.type === 'UpdateExpression') return node.argument;
  return node.type === 'AssignmentExpression' && /^[-+*]=$/.test(node.operator) ? node.left : null;
}

/** A variable from outside, or a member of what is kept, at hand under a name or not, or of what is handed in and on. */
function isKeptOutside(place: TSESTree.Node | null, fn: TSESTree.FunctionLike, source: Source): boolean {
  if (place === null) return false;
  if (place.type !== 'MemberExpression') return place.type === 'Identifier' && isFromOutside(place, fn, source);
  const holder = rootOf(place);
  return isFromOutside(holder, fn, source) || isHandedOn(holder, fn, source) || namesPart(declarationOf(holder, source), fn, source);
}

/** `const state = this.state` */
const namesPart = (declared: TSESTree.Node | null, fn: TSESTree.FunctionLike, source: Source): boolean =>
  declared?.type === 'VariableDeclarator' && declared.init?.type === 'MemberExpression' && isFromOutside(rootOf(declared.init), fn, source);

/** `this`, what a call gives, a global, a name that the function has not declared. */
function isFromOutside(root: TSESTree.Node, fn: TSESTree.FunctionLike, source: Source): boolean {
  const declared = declarationOf(root, source);
  return declared === null || !contains(fn, declared);
}

const declarationOf = (name: TSESTree.Node, source: Source): TSESTree.Node | null => (name.type === 'Identifier' ? (source.variable(name)?.defs[0]?.node ?? null) : null);

/** What is handed in may be another thing each time, if not handed on: `setTimeout(() => client.load(retry.bind(null, context)), delayMs)`. */
function isHandedOn(name: TSESTree.Node, fn: TSESTree.FunctionLike, source: Source): boolean {
  if (name.type !== 'Identifier' || declarationOf(name, source) !== fn) return false;
  const uses = source.variable(name)?.references ?? [];
  return uses.some(({ identifier }) => identifier.parent.type === 'CallExpression' && identifier.parent.callee !== identifier && contains(fn, identifier));
}
