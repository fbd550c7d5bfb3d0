import type { TSESTree } from '@typescript-eslint/types';

import { isConnect } from '../../sites/connects.js';
import { lastNameOf } from '../../sites/members.js';
import { parametersOf } from '../../sites/parameters.js';
import { makesServer } from '../../sites/servers.js';
import { type Source, enclosingFunction } from '../../sites/source.js';
import { isXmlHttpMade } from '../../sites/xml-http.js';
import { isChangeEvent, noteState, stateOf } from './connection-state.js';
import type { Handler } from '../notes.js';
import type { Run } from '../run.js';
import { type FunctionValue, type NativeValue, type Value, isCallable, object, symbolOf, unknown, Mark } from '../values/values.js';

/** Events by which something that lives long says that it has failed or ended. */
const FAILURE = /^(conn(ect(ion)?)?[-_:.]?|(web)?socket|stream|transport|channel|session)?(error|err|close|closed|end|ended|disconnect(ed)?|exit|lost|fail(ed|ure)?|drop(ped)?|abort(ed)?|terminated?|offline)$/i;
const SUCCESS = /^(open|opened|connect|connected|ready|listening|online|authenticated|load|success|complete)$/i;

function isFailureEvent(event: string): boolean {
  return FAILURE.test(event) || isChangeEvent(event);
}

export const isSuccessEvent = (event: string): boolean => SUCCESS.test(event);

/** Names by which a handler is registered: `socket.on('close', …)`, `socket.addEventListener('close', …)`. */
export function isRegistration(name: string): boolean {
  return /^(on|once|addListener|addEventListener|prependListener|addOnceListener|subscribe)$/.test(name);
}

/** Remembers a handler of an object that the file does not tell. */
export function listen(holder: Value, event: string, handler: FunctionValue | NativeValue, node: TSESTree.Node, run: Run): void {
  if (run.quiet > 0) return;
  const maker = makerOf(holder, run);
  const told = maker !== null && (completes(event, maker) || isWrittenOut(event, node, run)) ? 'complete' : event;
  if (maker !== null && isFailureEvent(told) && begins(maker, run.source)) run.discover(maker, 'emitter');
  const symbol = emitterSymbol(holder);
  // What is made anew has the handler that it was given then: that knows what is the case by now.
  const list = run.handlers.get(symbol) ?? [];
  const own = list.findIndex((h) => h.event === told && h.node === node);
  run.handlers.set(symbol, own === -1 ? [...list, { event: told, handler, node }] : list.with(own, { event: told, handler, node }));
}

/** `socket.connect(port, host, () => …)`: who is told of nothing else is told that the connection stands. */
export const isToldOfStart = (name: string, handler: Value | undefined): handler is FunctionValue =>
  /^(connect|createConnection|listen)$/.test(name) && handler?.kind === 'function' && handler.node.params.length === 0;

/** The call that gave it, or that of which it is a part. */
const makerOf = (holder: Value, run: Run): TSESTree.Node | null => (holder.kind === 'unknown' ? (holder.origin ?? run.owners.get(holder.symbol) ?? null) : null);

/** `new Client({ onClose: () => … })`: the handlers among the options of what is made are told of its events. */
export function listenByOptions(made: Value, args: readonly Value[], node: TSESTree.Node, run: Run): void {
  for (const options of args) {
    if (options.kind !== 'object' || options.tag !== 'plain') continue;
    for (const [name, value] of options.props) {
      if (isCallable(value) && /^on[A-Za-z]/.test(name)) listen(made, name.slice(2), value, node, run);
    }
  }
}

/** `db.query(sql).on('end', …)`, `Readable.from(parts).on('end', …)`: what was asked for is there. Only of what is opened for long the end is a failure. */
const completes = (event: string, maker: TSESTree.Node): boolean =>
  /^end(ed)?$/i.test(event) && maker.type === 'CallExpression' && !isConnect(maker) && !/^open|(client|socket)$/i.test(lastNameOf(maker.callee));

/** `message.once('end', next); message.end(data);`: who writes the last part himself waits until that is through. */
function isWrittenOut(event: string, registration: TSESTree.Node, { source }: Run): boolean {
  if (!/^end(ed)?$/i.test(event) || registration.type !== 'CallExpression' || registration.callee.type !== 'MemberExpression') return false;
  const owner = enclosingFunction(registration);
  const [, last] = owner === null ? [] : source.text(owner).split(`${source.text(registration.callee.object)}.end(`, 2);
  return last !== undefined && !last.trimStart().startsWith(')');
}

/** Whether a call sets going what it gives. */
const begins = (maker: TSESTree.Node, source: Source): boolean => !looksUp(maker) && !makesServer(maker) && !isXmlHttpMade(maker, source);

/** `this.connections.get(id)`, `this.queue.shift()`: what is found in a collection was there before, and is not begun by that. */
function looksUp(node: TSESTree.Node): boolean {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
  const { object, property } = node.callee;
  if (property.type !== 'Identifier') return false;
  if (node.arguments.length === 0) return /^(shift|pop)$/.test(property.name);
  return node.arguments.length === 1 && object.type === 'MemberExpression' && /^(get|find|at)$/.test(property.name);
}

