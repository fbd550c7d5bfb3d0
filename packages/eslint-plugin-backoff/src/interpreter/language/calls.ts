import type { TSESTree } from '@typescript-eslint/types';

import { type ClassNode, constructorOf } from '../../sites/class-parts.js';
import { parametersOf } from '../../sites/parameters.js';
import { functionOf } from '../../sites/function-of.js';
import { type Source, enclosingClass, isFunction, parentOf } from '../../sites/source.js';
import { beginPromises, classValue, declaredField, instanceOf, lineOf, superClassOf } from './classes.js';
import { evaluate } from './expressions.js';
import { isError, statusCalled } from '../replies/failures.js';
import { undoneIn } from '../replies/left-undone.js';
import { Frame } from '../frame.js';
import { runsInStep } from './in-step.js';
import { constructBuiltIn } from '../built-ins/globals.js';
import { getIndex, getProperty, memberKey } from './members.js';
import { isImported, lastNameOf, unwrapped } from '../../sites/members.js';
import { isClientClass } from '../outside/client-types.js';
import { notePointedOut } from '../outside/effects.js';
import { emitterSymbol, listenByOptions } from '../outside/emitters.js';
import { answer } from '../outside/operation.js';
import { textValue } from '../values/text.js';
import { listenByPlace } from '../outside/told-apart.js';
import { atPart } from '../outside/other-part.js';
import { variantOf } from '../outside/variants.js';
import { assignedLiteral } from './object-literal.js';
import { bindPattern } from './patterns.js';
import { promiseOf } from '../built-ins/promises.js';
import { Thrown, Unknowable } from '../interruptions.js';
import type { Run } from '../run.js';
import { executeBody } from './statements.js';
import { keepGiven } from './made-before.js';
import { noteLocalCall, unknownCall } from '../outside/unknown-calls.js';
import { generated, takesPlace } from './yields.js';
import { type ClassValue, type FunctionValue, type NativeValue, type ObjectValue, type Value, Mark, UNDEFINED, array, isNullish, marksWithin, object, unknown, spreadValues } from '../values/values.js';
import { isLog } from '../outside/logs.js';
import { isLeftToOthers } from '../syntax/left-to-others.js';
import { onlyThrows } from '../syntax/only-throws.js';
import { isTeller } from './tellers.js';
import { makesPromise } from '../built-ins/promise-libraries.js';
import { isNodeRequest } from '../../sites/node-request.js';
import { walksData } from './walks-data.js';
import { type Callee, carriesFailure } from '../callee.js';

export function call(node: TSESTree.CallExpression, frame: Frame, run: Run): Value {
  return run.given.get(node) ?? assignedLiteral(node, frame, run) ?? callOf(node, frame, run);
}

function callOf(node: TSESTree.CallExpression, frame: Frame, run: Run): Value {
  const callee = asSent(calleeOf(node.callee, frame, run), node, run);
  if (isNullish(callee.value) === true && isOptionalCall(node)) return leftOut(node, callee, frame, run);
  const args = isTold(callee, run) && !isHandedWork(node, run.source) ? toldArguments(node.arguments, frame, run) : evaluateArguments(node.arguments, frame, run);
  if (node.callee.type === 'Super') return callSuper(node, args, frame, run);
  if (run.quiet === 0 && run.scenario.operation.has(node)) return answer(node, callee, args, run);
  if (isNoOp(callee.value)) noteLeftOut(node, callee, carriesFailure(args), run);
  notePointedOut(node, callee, args, run);
  return perform(callee, args, node, run);
}

/** Node's client, handed in from elsewhere. */
const asSent = (callee: Callee, node: TSESTree.CallExpression, { source }: Run): Callee =>
  callee.value.kind === 'unknown' && callee.value.client === null && isNodeRequest(node, source) ? { ...callee, value: { ...callee.value, client: 'http' } } : callee;

/** `() => {}` of `onRetry = () => {}`, or of `options.onRetry ?? (() => {})`: it is called where nothing was given. */
const isNoOp = (value: Value): boolean =>
  value.kind === 'function' && value.node.body?.type === 'BlockStatement' && value.node.body.body.length === 0 && /^(AssignmentPattern|LogicalExpression)$/.test(value.node.parent.type);

