import type { TSESTree } from '@typescript-eslint/types';

import { answeredWithin } from '../../sites/answered-within.js';
import { isConnect } from '../../sites/connects.js';
import { XML_HTTP } from '../../sites/xml-http.js';
import { noteAddress } from './addresses.js';
import { clientAsked, validated } from './any-status.js';
import { clientFailure, clientOf, givesBody, isHttpClient, isNodeHttp } from '../replies/clients.js';
import { noteState } from './connection-state.js';
import { noteRenewed } from './effects.js';
import { emitterSymbol, failLater, hasFailureHandler, isToldOfStart, listen, listenByOptions, openLater, toldBeside } from './emitters.js';
import { toldBesideError } from './last-error.js';
import { isLookedAfter } from './looked-after.js';
import { intercepted, requestTarget } from './interceptors.js';
import { noErrorFor } from './no-error.js';
import { noteOnItsWay, respondLater } from './node-http.js';
import { asksForPart } from './other-part.js';
import { fulfilled, rejected } from '../built-ins/promises.js';
import { undoneIn } from '../replies/left-undone.js';
import { errorResult, networkError, responseTo, statusError, successResult } from '../replies/responses.js';
import { Thrown } from '../interruptions.js';
import type { Run } from '../run.js';
import { type OperationForm, type Outcome, SUCCESS, answeredLater } from '../scenario.js';
import { targetOf } from './target.js';
import { listenByPlace, toldApart } from './told-apart.js';
import { addressOf, answerXmlHttp, isXmlHttp } from './xml-http.js';
import { passedMs } from '../values/time.js';
import { type FunctionValue, type NativeValue, type Value, Mark, NULL, UNDEFINED, isCallable, symbolOf, unknown } from '../values/values.js';
import type { Callee } from '../callee.js';

/** The one call that is not run: the scenario answers for it. */
export function answer(node: TSESTree.Node, callee: Callee, args: readonly Value[], run: Run): Value {
  const client = clientBehind(callee, run);
  // What is made of something that a client's module exports is no request: `new WebSocket(url)`.
  if (client !== null && node.type === 'CallExpression') run.clients.set(node, clientAsked(client, args, node, run));
  noteAddress(node, callee, args, run);
  noteRenewed(node, callee, args, run);
  noteBody(callee, run);
  run.attempt(node, aimOf(node, callee, args, run), receiverOf(callee));
  const form = run.scenario.operation.get(node) ?? 'promise';
  const outcome = run.attempts > (run.scenario.failures ?? Infinity) ? SUCCESS : validated(answeredLater(run.scenario.outcome, passedMs(run.time)), args, node, run);
  switch (form) {
    case 'emitter':
      return answerByEvent(node, callee, args, outcome, run);
    case 'part':
      return answerInPart(node, callee, outcome, run);
    case 'callback':
    case 'observer':
      return answerByCallback(node, callee, args, outcome, run);
    default:
      noteConnected(node, callee, outcome, run);
      return intercepted(putWithin(answerAtOnce(form, callee, outcome, run), node, args, run), node, callee, args, run);
  }
}

/** What middleware is answered it finds in what it handed on. */
function putWithin(answer: Value, node: TSESTree.Node, args: readonly Value[], run: Run): Value {
  const within = answeredWithin(node, run.source);
  const holder = within === null ? undefined : args[within.place];
  if (within !== null && holder?.kind === 'unknown' && answer.kind === 'promise' && answer.state === 'fulfilled') run.memory.set(`${holder.symbol}.${within.name}`, answer.value);
  return answer;
}

function answerInPart(node: TSESTree.Node, callee: Callee, outcome: Outcome, run: Run): Value {
  const promise = answerAtOnce('promise', callee, outcome, run);
  if (promise.kind === 'promise') run.promisedParts.set(node, promise);
  return unknown(`${callee.name}()`, Mark.operation, { origin: node });
}

/** What an attempt is about: what was left undone of a batch is the same batch once more. */
function aimOf(node: TSESTree.Node, callee: Callee, args: readonly Value[], run: Run): string {
  const isUndone = undoneIn([callee.holder ?? UNDEFINED, ...args]) !== 0;
  const before = isUndone ? run.events.filter((event) => event.kind === 'attempt').findLast((attempt) => attempt.node === node) : undefined;
  if (before !== undefined) return before.target;
  const part = asksForPart(node, args, run) ? run.cycles : run.part;
  return (requestTarget(args, run) ?? targetOf(callee, args, run)) + addressOf(callee.holder, run) + (part === null ? '' : ` part ${part}`);
}

const clientBehind = (callee: Callee, run: Run): string | null => (isXmlHttp(callee.holder, run) ? XML_HTTP : clientOf(callee));

/** `await response.json()`: its status was told before. */
function noteBody({ holder, name }: Callee, run: Run): void {
  if (holder?.kind !== 'unknown' || holder.origin === null || !BODY.test(name)) return;
  if (clientFailure(run.clients.get(holder.origin) ?? null) === 'response') run.bodyAsked = true;
}

const BODY = /^(json|text|blob|arrayBuffer|formData|bytes|buffer)$/;

