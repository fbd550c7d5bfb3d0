import type { TSESTree } from '@typescript-eslint/types';

import type { Candidate, SecondTry } from '../sites/candidate.js';
import { functionOf } from '../sites/function-of.js';
import { type Registration, registeredEvent } from '../sites/registrations.js';
import { holds } from '../sites/holds.js';
import { lastNameOf } from '../sites/members.js';
import { enclosingClass, enclosingFunction, isFunction, parentOf, type Source } from '../sites/source.js';
import { calleeOf, invokeHandler, selfAround } from './language/calls.js';
import { isToldOnce, listen, toldBeside } from './outside/emitters.js';
import { answer } from './outside/operation.js';
import { optionHandlers } from './outside/option-handlers.js';
import { evaluate } from './language/expressions.js';
import { listenAround, listenBeside } from './outside/looked-after.js';
import { rememberAssigned } from './language/assigned-members.js';
import { rememberSetBefore } from './language/set-before.js';
import { firstRender, noteCleanUp } from './outside/renders.js';
import { runIntercepted } from './outside/run-interceptors.js';
import { Frame } from './frame.js';
import { selfOfMethods } from './language/object-literal.js';
import { runLoop } from './language/loops.js';
import { promiseOf } from './built-ins/promises.js';
import { Thrown } from './interruptions.js';
import type { Cycle } from './cycle.js';
import type { Run } from './run.js';
import { type Completion, NORMAL, continueAfter, execute, executeAll, executeBody, isStatement } from './language/statements.js';
import { type End, attemptsOf } from './trace.js';
import { type FunctionValue, type NativeValue, type Value, Mark, UNDEFINED, isCallable, object, unknown } from './values/values.js';

/** A candidate as something to run: where its repetition is counted, and how a run of it begins. */
export interface Program {
  readonly cycle: Cycle;
  readonly start: (run: Run) => End;
  /** The choices by which a run comes to the operation, where it is known. */
  readonly way: readonly boolean[];
}

/** How a candidate is run: as callers do who leave out what they may, or as those who ask for more of one thing. */
export function programOf(candidate: Candidate, source: Source, askedFor: string | null = null): Program {
  const { node } = candidate;
  switch (candidate.kind) {
    case 'function':
      if (candidate.calledAnew !== undefined) return { cycle: { node, askedFor }, start: (run) => ended(run, () => callAnew(node, run)), way: [] };
      return { cycle: { node, askedFor, component: candidate.component }, start: (run) => ended(run, () => failFirst(candidate, run) ?? enterFunction(node, run)), way: [] };
    case 'interceptor':
      return { cycle: { node, askedFor }, start: (run) => ended(run, () => intercept(candidate, run)), way: [] };
    case 'monitor':
      return { cycle: { node: handlerOf(node, source) ?? node, askedFor }, start: (run) => ended(run, () => setGoing(node, run)), way: [] };
    case 'handler':
      return { cycle: { node: handlerOf(node, source) ?? node, askedFor }, start: (run) => ended(run, () => fireHandler(node, run)), way: [] };
    default:
      return { cycle: { node, askedFor }, start: (run) => ended(run, () => enterStatement(candidate, run)), way: [] };
  }
}

/** The same for a loop, from the statements on that make the first attempt before it. */
export const ledInto = (program: Program, candidate: Candidate, statements: readonly TSESTree.Statement[]): Program => ({ ...program, start: (run) => ended(run, () => enterStatement(candidate, run, statements)), way: [] });

/** Runs to the end and then what timers and events still bring. */
function ended(run: Run, body: () => Completion): End {
  const end = endOf(run, body);
  run.pump(() => false);
  return end;
}

function endOf(run: Run, body: () => Completion): End {
  try {
    const completion = body();
    if (completion.kind !== 'return') return { kind: completion.kind === 'normal' ? 'returns' : 'goes on', value: UNDEFINED, node: null, time: run.time };
    const { value, node } = completion;
    if (value.kind === 'promise') {
      run.pump(() => value.state !== 'pending');
      return { kind: value.state === 'rejected' ? 'throws' : 'returns', value: value.value, node, time: value.time };
    }
    return { kind: 'returns', value, node, time: run.time };
  } catch (error) {
    if (!(error instanceof Thrown)) throw error;
    return { kind: 'throws', value: error.value, node: error.node, time: run.time };
  }
}