/** `options.onRetry?.(error)`, `onFailedAttempt?.()`, and nothing was given here: who gives it is told. */
function leftOut(node: TSESTree.CallExpression, callee: Callee, frame: Frame, run: Run): Value {
  const isOfFailure = (argument: TSESTree.Node): boolean => carriesFailure([run.quietly(() => evaluate(argument, frame, run)) ?? UNDEFINED]);
  noteLeftOut(node, callee, run.attempts > 0 && run.quiet === 0 && node.arguments.some(isOfFailure), run);
  return UNDEFINED;
}

function noteLeftOut(node: TSESTree.CallExpression, callee: Callee, quotes: boolean, run: Run): void {
  if (run.attempts > 0 && run.quiet === 0 && (quotes || isLog(callee, run))) run.emit({ kind: 'observe', node, certain: false, quotes });
}

const isTold = (callee: Callee, run: Run): boolean => isLog(callee, run) || (callee.value.kind === 'function' && isTeller(callee.value.node, run.source));

/** `dispatch(load(id))`, where `load` gives a function: a store runs that. */
function isHandedWork({ arguments: [first] }: TSESTree.CallExpression, source: Source): boolean {
  const maker = first?.type === 'CallExpression' ? functionOf(first.callee, source) : null;
  return maker !== null && maker.body !== null && maker.body !== undefined && isFunction(maker.body);
}

/** What a log is told leads to nothing else: how the file puts it is not worked out. */
function toldArguments(nodes: readonly TSESTree.CallExpressionArgument[], frame: Frame, run: Run): readonly Value[] {
  run.telling += 1;
  try {
    return evaluateArguments(nodes, frame, run);
  } finally {
    run.telling -= 1;
  }
}

/** `list?.()`, `list?.at(0)`, and `response?.headers.get(name)` as well: what may be missing, all that hangs on it misses with it. */
const isOptionalCall = (node: TSESTree.CallExpression): boolean => node.optional || hangsOnOptional(node.callee);

function hangsOnOptional(node: TSESTree.Node): boolean {
  if (node.type === 'MemberExpression') return node.optional || hangsOnOptional(node.object);
  return node.type === 'CallExpression' && isOptionalCall(node);
}

/** What is called, by a call or by the text behind it. */
export function calleeOf(written: TSESTree.Expression, frame: Frame, run: Run): Callee {
  const callee = unwrapped(written);
  if (callee.type === 'Super') return { value: unknown('super'), holder: null, name: 'super' };
  if (callee.type !== 'MemberExpression') {
    return { value: evaluate(callee, frame, run), holder: null, name: lastNameOf(callee) };
  }
  const holder = callee.object.type === 'Super' ? frame.this : evaluate(callee.object, frame, run);
  const key = memberKey(callee, frame, run);
  const name = textValue(key);
  if (isNullish(holder) === true && callee.optional) return { value: UNDEFINED, holder, name: name ?? '' };
  return { value: name === null ? getIndex(holder, key, callee, run) : getProperty(holder, name, callee, run), holder, name: name ?? '' };
}

function evaluateArguments(nodes: readonly TSESTree.CallExpressionArgument[], frame: Frame, run: Run): readonly Value[] {
  const args: Value[] = [];
  for (const argument of nodes) {
    if (argument.type === 'SpreadElement') args.push(...spreadValues(evaluate(argument.argument, frame, run)));
    else args.push(evaluate(argument, frame, run));
  }
  return args;
}

function perform(callee: Callee, args: readonly Value[], node: TSESTree.CallExpression, run: Run): Value {
  const { value } = callee;
  if (value.kind === 'function') return performLocal(value, callee, args, node, run);
  return value.kind === 'native' ? value.call(args, node, run) : (statusCalled(callee, args, node, run) ?? unknownCall(node, callee, args, run));
}

function performLocal(value: FunctionValue, callee: Callee, args: readonly Value[], node: TSESTree.CallExpression, run: Run): Value {
  noteLocalCall(node, callee, args, run);
  if (walksData(node, args, run) || (run.telling > 0 && !value.node.async)) return unknown(`${callee.name}(…)`, args.reduce((all, arg) => all | marksWithin(arg), 0));
  if (isTeller(value.node, run.source)) return UNDEFINED;
  if (isPassedOver(value, node, run)) return unknownCall(node, callee, args, run);
  const perform = (): Value => atPart(node, args, run, () => invoke(value.self === null && callee.holder !== null ? { ...value, self: callee.holder } : value, args, node, run));
  // What is written where it is called does what stands around it: another thing each turn.
  return value.node !== run.cycle.node && value.node !== node.callee && !onlyThrows(value.node, run.source) ? run.discoverLocal(node, value.node, perform) : perform();
}