/** `await client.connect()`: how it came out is what the client says of itself from now on. */
function noteConnected(node: TSESTree.Node, { holder }: Callee, outcome: Outcome, run: Run): void {
  if (holder !== null && isConnect(node)) noteState(symbolOf(holder), outcome.kind === 'success', run);
}

const receiverOf = ({ holder, value }: Callee): string => symbolOf(holder ?? value);

function answerByEvent(node: TSESTree.Node, callee: Callee, args: readonly Value[], outcome: Outcome, run: Run): Value {
  if (isXmlHttp(callee.holder, run)) {
    answerXmlHttp(callee.holder, outcome, node, run);
    return UNDEFINED;
  }
  const known = callee.holder !== null && isKnownTo(callee.holder, node, run) ? callee.holder : null;
  const emitter = known ?? madeBy(node, callee, args, run);
  const told = args.at(-1);
  if (isToldOfStart(callee.name, told)) listen(emitter, 'connect', told, node, run);
  noteState(symbolOf(emitter), null, run);
  if (isNodeHttp(clientOf(callee))) noteOnItsWay(emitter, run);
  // A response is no failure to what tells of its failures by an event.
  if (isFailure(outcome)) failLater(emitter, node, run);
  else if (isNodeHttp(clientOf(callee))) respondLater(emitter, args, outcome, node, run);
  else openLater(emitter, node, run);
  return known === null ? emitter : fulfilled(unknown(`${callee.name}()`, Mark.operation), run.time);
}

/** What is made or begun anew, of which nobody else has been told yet. */
function madeBy(node: TSESTree.Node, callee: Callee, args: readonly Value[], run: Run): Value {
  const emitter = unknown(`new ${callee.name}@${node.range[0]}`, Mark.operation, { origin: node });
  run.handlers.delete(emitterSymbol(emitter));
  listenByOptions(emitter, args, node, run);
  if (node.type === 'NewExpression') listenByPlace(emitter, args, node, run);
  return emitter;
}

/** Whether what is called has been there before, and somebody is told of its events or asks how it stands. */
const isKnownTo = (holder: Value, node: TSESTree.Node, run: Run): boolean =>
  node.type !== 'NewExpression' && (hasFailureHandler(holder, run) || (node.type === 'CallExpression' && isLookedAfter(node, holder, run)));

const isFailure = (outcome: Outcome): boolean => outcome.kind !== 'success' && (outcome.kind !== 'status' || outcome.as === 'error');

function answerByCallback(node: TSESTree.Node, callee: Callee, args: readonly Value[], outcome: Outcome, run: Run): Value {
  const told = toldApart(node, callee, args, run.source);
  // A response is no failure to who is told of one thing after the other.
  const result = resultOf(callee, told?.form === 'observer' && !isFailure(outcome) ? SUCCESS : outcome);
  const tell = (fn: FunctionValue | NativeValue | null | undefined, values: readonly Value[]): void => {
    if (fn) run.schedule(run.time, 'event', () => run.machine.invokeHandler(fn, values, node, run));
  };
  const last = args.findLast(isCallable);
  const beside = told === null ? toldBesideError(last, result, run) : null;
  if (beside !== null) tell(last, beside);
  else if (told === null) tell(last, 'error' in result ? toldWith(result.error, last) : [noErrorFor(last, run.source), result.value, result.value]);
  else if ('error' in result) tell(told.failed, [result.error, ...toldBeside(told.failed)]);
  else tell(told.done, [result.value]);
  return unknown(`${callee.name}()`, Mark.operation);
}

/** `(error, body, status, headers) => …`: the headers of a refusal come with its error, in a place of their own. */
function toldWith(error: Value, fn: FunctionValue | NativeValue | undefined): readonly Value[] {
  const place = fn?.kind === 'function' ? fn.node.params.findIndex((param) => param.type === 'Identifier' && /headers$/i.test(param.name)) : -1;
  const headers = error.kind === 'object' ? error.props.get('headers') : undefined;
  if (place < 1 || headers === undefined) return [error];
  return [error, ...Array.from({ length: place - 1 }, () => UNDEFINED), headers];
}

export function answerAtOnce(form: OperationForm, callee: Callee, outcome: Outcome, run: Run): Value {
  const result = resultOf(callee, outcome);
  if ('error' in result) {
    if (form === 'sync') throw new Thrown(result.error, null);
    return rejected(result.error, run.time);
  }
  return form === 'sync' ? result.value : fulfilled(result.value, run.time);
}

function resultOf(callee: Callee, outcome: Outcome): { readonly error: Value } | { readonly value: Value } {
  switch (outcome.kind) {
    case 'network error':
      return { error: networkError() };
    case 'status':
      return outcome.as === 'response' ? { value: responseTo(outcome) } : { error: statusError(outcome) };
    case 'error result':
      return { value: errorResult() };
    case 'no result':
      return { value: NULL };
    default:
      return { value: isHttpClient(callee) && !givesBody(clientOf(callee)) ? responseTo({ kind: 'status', status: 200, retryAfter: null, as: 'response' }) : successResult() };
  }
}
