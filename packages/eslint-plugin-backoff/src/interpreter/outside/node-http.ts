import type { TSESTree } from '@typescript-eslint/types';

import { isNodeHttp } from '../replies/clients.js';
import { emitterSymbol } from './emitters.js';
import { responseTo } from '../replies/responses.js';
import type { Run } from '../run.js';
import type { Outcome } from '../scenario.js';
import { calledOn } from '../values/called-on.js';
import { type Value, Mark, boolean, isCallable, symbolOf, unknown } from '../values/values.js';

/** `https.get(url, (res) => …).on('error', reject)`, where `reject` comes from around the site: it tells of its end by events all the same. */
export function noteListenedTo(holder: Value, run: Run): void {
  if (holder.kind === 'unknown' && holder.origin !== null && isNodeHttp(run.clients.get(holder.origin) ?? null)) run.discover(holder.origin, 'emitter');
}

/** `if (request.aborted) return;`: one that comes to its end by itself was not called off. */
export function noteOnItsWay(request: Value, run: Run): void {
  for (const calledOff of ['aborted', 'destroyed']) run.memory.set(`${symbolOf(request)}.${calledOff}`, boolean(false));
}

/** A request gets its answer: whoever was handed in or listens for it is given the response, and then what comes of its body. */
export function respondLater(request: Value, args: readonly Value[], outcome: Outcome, node: TSESTree.Node, run: Run): void {
  const response = responseTo(outcome.kind === 'status' ? outcome : { kind: 'status', status: 200, retryAfter: null, as: 'response' });
  run.schedule(run.time, 'event', () => {
    run.handlers.delete(emitterSymbol(response));
    const handedIn = args.findLast(isCallable);
    if (handedIn !== undefined) run.machine.invokeHandler(handedIn, [response], node, run);
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
  for (const { handler } of told) run.machine.tell(calledOn(holder, handler), value === null ? [] : [value], node, run);
}