/** What the file holds is not what is done, or not of interest. */
const isPassedOver = (value: FunctionValue, node: TSESTree.CallExpression, run: Run): boolean =>
  isLeftToOthers(value.node, node, run.source) || (isAftermath(value, run) && !isAskedOfEach(node, run));

/** What is done at length with a success, in a run that only asks whether the loop goes on. `LONG`: characters. */
const LONG = 1500;

function isAftermath({ node }: FunctionValue, run: Run): boolean {
  const { outcome, endsWhenLeft } = run.scenario;
  return endsWhenLeft === true && outcome.kind === 'success' && run.attempts > 0 && !isFunction(run.cycle.node) && node.range[1] - node.range[0] > LONG;
}

/**
 * The call that came to the operation, in a loop over a list: it is made for each element, whatever came of the one before. Where each
 * turn has a list of its own, `for (const item of await next()) await handle(item)`, the first element of the next one shows as much.
 */
const isAskedOfEach = (call: TSESTree.Node, { cycle, cycles, events }: Run): boolean =>
  events.some((event) => event.kind === 'attempt' && event.stack.includes(call) && (cycle.node.type === 'ForOfStatement' || (event.cycle < cycles && isInListIn(cycle.node, call))));

function isInListIn(loop: TSESTree.Node, call: TSESTree.Node): boolean {
  for (let outer = parentOf(call); outer !== null && outer !== loop && !isFunction(outer); outer = parentOf(outer)) if (outer.type === 'ForOfStatement') return true;
  return false;
}

/** Runs a function: its body, or what is known of it. `node` is the call. */
export function invoke(fn: FunctionValue | NativeValue, args: readonly Value[], node: TSESTree.Node, run: Run): Value {
  if (fn.kind === 'native') return fn.call(args, node, run);
  run.tick();
  return run.enter(node, () => {
    if (run.cycle.node === fn.node) run.beginCycle(node);
    const frame = new Frame(fn.frame, fn.node, fn.self);
    const body = (): Value => {
      bindParameters(fn.node, args, node, frame, run);
      return fn.node.body === null || fn.node.body === undefined ? UNDEFINED : executeBody(fn.node.body, frame, run);
    };
    if (fn.node.async && !runsInStep(fn.node, node, run)) return promiseOf(body, run);
    return fn.node.generator && !fn.node.async && !takesPlace(node, run) ? generated(body, run) : body();
  });
}

/** Gives the parameters of a function what it is called with. */
export function bindParameters(fn: TSESTree.FunctionLike, args: readonly Value[], call: TSESTree.Node, frame: Frame, run: Run): void {
  parametersOf(fn).forEach((param, index) => {
    if (param.type === 'RestElement') bindPattern(param.argument, array(args.slice(index)), frame, run);
    else bindPattern(param.type === 'AssignmentPattern' && args[index]?.kind === 'unknown' && isOfAnotherFile(call, index, run) ? param.left : param, args[index] ?? UNDEFINED, frame, run);
  });
}

/** `pause(settings.intervalMs)`: what another file says is there, and no default stands for it. */
function isOfAnotherFile(call: TSESTree.Node, index: number, { source }: Run): boolean {
  const argument = call.type === 'CallExpression' ? call.arguments[index] : undefined;
  return argument !== undefined && isImported(argument, source);
}

export function construct(node: TSESTree.NewExpression, frame: Frame, run: Run): Value {
  const callee = evaluate(node.callee, frame, run);
  const args = evaluateArguments(node.arguments, frame, run);
  const name = node.callee.type === 'Identifier' ? node.callee.name : node.callee.type === 'MemberExpression' && node.callee.property.type === 'Identifier' ? node.callee.property.name : '';
  if (run.quiet === 0 && run.scenario.operation.has(node)) return answer(node, { value: callee, holder: null, name }, args, run);
  const made = make(callee, name, args, node, run);
  if (run.quiet === 0 && run.attempts > 0 && isError(made)) run.errorMade = true;
  return made;
}

const make = (callee: Value, name: string, args: readonly Value[], node: TSESTree.NewExpression, run: Run): Value =>
  callee.kind === 'class' ? instantiate(callee, args, node, run) : (constructBuiltIn(callee.kind === 'native' ? callee.name : makesPromise(callee, name, args) ? 'Promise' : name, args, node, run) ?? unknownInstance(name, args, isClientClass(name) && callee.kind === 'unknown' ? callee.client : null, node, run));

