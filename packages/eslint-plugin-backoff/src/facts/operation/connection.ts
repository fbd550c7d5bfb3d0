import type { TSESTree } from '@typescript-eslint/types';

import { isConnect } from '../../sites/connects.js';
import { isToldOfLoss } from '../../sites/failure-handlers.js';
import { functionOf } from '../../sites/function-of.js';
import { holds } from '../../sites/holds.js';
import { type Registration, registeredEvent } from '../../sites/registrations.js';
import { lastNameOf, rootOf } from '../../sites/members.js';
import { opensServer } from '../../sites/servers.js';
import { starts } from '../../sites/starts.js';
import { enclosingClass, isFunction, parentOf, type Source } from '../../sites/source.js';
import { nameOf } from '../../sites/name-of.js';
import { type Request, asksForEvents, clientFor } from './request.js';
import type { Operation } from '../retry-site.js';
import type { SiteRuns } from '../runs/runs.js';

/**
 * What an operation opens: a connection of the program's own, by `await client.connect()`, `connect()` that enters itself again,
 * `scheduleReconnect()`, `resubscribe()`. So does what tells an observer of each value and of a failure. Or the program itself listens.
 *
 * @param request what it asks for, where it is a request: that opens something only where it is a stream of events
 */
export function openedBy(runs: SiteRuns, request: Request | null): Pick<Operation, 'opens'> {
  const { repetition: { node, operation }, source } = runs;
  const calls = [...operation.keys()];
  if (request !== null) return calls.some((call) => asksForEvents(call, request, runs)) ? { opens: 'connection' } : {};
  if (calls.some((call) => opensServer(call, source))) return { opens: 'server' };
  const isObserved = [...operation.values()].includes('observer') || calls.some((call) => isOfStream(call, node));
  const connects = isObserved || (isFunction(node) && comesBack(node, source)) || calls.some((call) => isConnect(call) || tellsOfItsEnd(call, source));
  return connects ? { opens: 'connection' } : {};
}

/** A function that is there to have a connection again. */
const comesBack = (fn: TSESTree.FunctionLike, source: Source): boolean => isCalledConnect(fn) || isToldOfEnd(fn, source) || isCalledAtEnd(fn, source);

/** `for await (const event of this.subscription) await handle(event);`: what is come back to is the stream, which was opened elsewhere. */
function isOfStream(call: TSESTree.Node, site: TSESTree.Node): boolean {
  for (let around = parentOf(call); around !== null && around !== site; around = parentOf(around)) {
    if (around.type === 'ForOfStatement' && around.await && around.right.type === 'MemberExpression' && rootOf(around.right).type === 'ThisExpression') return true;
  }
  return false;
}

/** What tells of its end by an event and yet keeps no connection: a request of a known client, or one that a browser makes for a page. */
export function isExchange(call: TSESTree.Node, runs: SiteRuns): boolean {
  if (clientFor(call, runs) !== null) return true;
  return call.type === 'NewExpression' && /^(XMLHttpRequest|Image)$/.test(runs.source.text(call.callee));
}

/** `const connection = await open(address)`, `connection.start()`, and `connection.on('close', …)`: what is opened lives on and says when it is gone. */
function tellsOfItsEnd(call: TSESTree.Node, source: Source): boolean {
  const opened = keptIn(call) ?? started(call);
  return opened !== null && mentionsOf(opened, source).some(({ parent }) => parent?.type === 'MemberExpression' && listensForEnd(parent));
}

/** What a call sets going: `connection` of `connection.start()`. */
const started = (call: TSESTree.Node): TSESTree.Node | null =>
  call.type === 'CallExpression' && call.callee.type === 'MemberExpression' && starts(lastNameOf(call.callee)) ? call.callee.object : null;

/** Where the same is meant: a variable in all of the file, a member in all of the class. */
function mentionsOf(node: TSESTree.Node, source: Source): readonly TSESTree.Node[] {
  if (node.type === 'Identifier') return source.variable(node)?.references.map(({ identifier }) => identifier) ?? [];
  const type = node.type === 'MemberExpression' ? enclosingClass(node) : null;
  const text = source.text(node);
  const found = (part: TSESTree.Node): readonly TSESTree.Node[] => (part.type === node.type && source.text(part) === text ? [part] : source.children(part).flatMap(found));
  return type === null ? [] : found(type.body);
}