function enterStatement({ node, secondTry }: Candidate, run: Run, leadIn: readonly TSESTree.Statement[] = []): Completion {
  const frame = frameAround(node, enclosingFunction(node), run);
  rememberAssigned(node, frame, run);
  rememberSetBefore(node, frame, run);
  const enterAll = (): Completion => {
    if (secondTry !== undefined) return enterStretch(secondTry.stretch, frame, run);
    const led = executeAll(leadIn, frame, run);
    return led.kind === 'normal' ? enter(node, frame, run) : led;
  };
  if (run.scenario.endsWhenLeft === true) {
    run.inside = true;
    return enterAll();
  }
  return continueAfter(secondTry?.stretch.at(-1) ?? node, run, frame, () => {
    run.inside = true;
    try {
      return enterAll();
    } finally {
      run.inside = false;
    }
  });
}

/** From a call to where it is made once more. */
function enterStretch(stretch: SecondTry['stretch'], frame: Frame, run: Run): Completion {
  const fn = stretch[0]?.parent;
  return fn?.type === 'ArrowFunctionExpression' ? { kind: 'return', value: executeBody(fn.body, frame, run), node: fn.body } : executeAll(stretch.filter(isStatement), frame, run);
}

function enter(node: TSESTree.Node, frame: Frame, run: Run): Completion {
  switch (node.type) {
    case 'ForStatement':
    case 'WhileStatement':
    case 'DoWhileStatement':
    case 'ForOfStatement':
    case 'ForInStatement':
      return runLoop(node, frame, run, node.parent.type === 'LabeledStatement' ? node.parent.label.name : null);
    case 'TryStatement':
    case 'IfStatement':
      return execute(node, frame, run);
    default:
      return NORMAL;
  }
}

function enterFunction(node: TSESTree.Node, run: Run): Completion {
  if (!isFunction(node) || node.body === null || node.body === undefined) return NORMAL;
  const { body } = node;
  const root = frameAround(node, null, run);
  const frame = new Frame(firstRender(root, run), node, root.self);
  rememberAssigned(node, root, run);
  listenAround(node, root, run);
  run.inside = true;
  run.beginCycle(node);
  const execution = (): Value => noteCleanUp(node, executeBody(body, frame, run), run);
  return { kind: 'return', value: node.async ? promiseOf(execution, run) : withCurried(execution(), node, run), node: body };
}

/** Calls a function, and calls it anew each time that what it did later has failed. */
function callAnew(node: TSESTree.Node, run: Run): Completion {
  if (!isFunction(node) || node.body === null || node.body === undefined) return NORMAL;
  const root = frameAround(node, null, run);
  rememberAssigned(node, root, run);
  run.inside = true;
  for (let before = -1; run.attempts > before; ) {
    before = run.attempts;
    run.beginCycle(node);
    run.cause = 'event';
    executeBody(node.body, new Frame(root, node, root.self), run);
    run.pump(() => false);
    if (run.scenario.outcome.kind === 'success') break;
    run.time = attemptsOf(run).at(-1)?.time ?? null;
  }
  return NORMAL;
}

/** What was called first with the settings among which a function stands has failed, and so the function is told. Null where no such call is known. */
function failFirst({ sent }: Candidate, run: Run): Completion | null {
  if (sent === undefined) return null;
  const frame = frameAround(sent, enclosingFunction(sent), run);
  const args = sent.arguments.map((argument) => (argument.type === 'SpreadElement' ? UNDEFINED : evaluate(argument, frame, run)));
  const [operation] = run.scenario.operation.keys();
  const told = optionHandlers(args)?.failed;
  run.inside = true;
  if (operation !== undefined) answer(operation, calleeOf(sent.callee, frame, run), args, run);
  else if (told !== undefined) invokeHandler(told, failureTold(told), sent, run);
  return NORMAL;
}

/**
 * `const retrying = (fn, n) => async (...args) => { … return retrying(fn, n - 1)(...args); }`: what the function gives goes round by
 * calling what it gives the next time, or has a timer call it. So it is run as well, as somebody elsewhere does.
 */
function withCurried(given: Value, maker: TSESTree.FunctionLike, run: Run): Value {
  if (given.kind !== 'function' || given.node === maker || !holds(given.node, (inner) => makesAgain(inner, maker, run.source), run.source)) return given;
  const { node, frame, self } = given;
  const { body } = node;
  if (body === null || body === undefined) return given;
  const execution = (): Value => executeBody(body, new Frame(frame, node, self), run);
  return node.async ? promiseOf(execution, run) : execution();
}

/** What is made once more is run. */
const makesAgain = (node: TSESTree.Node, maker: TSESTree.FunctionLike, source: Source): boolean => node.type === 'CallExpression' && isRun(node) && functionOf(node.callee, source) === maker;

