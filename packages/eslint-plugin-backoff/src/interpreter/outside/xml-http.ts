import type { TSESTree } from '@typescript-eslint/types';

import { XML_HTTP, isXmlHttpMade } from '../../sites/xml-http.js';
import { headersMember } from '../replies/headers.js';
import { emitterSymbol } from './emitters.js';
import { responseTo } from '../replies/responses.js';
import type { Run } from '../run.js';
import type { Outcome } from '../scenario.js';
import { describe } from './target.js';
import { calledOn } from '../values/called-on.js';
import { number } from '../values/numbers.js';
import { type ObjectValue, type UnknownValue, type Value, Mark, UNDEFINED, object, string, unknown } from '../values/values.js';

/** `new XMLHttpRequest()`, whatever holds it. */
export const isXmlHttp = (value: Value | null, { source }: Run): value is UnknownValue => value?.kind === 'unknown' && value.origin !== null && isXmlHttpMade(value.origin, source);

const placeOfAddress = ({ symbol }: UnknownValue): string => `${symbol} address`;

/** What a call does to it: `open` says where it will be sent, `send` sends it. False for what is none. */
export function noteXmlHttp(node: TSESTree.Node, holder: Value | null, name: string, args: readonly Value[], run: Run): boolean {
  if (!isXmlHttp(holder, run)) return false;
  if (name === 'open' && run.quiet === 0) run.memory.set(placeOfAddress(holder), string(args.map((arg) => describe(arg, 0, run)).join(' ')));
  if (name === 'send') {
    run.clients.set(node, XML_HTTP);
    run.discover(node, 'emitter');
  }
  return true;
}

/** Where it is sent to; empty for what is none. */
export function addressOf(holder: Value | null, run: Run): string {
  const address = isXmlHttp(holder, run) ? run.memory.get(placeOfAddress(holder)) : undefined;
  return address?.kind === 'string' ? ` ${address.value ?? ''}` : '';
}

/** It tells of its answer by events, and holds the answer itself; where nobody answers, the status is 0. */
export function answerXmlHttp(xhr: UnknownValue, outcome: Outcome, node: TSESTree.Node, run: Run): void {
  run.schedule(run.time, 'event', () => {
    const isAnswered = outcome.kind !== 'network error';
    const response = isAnswered ? responseTo(outcome.kind === 'status' ? outcome : { kind: 'status', status: 200, retryAfter: null, as: 'response' }) : null;
    remember(xhr, response, run);
    for (const event of ['readystatechange', isAnswered ? 'load' : failureListenedTo(xhr, run), 'loadend']) tell(xhr, event, node, run);
  });
}

/** The events that only a request without an answer has: their handlers deal with the failure, though it is not handed to them. */
const FAILURES: ReadonlySet<string> = new Set(['error', 'timeout']);

/** Who is told of no other failure is told that the time was up. */
const failureListenedTo = (xhr: UnknownValue, run: Run): string => (handlersOf(xhr, run).some(({ event }) => event === 'error') ? 'error' : 'timeout');

const handlersOf = (xhr: UnknownValue, run: Run): readonly Handler[] => run.handlers.get(emitterSymbol(xhr)) ?? [];

type Handler = NonNullable<ReturnType<Run['handlers']['get']>>[number];

const DONE = 4;

function remember({ symbol }: UnknownValue, response: ObjectValue | null, run: Run): void {
  const headers = response?.props.get('headers');
  const members: readonly (readonly [string, Value | null | undefined])[] = [
    ['readyState', number(DONE)],
    ['status', response?.props.get('status') ?? number(0, Mark.operation)],
    ['statusText', response?.props.get('statusText') ?? string('', Mark.operation)],
    ['response', unknown('response', Mark.operation)],
    ['responseText', unknown('response', Mark.operation)],
    ['getResponseHeader', headers?.kind === 'object' ? headersMember(headers, 'get') : null],
  ];
  for (const [name, value] of members) run.memory.set(`${symbol}.${name}`, value ?? UNDEFINED);
}

/** Handlers see the request as `this`, and as what the event is of. */
function tell(xhr: UnknownValue, event: string, node: TSESTree.Node, run: Run): void {
  const told = object([['target', xhr], ['currentTarget', xhr], ['type', string(event)]], { open: true, symbol: 'event' });
  for (const { event: other, handler } of handlersOf(xhr, run)) {
    if (other !== event) continue;
    if (handler.kind === 'function' && FAILURES.has(event)) run.emit({ kind: 'handle', node: handler.node });
    run.machine.invokeHandler(calledOn(xhr, handler), [told], node, run);
  }
}