/** `connection.on('close', …)`, `connection.onclose(…)`, `connection.onclose = …` */
function listensForEnd(member: TSESTree.MemberExpression): boolean {
  const name = lastNameOf(member);
  const registration = /^(on|once|addListener|addEventListener)$/.test(name) || isToldOfLoss(name) ? registrationBy(member) : null;
  return registration !== null && /^(close|closed|end|disconnect|disconnected)$/i.test(registeredEvent(registration) ?? '');
}

/** `link.on('close', once(onLost.bind(null, job)))`: the function that tries again is who hears that a connection is gone. */
function isToldOfEnd(fn: TSESTree.FunctionLike, source: Source): boolean {
  const name = fn.type === 'FunctionDeclaration' ? fn.id : null;
  return name !== null && (source.variable(name)?.references ?? []).some(({ identifier }) => isHandedToEnd(identifier, source, MOST_WRAPPERS));
}

/** `consume(queue) { … channel.on('close', () => this.consume(queue)); … }`: what is gone some day has the function called once more, whatever it has brought. */
function isCalledAtEnd(fn: TSESTree.FunctionLike, source: Source): boolean {
  const callsFn = (part: TSESTree.Node): boolean => part.type === 'CallExpression' && functionOf(part.callee, source) === fn && !hangsOnCall(part, source);
  return holds(fn, (part) => part.type === 'MemberExpression' && isForLoss(part) && holds(parentOf(part) ?? part, callsFn, source), source);
}

/** Of a connection, and not of a stream that has been read to its end. */
function isForLoss(member: TSESTree.MemberExpression): boolean {
  const registration = listensForEnd(member) ? registrationBy(member) : null;
  return registration !== null && !/^end$/i.test(registeredEvent(registration) ?? '');
}

/** `if (!isValid(file)) load(url);`: whether a call is made for what another one has found. */
function hangsOnCall(call: TSESTree.Node, source: Source): boolean {
  for (let node = call, around = parentOf(call); around !== null && !isFunction(around); node = around, around = parentOf(around)) {
    if (around.type === 'IfStatement' && around.test !== node && holds(around.test, ({ type }) => type === 'CallExpression', source)) return true;
  }
  return false;
}

/** How often a listener is bound, wrapped or kept under another name. */
const MOST_WRAPPERS = 4;

function isHandedToEnd(listener: TSESTree.Node, source: Source, left: number): boolean {
  const parent = parentOf(listener);
  if (parent?.type === 'CallExpression' && parent.callee !== listener && parent.callee.type === 'MemberExpression' && listensForEnd(parent.callee)) return true;
  return left > 0 && alsoKnownAs(listener, source).some((other) => isHandedToEnd(other, source, left - 1));
}

/** A function bound to something, in the hands of what it is given to, and under the name that this is kept by. */
function alsoKnownAs(listener: TSESTree.Node, source: Source): readonly TSESTree.Node[] {
  const parent = parentOf(listener);
  if (parent?.type === 'VariableDeclarator') return mentionsOf(parent.id, source).filter((mention) => mention !== parent.id);
  if (parent?.type === 'MemberExpression') return lastNameOf(parent) === 'bind' && parent.parent.type === 'CallExpression' ? [parent.parent] : [];
  return parent?.type === 'CallExpression' && parent.callee !== listener ? [parent] : [];
}

function registrationBy(member: TSESTree.MemberExpression): Registration | null {
  const { parent } = member;
  if (parent.type === 'CallExpression') return parent.callee === member ? parent : null;
  return parent.type === 'AssignmentExpression' && parent.left === member ? parent : null;
}

/** The variable that a call's answer is kept in, once it is waited for and its failure dealt with. */
function keptIn(call: TSESTree.Node): TSESTree.Identifier | null {
  for (let node = parentOf(call); node !== null; node = parentOf(node)) {
    if (node.type === 'VariableDeclarator') return node.id.type === 'Identifier' ? node.id : null;
    if (node.type === 'AssignmentExpression') return node.left.type === 'Identifier' ? node.left : null;
    if (node.type !== 'AwaitExpression' && node.type !== 'MemberExpression' && node.type !== 'CallExpression') return null;
  }
  return null;
}

function isCalledConnect(node: TSESTree.FunctionLike): boolean {
  const name = nameOf(node);
  return name !== null && /^connect$|[a-z]Connect$|[Rr]econnect|[Rr]esubscribe/.test(lastNameOf(name));
}
