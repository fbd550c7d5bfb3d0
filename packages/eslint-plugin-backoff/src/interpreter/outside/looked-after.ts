import type { TSESTree } from '@typescript-eslint/types';

import { isConnect } from '../../sites/connects.js';
import { registeredEvent, type Registration } from '../../sites/registrations.js';
import { functionOf } from '../../sites/function-of.js';
import { lastNameOf } from '../../sites/members.js';
import { outline } from '../../sites/outline.js';
import { type Source, contains, enclosingClass, enclosingFunction } from '../../sites/source.js';
import { isStateAsked } from './connection-state.js';
import { hasSuccessHandler, isSuccessEvent, listen } from './emitters.js';
import { Frame } from '../frame.js';
import type { Run } from '../run.js';
import { type Value, isCallable } from '../values/values.js';

/**
 * `if (!connected) socket.connect();`: nobody waits for what comes of it, but the code looks later whether the connection stands, by
 * what it says of itself or by what is noted when it opens.
 */
export function isLookedAfter(node: TSESTree.CallExpression, holder: Value, run: Run): boolean {
  return isDropped(node) && isConnection(node) && (isStateAsked(holder, run) || hasSuccessHandler(holder, run));
}

/** A dialog is opened as well. */
const isConnection = (node: TSESTree.CallExpression): boolean => isConnect(node) && lastNameOf(node.callee) !== 'open';

const isDropped = ({ parent }: TSESTree.Node): boolean =>
  parent?.type === 'ExpressionStatement' || parent?.type === 'ArrowFunctionExpression' || (parent?.type === 'LogicalExpression' && parent.parent.type === 'ExpressionStatement');

/** Who is told, by registrations elsewhere in the file, of the events of what a stretch of code connects without waiting for it. */
export function listenAround(node: TSESTree.Node, around: Frame, run: Run): void {
  for (const { connected, registration } of registrationsFor(node, run.source)) {
    const frame = new Frame(around, enclosingFunction(registration), around.self);
    const holder = run.quietly(() => run.machine.evaluate(connected, frame, run));
    if (holder !== null) listenBy(registration, holder, frame, run);
  }
}

function listenBy(registration: Registration, holder: Value, frame: Frame, run: Run): void {
  const event = registeredEvent(registration);
  const handed = registration.type === 'CallExpression' ? registration.arguments.slice(1) : [registration.right];
  const handler = handed.flatMap((argument) => (argument.type === 'SpreadElement' ? [] : (run.quietly(() => run.machine.evaluate(argument, frame, run)) ?? []))).find(isCallable);
  if (event !== null && handler !== undefined) listen(holder, event, handler, registration, run);
}

/** Who else is told of what one handler is told the loss of: that it stands again, so that the timer is stopped which tries to bring it back. */
export function listenBeside(own: Registration, place: TSESTree.Expression, holder: Value, frame: Frame, run: Run): void {
  const { registrations, assignedHandlers } = outline(run.source);
  for (const registration of [...registrations, ...assignedHandlers]) {
    if (registration !== own && isSuccessEvent(registeredEvent(registration) ?? '') && isOn(registration, place, run.source) && stopsTimer(registration, run.source)) listenBy(registration, holder, frame, run);
  }
}

/** In the handler, or in what it calls. */
function stopsTimer(registration: Registration, source: Source): boolean {
  const handed = registration.type === 'CallExpression' ? registration.arguments.slice(1) : [registration.right];
  const handlers = handed.flatMap((argument) => functionOf(argument, source) ?? []);
  return [...handlers, ...handlers.flatMap((handler) => functionsCalledIn(handler, source))].some((fn) => callsIn(fn, /^clear(Interval|Timeout)$/, source));
}

const callsIn = (node: TSESTree.Node, name: RegExp, source: Source): boolean =>
  (node.type === 'CallExpression' && name.test(lastNameOf(node.callee))) || source.children(node).some((child) => callsIn(child, name, source));

interface Told {
  readonly connected: TSESTree.Expression;
  readonly registration: Registration;
}

const known = new WeakMap<TSESTree.Node, readonly Told[]>();

/** Looked for once in each stretch: there may be many runs of it. */
function registrationsFor(node: TSESTree.Node, source: Source): readonly Told[] {
  const found = known.get(node) ?? findRegistrations(node, source);
  known.set(node, found);
  return found;
}

function findRegistrations(node: TSESTree.Node, source: Source): readonly Told[] {
  const { registrations, assignedHandlers } = outline(source);
  const all = [...registrations, ...assignedHandlers];
  if (all.length === 0) return [];
  const stretch = [node, ...functionsCalledIn(node, source)];
  const connected = stretch.flatMap((part) => connectedIn(part, source));
  return connected.flatMap((place) => all.filter((registration) => isOn(registration, place, source) && !stretch.some((part) => contains(part, registration))).map((registration) => ({ connected: place, registration })));
}

/** `check()`, `setInterval(check, 5000)` */
function functionsCalledIn(node: TSESTree.Node, source: Source): readonly TSESTree.Node[] {
  const own = node.type === 'CallExpression' ? [node.callee, ...node.arguments].flatMap((part) => functionOf(part, source) ?? []) : [];
  return [...own, ...source.children(node).flatMap((child) => functionsCalledIn(child, source))];
}

function connectedIn(node: TSESTree.Node, source: Source): readonly TSESTree.Expression[] {
  const own = node.type === 'CallExpression' && node.callee.type === 'MemberExpression' && isDropped(node) && isConnection(node) ? [node.callee.object] : [];
  return [...own, ...source.children(node).flatMap((child) => connectedIn(child, source))];
}

/** `socket.on('open', …).on('close', …)`, `this.socket.onopen = …`: of the same variable, or of the same class. */
function isOn(registration: Registration, place: TSESTree.Expression, source: Source): boolean {
  const member = registration.type === 'CallExpression' ? registration.callee : registration.left;
  let holder: TSESTree.Node = member.type === 'MemberExpression' ? member.object : member;
  while (holder.type === 'CallExpression' && holder.callee.type === 'MemberExpression') holder = holder.callee.object;
  if (source.text(holder) !== source.text(place)) return false;
  return source.variable(rootIn(holder)) === source.variable(rootIn(place)) && enclosingClass(holder) === enclosingClass(place);
}

function rootIn(node: TSESTree.Node): TSESTree.Node {
  return node.type === 'MemberExpression' ? rootIn(node.object) : node;
}
