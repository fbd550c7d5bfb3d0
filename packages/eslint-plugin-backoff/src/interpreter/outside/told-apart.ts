import type { TSESTree } from '@typescript-eslint/types';

import { isChain } from './chains.js';
import type { Run } from '../run.js';
import { isFailureHandler } from '../../sites/failure-handlers.js';
import { lastNameOf } from '../../sites/members.js';
import { nameOf } from '../../sites/name-of.js';
import { parametersOf } from '../../sites/parameters.js';
import { type Source, contains, parentOf } from '../../sites/source.js';
import { isLeftOff, subscribes } from '../../sites/subscribes.js';
import { type FunctionValue, type NativeValue, type Value, Mark, isCallable, unknown } from '../values/values.js';
import { defers } from './defers.js';
import { listen } from './emitters.js';
import { isErrorFirst } from './handed-functions.js';
import { type OptionHandlers, optionHandlers } from './option-handlers.js';
import type { Callee } from '../callee.js';

type Handler = FunctionValue | NativeValue;

/** Whom a call tells that all is well, and whom that it failed. */
export interface ToldApart {
  readonly done: Handler | null;
  readonly failed: Handler;
  /** An observer is told of each value, until something fails; others are told once. */
  readonly form: 'observer' | 'callback';
}

/**
 * `$.ajax({ success, error })`, `locate(show, (error) => …)`; `stream.subscribe({ next, error })`, `onSnapshot(place, show, (error) => …)`.
 * Null where nobody is told of failures alone.
 */
export function toldApart(node: TSESTree.Node, callee: Callee, args: readonly Value[], source: Source): ToldApart | null {
  const options = optionsOf(callee, args);
  const told = options ?? (isChain(callee, args) ? null : pairIn(args, node));
  if (told === null) return null;
  if (options === null ? subscribes(callee.name) || isLeftOff(node, source) : isObserver(options, callee)) return { ...told, form: 'observer' };
  return !defers(callee, node, source) && (options !== null || isToldOnce(told, source)) ? { ...told, form: 'callback' } : null;
}

/** `$(connection).on('close', …)`: jQuery puts itself around what it is handed, and tells that of nothing. */
const optionsOf = ({ name, holder }: Callee, args: readonly Value[]): OptionHandlers | null => (holder === null && /^(\$|jQuery)$/.test(name) ? null : optionHandlers(args));

/** `onSubmit(form, { onError })` is handed the options of one call. */
const isObserver = ({ ofEach }: OptionHandlers, { name }: Callee): boolean => ofEach || (subscribes(name) && !name.startsWith('on'));

type Pair = Omit<ToldApart, 'form'>;

/** A function that is told of failures, behind one that is told of the rest. The one that makes the call is not told so: `wrap(step, whole)`. */
function pairIn(args: readonly Value[], call: TSESTree.Node): Pair | null {
  const [done, ...others] = args.filter(isCallable);
  const failed = others.find((fn) => isToldOfFailure(fn) && !(fn.kind === 'function' && contains(fn.node, call)));
  return done === undefined || failed === undefined || isErrorFirst(done) || onlyPicks(done) ? null : { done, failed };
}

/** By what it calls the one thing that it is told, or by what it is called itself. */
const isToldOfFailure = (fn: Handler): boolean => fn.kind === 'function' && parametersOf(fn.node).length < 2 && (isFailureHandler(ownName(fn.node)) || isErrorFirst(fn));

const ownName = (fn: TSESTree.FunctionLike): string => {
  const name = nameOf(fn);
  return name === null ? '' : lastNameOf(name);
};

/** `watch(() => state.error, …)`: says what to look at, and is told of nothing. */
const onlyPicks = (fn: Handler): boolean => fn.kind === 'function' && fn.node.body?.type === 'MemberExpression';

/** Not `eachSeries(items, (item, next) => …, (error) => …)`, nor what is told of the end and asks whether it was a failure. */
const isToldOnce = ({ done, failed }: Pair, source: Source): boolean =>
  done?.kind === 'function' && parametersOf(done.node).length < 2 && failed.kind === 'function' && !asksIfFailed(failed.node, source);

function asksIfFailed(fn: TSESTree.FunctionLike, source: Source): boolean {
  const [error] = parametersOf(fn);
  const references = error?.type === 'Identifier' ? source.declared(fn, error).flatMap((variable) => variable.references) : [];
  return references.some(({ identifier }) => isQuestion(parentOf(identifier)));
}

/** Which kind of failure it was, `error instanceof Error`, is another question. */
const isQuestion = (around: TSESTree.Node | null): boolean => around !== null && /^(If|Logical|Unary|Conditional|Binary)/.test(around.type) && !(around.type === 'BinaryExpression' && around.operator === 'instanceof');

/** `new Reader(port, onLine, (error) => …)`: who is told of the failure of what is made, behind who is told of the rest. */
export function listenByPlace(made: Value, args: readonly Value[], node: TSESTree.NewExpression, run: Run): void {
  const pair = pairIn(args, node);
  if (pair !== null) listen(made, 'error', pair.failed, node, run);
}

/** All goes well, unless the call is the operation. */
export function tellApart({ done, form }: ToldApart, made: Value, node: TSESTree.Node, { name }: Callee, run: Run): Value {
  run.discover(node, form);
  if (done !== null) run.schedule(run.time, 'event', () => run.machine.tell(done, [unknown(`${name} result`, Mark.operation)], node, run));
  return made;
}
