import type { TSESTree } from '@typescript-eslint/types';

import { isFunction } from '../sites/source.js';
import { type Callee, invokeHandler } from './calls.js';
import { clientOf, isHttpClient } from './clients.js';
import { emitterSymbol, failLater, hasFailureHandler, openLater } from './emitters.js';
import { fulfilled, rejected } from './promises.js';
import { errorResult, networkError, responseTo, statusError, successResult } from './responses.js';
import { type Run, Thrown } from './run.js';
import { type OperationForm, type Outcome, SUCCESS } from './scenario.js';
import { type NumberValue, textOf } from './numbers.js';
import { type Value, Mark, NULL, isCallable, symbolOf, unknown } from './values.js';

/** The one call that is not run: the scenario answers for it. */
export function answer(node: TSESTree.Node, callee: Callee, args: readonly Value[], run: Run): Value {
  const client = clientOf(callee);
  if (client !== null) run.clients.set(node, client);
  if (!run.requests.has(node)) run.requests.set(node, args);
  run.attempt(node, targetOf(callee, args, run));
  const form = run.scenario.operation.get(node) ?? 'promise';
  const outcome = run.attempts > (run.scenario.failures ?? Infinity) ? SUCCESS : run.scenario.outcome;
  switch (form) {
    case 'emitter':
      return answerByEvent(node, callee, outcome, run);
    case 'callback':
      return answerByCallback(node, callee, args, outcome, run);
    default:
      return answerAtOnce(form, callee, outcome, run);
  }
}

function answerByEvent(node: TSESTree.Node, callee: Callee, outcome: Outcome, run: Run): Value {
  const made = node.type === 'NewExpression' || callee.holder === null || !hasFailureHandler(callee.holder, run);
  const emitter = made ? unknown(`new ${callee.name}@${node.range[0]}`, Mark.operation) : callee.holder;
  if (made) run.handlers.delete(emitterSymbol(emitter));
  // A response is no failure to what tells of its failures by an event.
  if (outcome.kind === 'success' || (outcome.kind === 'status' && outcome.as === 'response')) openLater(emitter, node, run);
  else failLater(emitter, node, run);
  return made ? emitter : fulfilled(unknown(`${callee.name}()`, Mark.operation), run.time);
}

function answerByCallback(node: TSESTree.Node, callee: Callee, args: readonly Value[], outcome: Outcome, run: Run): Value {
  const callback = args.findLast(isCallable);
  const result = resultOf(callee, outcome);
  if (callback !== undefined) {
    run.schedule(run.time, 'event', () => {
      invokeHandler(callback, 'error' in result ? [result.error] : [NULL, result.value, result.value], node, run);
    });
  }
  return unknown(`${callee.name}()`, Mark.operation);
}

function answerAtOnce(form: OperationForm, callee: Callee, outcome: Outcome, run: Run): Value {
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
      return { value: isHttpClient(callee) ? responseTo({ kind: 'status', status: 200, retryAfter: null, as: 'response' }) : successResult() };
  }
}

/**
 * What the call is aimed at: the callee and the texts and names among the arguments. Numbers, chance, the clock, headers
 * and signals do not make another target.
 */
function targetOf(callee: Callee, args: readonly Value[], run: Run): string {
  const holder = callee.holder === null || callee.holder.kind === 'object' ? '' : symbolOf(callee.holder);
  const called = callee.value.kind === 'unknown' ? callee.value.symbol : callee.name;
  return `${holder}.${called}(${args.map((arg) => describe(arg, 0, run)).join(', ')})`;
}

const IGNORED = /^(headers?|signal|timeout|attempt|retr(y|ies)|retryCount|nonce|timestamp|requestId|traceId|authorization|token)$/i;

/** What stands before the number of an element, `list[0]`, or of one of the things drawn from a source, `queue.shift()#2`. */
const isPlaceMark = (before: string | undefined): boolean => before === '[' || before === '#';

function describe(value: Value, depth: number, run: Run): string {
  switch (value.kind) {
    case 'string':
      return value.symbol;
    case 'unknown':
      return value.symbol.replaceAll(/\d+/g, (digits, at: number) => (isPlaceMark(value.symbol[at - 1]) ? digits : '')) + changesOf(value.symbol, depth, run);
    case 'number':
      return isWalk(value, run) ? textOf(value) : '';
    case 'object':
      if (value.tag !== 'plain' || depth > 1) return '';
      return [...value.props].filter(([name]) => !IGNORED.test(name)).map(([name, part]) => `${name}: ${describe(part, depth + 1, run)}`).join(', ');
    case 'array':
      return depth > 1 ? '' : value.items.map((item) => describe(item, depth + 1, run)).join(', ');
    default:
      return '';
  }
}

/** What the run has written into something that the file does not tell: a request with another body or address is another. */
function changesOf(symbol: string, depth: number, run: Run): string {
  if (depth > 1 || run.memory.size === 0) return '';
  const changes = [...run.memory].flatMap(([path, value]) => {
    if (!path.startsWith(`${symbol}.`)) return [];
    const name = path.slice(symbol.length + 1);
    const text = IGNORED.test(name.replace(/\..*/, '')) ? '' : describe(value, depth + 1, run);
    return text === '' ? [] : [`${name}: ${text}`];
  });
  return changes.length === 0 ? '' : `{${changes.join(', ')}}`;
}

/** A loop that counts on from a number it was given, and hands it to the operation: the next block, the next page. */
function isWalk({ symbol, min, max, addMin, addMax }: NumberValue, run: Run): boolean {
  return !isFunction(run.cycle.node) && symbol !== null && min === 1 && max === 1 && addMin === addMax && addMin !== 0;
}
