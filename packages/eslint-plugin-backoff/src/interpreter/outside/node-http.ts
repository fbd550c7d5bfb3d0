import type { TSESTree } from '@typescript-eslint/types';

import { invokeHandler } from '../language/calls.js';
import { isNodeHttp } from './clients.js';
import { emitterSymbol } from './emitters.js';
import { responseTo } from './responses.js';
import type { Run } from '../run.js';
import type { Outcome } from '../scenario.js';
import { type UnknownValue, type Value, Mark, isCallable, object, unknown } from '../values/values.js';

/** What sends requests, of all that the modules export. */
const SENDS = ['get', 'request'] as const;

export const sendsRequests = (name: string): boolean => SENDS.some((send) => send === name);

/** The module `http` or `https` under the name that it has in this file; null for other modules. */
export function nodeHttpModule(module: string, local: string): Value | null {
  return isNodeHttp(module) ? object(SENDS.map((name) => [name, sender(module, name)] as const), { open: true, symbol: local }) : null;
}

/** `import { get } from 'node:https'`; null for what sends no request. */
export function nodeHttpMember(module: string, name: string): Value | null {
  return isNodeHttp(module) && sendsRequests(name) ? sender(module, name) : null;
}

const sender = (module: string, name: string): UnknownValue => unknown(`${module}.${name}`, 0, { client: module });

/** `https`, `http` or what sends their requests. */
export function isNodeHttpValue(value: Value): boolean {
  const sends = value.kind === 'object' ? value.props.get('request') : value;
  return sends?.kind === 'unknown' && isNodeHttp(sends.client);
}

/** `https.get(url, (res) => …).on('error', reject)`, where `reject` comes from around the site: it tells of its end by events all the same. */
export function noteListenedTo(holder: Value, run: Run): void {
  if (holder.kind === 'unknown' && holder.origin !== null && isNodeHttp(run.clients.get(holder.origin) ?? null)) run.discover(holder.origin, 'emitter');
}

/** A request gets its answer: whoever was handed in or listens for it is given the response, and then what comes of its body. */
export function respondLater(request: Value, args: readonly Value[], outcome: Outcome, node: TSESTree.Node, run: Run): void {
  const response = responseTo(outcome.kind === 'status' ? outcome : { kind: 'status', status: 200, retryAfter: null, as: 'response' });
  run.schedule(run.time, 'event', () => {
    run.handlers.delete(emitterSymbol(response));
    const handedIn = args.findLast(isCallable);
    if (handedIn !== undefined) invokeHandler(handedIn, [response], node, run);
    tell(request, 'response', response, node, run);
    run.schedule(run.time, 'event', () => {
      tell(response, 'data', unknown('chunk', Mark.operation), node, run);
      tell(response, 'end', null, node, run);
    });
  });
}

function tell(holder: Value, event: string, value: Value | null, node: TSESTree.Node, run: Run): void {
  const told = (run.handlers.get(emitterSymbol(holder)) ?? []).filter((each) => each.event === event);
  if (told.length > 0 && event === 'data') run.answerUsed = true;
  for (const { handler } of told) invokeHandler(handler, value === null ? [] : [value], node, run);
}
