import type { TSESTree } from '@typescript-eslint/types';

import { isToldOfLoss } from '../../sites/failure-handlers.js';
import { eventNamed } from '../../sites/registrations.js';
import { type Callee, carriesFailure } from '../callee.js';
import { lastNameOf } from '../../sites/members.js';
import { isRegistration, isToldOfStart, listen, silence } from './emitters.js';
import { noteListenedTo } from './node-http.js';
import type { Run } from '../run.js';
import { type FunctionValue, type NativeValue, type Value, isCallable, symbolOf } from '../values/values.js';

/** Whether a call hands a handler to an emitter, and does no more: `socket.on('close', handler)`, `socket.onClose(handler)`. */
export function registers(node: TSESTree.CallExpression, callee: Callee, args: readonly Value[], run: Run): boolean {
  const { holder, name } = callee;
  if (holder !== null && name === 'removeAllListeners') silence(holder, args[0], run);
  if (holder === null) return /^(add|remove)EventListener$/.test(name);
  // Who waits for it takes no listener off: `await fs.remove(path)`.
  if (/^(off|remove|un)(Listener|EventListener|AllListeners|subscribe)?$/.test(name)) return !isWaitedFor(node);
  const handler = args.find(isCallable);
  if (handler === undefined) {
    if (isRegistration(name)) noteListenedTo(holder, run);
    return false;
  }
  const event = eventFor(holder, name, args, handler, run);
  if (event !== null) listen(holder, event, handler, node, run);
  return event !== null;
}

/** The event that a call hands over a handler for; null where it does something else. */
function eventFor(holder: Value, name: string, args: readonly Value[], handler: FunctionValue | NativeValue, run: Run): string | null {
  if (isToldOfStart(name, handler) && isAttempted(holder, run)) return 'connect';
  const event = isRegistration(name) ? eventName(holder, args[0], handler) : null;
  // Who is told of a failure is asked to deal with it: that is no registration.
  return event ?? ((/^on[A-Z]/.test(name) || isToldOfLoss(name)) && !carriesFailure(args) ? name.slice(2) : null);
}

/** `const link = new net.Socket(); link.connect(port, handler);`: what is opened is the connection that was attempted. */
const isAttempted = (holder: Value, { scenario }: Run): boolean => holder.kind === 'unknown' && holder.origin !== null && scenario.operation.has(holder.origin);

/** The event that a handler is for: a text, the last name of a constant from elsewhere; what the holder is, or whatever comes, where none is named. */
function eventName(holder: Value, event: Value | undefined, handler: Value): string | null {
  if (event === handler) return eventNamed(lastOf(symbolOf(holder)) ?? '') ?? 'any';
  if (event?.kind === 'string') return event.value;
  return event?.kind === 'unknown' && event.origin === null ? lastOf(event.symbol) : null;
}

/** `Disconnect` of `Events.Disconnect`; null for what is no member. */
const lastOf = (symbol: string): string | null => /\.(\w+)$/.exec(symbol)?.[1] ?? null;

/** `await call()`, `call().then(…)` */
function isWaitedFor({ parent }: TSESTree.CallExpression): boolean {
  return parent.type === 'AwaitExpression' || (parent.type === 'MemberExpression' && /^(then|catch)$/.test(lastNameOf(parent)));
}