/** `make()(…)`, `make().apply(this, args)`, `setTimeout(make(), 1000)`; a store runs what it is handed, `dispatch(make())`. */
function isRun(call: TSESTree.CallExpression): boolean {
  const { parent } = call;
  if (parent.type === 'CallExpression' && parent.arguments[0] === call) return /^(setTimeout|dispatch)$/.test(lastNameOf(parent.callee));
  if (parent.type === 'MemberExpression') return parent.object === call && /^(call|apply)$/.test(lastNameOf(parent));
  return parent.type === 'CallExpression' && parent.callee === call;
}

const frameAround = (node: TSESTree.Node, fn: TSESTree.Node | null, run: Run): Frame => Frame.around(fn, (frame) => selfOf(node, frame, run));

/** What `this` is around a node: an instance of its class, its object literal, or something unknown. */
function selfOf(node: TSESTree.Node, root: Frame, run: Run): Value | null {
  const type = enclosingClass(node);
  const literal = enclosingLiteral(node);
  if (literal !== null && (type === null || literal.range[0] > type.range[0])) return run.quietly(() => selfOfMethods(literal, root, run));
  return selfAround(type, root);
}

/** The object literal of which a node's function is a method. */
function enclosingLiteral(node: TSESTree.Node): TSESTree.ObjectExpression | null {
  for (let inner: TSESTree.Node | null = node; inner !== null; inner = parentOf(inner)) {
    if (inner.type === 'FunctionExpression' && inner.parent.type === 'Property' && inner.parent.parent.type === 'ObjectExpression') return inner.parent.parent;
    if (inner.type === 'ClassBody') return null;
  }
  return null;
}

/** The function that a registration hands over, where this file holds it. */
function handlerOf(node: TSESTree.Node, source: Source): TSESTree.Node | null {
  const handed = node.type === 'CallExpression' ? node.arguments : node.type === 'AssignmentExpression' ? [node.right] : [];
  return handed.map((value) => functionOf(value, source)).find((fn) => fn !== null) ?? null;
}

function intercept({ registration }: Candidate, run: Run): Completion {
  if (registration === undefined) return NORMAL;
  const frame = frameAround(registration, enclosingFunction(registration), run);
  return { kind: 'return', value: runIntercepted(registration, frame, run), node: registration };
}

/** Sets the interval, and then it comes round. */
function setGoing(node: TSESTree.Node, run: Run): Completion {
  if (node.type !== 'CallExpression') return NORMAL;
  const frame = frameAround(node, enclosingFunction(node), run);
  rememberAssigned(node, frame, run);
  listenAround(node, frame, run);
  run.inside = true;
  evaluate(node, frame, run);
  return NORMAL;
}

/** Registers the handler, and then the failure comes. */
function fireHandler(node: TSESTree.Node, run: Run): Completion {
  const place = placeOfHolder(node);
  if (place === null) return NORMAL;
  const { registration, holder: holderNode } = place;
  const frame = frameAround(node, enclosingFunction(node), run);
  rememberAssigned(node, frame, run);
  const holder = run.quietly(() => evaluate(holderNode, frame, run)) ?? unknown(run.source.name(holderNode));
  const event = registeredEvent(registration);
  const handed = registration.type === 'CallExpression' ? registration.arguments : [registration.right];
  const values = handed.map((argument) => (argument.type === 'SpreadElement' ? UNDEFINED : evaluate(argument, frame, run)));
  const handler = values.find(isCallable);
  if (handler === undefined || event === null) return NORMAL;
  if (!isToldOnce(node)) listen(holder, event, handler, node, run);
  listenBeside(registration, holderNode, holder, frame, run);
  run.inside = true;
  run.cause = 'event';
  invokeHandler(handler, failureTold(handler), node, run);
  return NORMAL;
}

/** What a handler is told of a failure of which nothing is known. */
const failureTold = (handler: FunctionValue | NativeValue): readonly Value[] => [object([], { tag: 'error', open: true, symbol: 'error', marks: Mark.operation }), ...toldBeside(handler)];

/** Who is listened to: what stands before the dot of `socket.on(…)` and of `socket.onclose = …`. */
function placeOfHolder(node: TSESTree.Node): { readonly registration: Registration; readonly holder: TSESTree.Expression } | null {
  if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') return { registration: node, holder: node.callee.object };
  if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression') return { registration: node, holder: node.left.object };
  return null;
}