export const emitterSymbol = (holder: Value): string => `${holder.kind}:${symbolOf(holder)}`;

const failureOf = (symbol: string): Value =>
  object([['message', { kind: 'string', value: null, symbol: 'message', marks: Mark.operation }]], {
    tag: 'error',
    open: true,
    symbol: `error of ${symbol}`,
    marks: Mark.operation,
  });

/** What a handler is told beside the event itself: `(code, reason) => …`. */
export const toldBeside = (handler: FunctionValue | NativeValue): readonly Value[] =>
  handler.kind === 'function' ? parametersOf(handler.node).slice(1).map((_, i) => unknown(`event#${i + 1}`, Mark.operation)) : [];

/** The handlers of an emitter, and of its parts: `mongoose.connection` tells of what `mongoose` does. */
function handlersOf(holder: Value, run: Run): readonly Handler[] {
  const symbol = emitterSymbol(holder);
  const isPart = (other: string): boolean => other.startsWith(`${symbol}.`) && !/[.[]/.test(other.slice(symbol.length + 1));
  return [...run.handlers].flatMap(([other, handlers]) => (other === symbol || isPart(other) ? handlers : []));
}

export function hasFailureHandler(holder: Value, run: Run): boolean {
  return run.handlers.size > 0 && handlersOf(holder, run).some((h) => isFailureEvent(h.event));
}

/** Whether somebody is told when a connection stands. */
export const hasSuccessHandler = (holder: Value, run: Run): boolean => run.handlers.size > 0 && handlersOf(holder, run).some((h) => SUCCESS.test(h.event));

/** Of the handlers of one event, those behind one that throws at once, `(error) => { throw error; }`, are not told. */
const told = (handlers: readonly Handler[]): readonly Handler[] =>
  handlers.filter(({ event }, i) => !handlers.slice(0, i).some((before) => before.event === event && throwsAtOnce(before.handler)));

function throwsAtOnce(handler: FunctionValue | NativeValue): boolean {
  const body = handler.kind === 'function' ? handler.node.body : null;
  return body?.type === 'BlockStatement' && body.body[0]?.type === 'ThrowStatement';
}

/** `socket.once('close', …)`, `addEventListener('close', …, { once: true })`: who is told of the first event only. */
export function isToldOnce(registration: TSESTree.Node): boolean {
  if (registration.type !== 'CallExpression') return false;
  const options = registration.arguments[2];
  const says = options?.type === 'ObjectExpression' && options.properties.some((p) => p.type === 'Property' && p.key.type === 'Identifier' && p.key.name === 'once' && p.value.type === 'Literal' && p.value.value === true);
  return says || /^(once|(add|prepend)OnceListener)$/.test(lastNameOf(registration.callee));
}

function forget(handler: Handler, run: Run): void {
  run.handlers.forEach((list, symbol) => run.handlers.set(symbol, list.filter((each) => each !== handler)));
}

/** Forgets the handlers of an object that is told of nothing more: `client.removeAllListeners()`, or of one event, `client.removeAllListeners('close')`. */
export function silence(holder: Value, event: Value | undefined, run: Run): void {
  const name = event?.kind === 'string' ? event.value : null;
  const heard = event === undefined || name !== null ? (run.handlers.get(emitterSymbol(holder)) ?? []) : [];
  for (const handler of heard) if (name === null || handler.event === name) forget(handler, run);
}

/** One of the failure events that somebody listens to happens, a while after now. Other paths see the others. */
export function failLater(holder: Value, node: TSESTree.Node, run: Run): void {
  const symbol = emitterSymbol(holder);
  run.schedule(run.time, 'event', () => {
    noteState(symbolOf(holder), false, run);
    const listening = told(handlersOf(holder, run).filter((h) => isFailureEvent(h.event)));
    const chosen = listening.find((h, i) => i === listening.length - 1 || run.choose(`${symbol} emits ${h.event}@${h.node.range[0]}`));
    if (chosen !== undefined && isToldOnce(chosen.node)) forget(chosen, run);
    if (chosen !== undefined) run.machine.invokeHandler(chosen.handler, [isChangeEvent(chosen.event) ? stateOf(symbol, true) : failureOf(symbol), ...toldBeside(chosen.handler)], node, run);
  });
}

/** The connection stands: whoever waits for that is told. */
export function openLater(holder: Value, node: TSESTree.Node, run: Run): void {
  run.schedule(run.time, 'event', () => {
    noteState(symbolOf(holder), true, run);
    for (const h of handlersOf(holder, run)) {
      if (isChangeEvent(h.event)) run.machine.invokeHandler(h.handler, [stateOf(emitterSymbol(holder), false)], node, run);
      else if (SUCCESS.test(h.event)) run.machine.invokeHandler(h.handler, [object([], { open: true, symbol: 'event' })], node, run);
    }
  });
}