/** Something made of another part is another thing. What a failure is put into tells of that failure. */
function unknownInstance(name: string, args: readonly Value[], client: string | null, node: TSESTree.NewExpression, run: Run): Value {
  const made = `new ${name}@${node.range[0]}`;
  const symbol = made + variantOf(made, name, args, run);
  const marks = args.reduce((all, arg) => all | marksWithin(arg), 0) & Mark.operation;
  if (run.quiet === 0) run.noteMade(node, run.choices.made.length);
  const instance = unknown(symbol, marks | undoneIn(args), { origin: node, client });
  run.handlers.delete(emitterSymbol(instance));
  run.parts.delete(symbol);
  listenByOptions(instance, args, node, run);
  listenByPlace(instance, args, node, run);
  return instance;
}

/** `super(…)`: the constructor above, where this file holds it; a built-in error takes its message. */
function callSuper(node: TSESTree.CallExpression, args: readonly Value[], frame: Frame, run: Run): Value {
  const self = frame.this;
  const type = enclosingClass(node);
  if (type === null || self.kind !== 'object') return UNDEFINED;
  const above = superClassOf(classValue(type, frame), run);
  if (above !== null) initialise(above, args, self, node, run);
  else if (self.tag === 'error') self.props.set('message', args[0] ?? UNDEFINED);
  return UNDEFINED;
}

/** Makes an instance of a class in this file. Errors of its own are errors. */
function instantiate(type: ClassValue, args: readonly Value[], node: TSESTree.Node, run: Run): Value {
  const line = [...lineOf(type, run)];
  const isError = line.some(({ node: { superClass } }) => superClass !== null && /Error|Exception/.test(run.source.name(superClass)));
  const marks = isError ? args.reduce((all, arg) => all | marksWithin(arg), 0) & Mark.operation : 0;
  const instance = object([], { tag: isError ? 'error' : 'instance', open: !isError || !isRootedInError(line, run), symbol: type.node.id?.name ?? 'class', of: type, marks });
  if (isError) instance.props.set('message', args[0] ?? UNDEFINED);
  beginPromises(instance, type, run);
  if (isError || run.quiet === 0) initialise(type, args, instance, node, run);
  else keepGiven(type, args, instance, node, run);
  return instance;
}

/** Whether the uppermost class of this file extends `Error` itself: then all that an instance has is known. */
function isRootedInError(line: readonly ClassValue[], run: Run): boolean {
  const above = line.at(-1)?.node.superClass ?? null;
  return above !== null && run.source.name(above) === 'Error';
}

/** Runs the constructor of a class, or the one that it inherits. */
function initialise(type: ClassValue, args: readonly Value[], instance: ObjectValue, node: TSESTree.Node, run: Run): void {
  for (const { node: part, frame } of lineOf(type, run)) {
    const own = constructorOf(part);
    if (own === null) continue;
    setParameterFields(own, args, instance, run);
    invoke({ kind: 'function', node: own, frame, self: instance }, args, node, run);
    return;
  }
}

function setParameterFields(node: TSESTree.FunctionExpression, args: readonly Value[], instance: ObjectValue, run: Run): void {
  node.params.forEach((param, index) => {
    const [name, value] = [declaredField(param), args[index]];
    if (name !== null && value !== undefined) instance.props.set(name, value);
  });
  run.tick();
}

/** The outermost `this` of a method where a run begins: an instance of its class, or the object literal it stands in. */
export function selfAround(type: ClassNode | null, frame: Frame): Value | null {
  return type === null ? null : instanceOf(classValue(type, frame));
}

/** Calls a handler; what it throws is its own affair. One that is told of no error is told of no failure. */
export function invokeHandler(fn: FunctionValue | NativeValue, args: readonly Value[], node: TSESTree.Node, run: Run): void {
  if (fn.kind === 'function' && args[0]?.kind !== 'null' && carriesFailure(args.filter(isNoResponse))) run.emit({ kind: 'handle', node: fn.node });
  tell(fn, args, node, run);
}

/** Calls who is told of something that went well; what it throws is its own affair. */
export function tell(fn: FunctionValue | NativeValue, args: readonly Value[], node: TSESTree.Node, run: Run): void {
  try {
    invoke(fn, args, node, run);
  } catch (error) {
    if (!(error instanceof Thrown) && !(error instanceof Unknowable)) throw error;
  }
}

/** A response is told to everybody who waits for one: whether it is a failure, a check will say. */
const isNoResponse = (value: Value): boolean => !(value.kind === 'object' && value.tag === 'response');

