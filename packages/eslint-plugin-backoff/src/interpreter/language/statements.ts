import type { TSESTree } from '@typescript-eslint/types';

import { classValue } from './classes.js';
import { wayToRepeat } from '../syntax/condition.js';
import { evaluate } from './expressions.js';
import type { Frame } from '../frame.js';
import { runLoop } from './loops.js';
import { bindPattern } from './patterns.js';
import { binary } from './operators.js';
import { awaitValue } from '../built-ins/promises.js';
import { LoopLeft, Thrown } from '../interruptions.js';
import type { Run } from '../run.js';
import { functionOf } from '../../sites/function-of.js';
import { lastNameOf } from '../../sites/members.js';
import { isOnlyToldOf } from '../../sites/only-told-of.js';
import { failsLater } from '../syntax/guarded-parameter.js';
import { setsConstant, startsSomething } from '../syntax/started.js';
import { wayThatDoes } from './tellers.js';
import { isGuarded } from '../../sites/tries-around.js';
import { contains, enclosingFunction, isFunction, parentOf } from '../../sites/source.js';
import { isError, isOwnError } from '../replies/failures.js';
import { type UnknownValue, type Value, Mark, UNDEFINED, hasMark } from '../values/values.js';

/** How a statement ended. */
export type Completion =
  | { readonly kind: 'normal' }
  | { readonly kind: 'break' | 'continue'; readonly label: string | null; readonly node: TSESTree.Node }
  | { readonly kind: 'return'; readonly value: Value; readonly node: TSESTree.Node };

export const NORMAL: Completion = { kind: 'normal' };

/** Runs a function's body and gives what it returns. */
export function executeBody(body: TSESTree.BlockStatement | TSESTree.Expression, frame: Frame, run: Run): Value {
  if (body.type !== 'BlockStatement') return evaluate(body, frame, run);
  const completion = executeAll(body.body, frame, run);
  return completion.kind === 'return' ? completion.value : UNDEFINED;
}

/** Runs statements in order until one leaves. */
export function executeAll(statements: readonly TSESTree.Statement[], frame: Frame, run: Run): Completion {
  hoist(statements, frame, run);
  for (const [i, statement] of statements.entries()) {
    const next = statements[i + 1];
    const completion = next !== undefined && startsSomething(statement) && setsConstant(next) ? meanwhile(statement, next, frame, run) : execute(statement, frame, run);
    if (completion.kind !== 'normal') return completion;
  }
  return NORMAL;
}

/** `this.connect(); this.timer = undefined;`: where what is called waits for something, the second is done by then. */
function meanwhile(statement: TSESTree.Statement, next: TSESTree.Statement, frame: Frame, run: Run): Completion {
  return run.underWay.meanwhile(() => execute(statement, frame, run), () => { execute(next, frame, run); });
}

function hoist(statements: readonly TSESTree.Statement[], frame: Frame, run: Run): void {
  for (const statement of statements) {
    if (statement.type !== 'FunctionDeclaration') continue;
    const variable = run.source.variable(statement.id);
    if (variable !== undefined) frame.variables.set(variable, { kind: 'function', node: statement, frame, self: null });
  }
}

export function execute(node: TSESTree.Statement, frame: Frame, run: Run): Completion {
  run.tick();
  switch (node.type) {
    case 'ExpressionStatement':
      evaluate(node.expression, frame, run);
      return NORMAL;
    case 'VariableDeclaration':
      return declare(node, frame, run);
    case 'BlockStatement':
      return executeAll(node.body, frame, run);
    case 'IfStatement':
      return branch(node, frame, run);
    case 'ReturnStatement':
      return { kind: 'return', value: returned(node, frame, run), node };
    case 'ThrowStatement':
      throw new Thrown(evaluate(node.argument, frame, run), node);
    case 'TryStatement':
      return attempt(node, frame, run);
    case 'BreakStatement':
      return { kind: 'break', label: node.label?.name ?? null, node };
    case 'ContinueStatement':
      return { kind: 'continue', label: node.label?.name ?? null, node };
    case 'ForStatement':
    case 'WhileStatement':
    case 'DoWhileStatement':
    case 'ForOfStatement':
    case 'ForInStatement':
      return runLoop(node, frame, run, labelOf(node));
    case 'LabeledStatement':
      return labelled(node, frame, run);
    case 'SwitchStatement':
      return choose(node, frame, run);
    case 'ClassDeclaration': {
      const variable = run.source.variable(node.id);
      if (variable !== undefined) frame.variables.set(variable, classValue(node, frame));
      return NORMAL;
    }
    default:
      return NORMAL;
  }
}

/** What is returned; where the scenario says so, waited for, as `return await` does. */
function returned(node: TSESTree.ReturnStatement, frame: Frame, run: Run): Value {
  if (node.argument === null) return UNDEFINED;
  const value = evaluate(node.argument, frame, run);
  if (value.kind === 'unknown') discoverReturned(value, node, run);
  if (value.kind !== 'promise' || !isGuarded(node) || !givesPromise(node, node.argument, run)) return value;
  run.returnsPromise = true;
  return run.scenario.awaitsReturns === true ? awaitValue(value, run) : value;
}

function discoverReturned({ origin, client }: UnknownValue, node: TSESTree.ReturnStatement, run: Run): void {
  if (origin === null) return;
  const isRequest = client !== null || run.clients.has(origin);
  if (isRequest || failsLater(origin, run.source) || ((isDealtWithLater(node, run) || isOnlyToldOf(origin, run.source)) && mayBePromise(origin, node.argument, run))) run.discover(origin, 'promise');
}

/** Of a function that is not async, what a call from elsewhere returns may be its answer as well as a promise of it. */
function givesPromise(node: TSESTree.ReturnStatement, call: TSESTree.Expression, run: Run): boolean {
  if (enclosingFunction(node)?.async === true || call.type !== 'CallExpression') return true;
  return run.clients.has(call) || functionOf(call.callee, run.source) !== null;
}

/** What is made with `new` is there at once; so is what has been called, or asked for a part of it, before it is returned. */
function mayBePromise(origin: TSESTree.Node, given: TSESTree.Expression | null, { source }: Run): boolean {
  const uses = given?.type === 'Identifier' ? (source.variable(given)?.references ?? []) : [];
  return origin.type !== 'NewExpression' && !uses.some(({ identifier }) => isUsed(identifier));
}

function isUsed(thing: TSESTree.Node): boolean {
  const use = parentOf(thing);
  if (use?.type === 'MemberExpression') return use.object === thing && !/^(then|catch|finally)$/.test(lastNameOf(use));
  return use?.type === 'TaggedTemplateExpression' || (use?.type === 'CallExpression' && use.callee === thing);
}

/** In an async function, under a `catch` that waits for something: what is returned there is meant to fail later. */
function isDealtWithLater(node: TSESTree.Node, run: Run): boolean {
  if (enclosingFunction(node)?.async !== true) return false;
  for (let parent = parentOf(node); parent !== null && !isFunction(parent); parent = parentOf(parent)) {
    if (parent.type === 'TryStatement' && parent.handler !== null) return contains(parent.block, node) && awaits(parent.handler, run);
  }
  return false;
}

const awaits = (node: TSESTree.Node, run: Run): boolean => node.type === 'AwaitExpression' || run.source.children(node).some((child) => !isFunction(child) && awaits(child, run));

const labelOf = (node: TSESTree.Node): string | null => (node.parent?.type === 'LabeledStatement' ? node.parent.label.name : null);

function labelled(node: TSESTree.LabeledStatement, frame: Frame, run: Run): Completion {
  const completion = execute(node.body, frame, run);
  return completion.kind === 'break' && completion.label === node.label.name ? NORMAL : completion;
}

function declare(node: TSESTree.VariableDeclaration, frame: Frame, run: Run): Completion {
  for (const { id, init } of node.declarations) {
    if (init === null && node.kind === 'var') continue;
    bindPattern(id, init === null ? UNDEFINED : run.underWay.made(() => evaluate(init, frame, run)), frame, run);
  }
  return NORMAL;
}

function branch(node: TSESTree.IfStatement, frame: Frame, run: Run): Completion {
  const test = evaluate(node.test, frame, run);
  if (run.decide(test, node.test, wayToRepeat(node.test, run) ?? wayThatDoes(node, run.source))) return execute(node.consequent, frame, run);
  return node.alternate === null ? NORMAL : execute(node.alternate, frame, run);
}

function attempt(node: TSESTree.TryStatement, frame: Frame, run: Run): Completion {
  let completion: Completion;
  try {
    completion = guarded(node, frame, run);
  } catch (error) {
    if (node.finalizer !== null && (error instanceof Thrown || error instanceof LoopLeft)) {
      const last = execute(node.finalizer, frame, run);
      if (last.kind !== 'normal') return last;
    }
    throw error;
  }
  if (node.finalizer === null) return completion;
  const last = execute(node.finalizer, frame, run);
  return last.kind === 'normal' ? completion : last;
}

function guarded(node: TSESTree.TryStatement, frame: Frame, run: Run): Completion {
  try {
    return execute(node.block, frame, run);
  } catch (error) {
    if (!(error instanceof Thrown) || node.handler === null) throw error;
    return handle(node.handler, error.value, frame, run);
  }
}

/** Runs a catch clause. */
export function handle(handler: TSESTree.CatchClause, error: Value, frame: Frame, run: Run): Completion {
  if (run.attempts > 0) noteHandled(handler, error, run);
  if (handler.param !== null) bindPattern(handler.param, run.attempts > 0 ? told(error) : error, frame, run);
  return execute(handler.body, frame, run);
}

function noteHandled(handler: TSESTree.CatchClause, error: Value, run: Run): void {
  const isMade = isError(error) && !isOwnError(error);
  run.failureReplaced = isMade && ![...error.props.values()].some(mayHold);
  run.emit({ kind: 'handle', node: handler, ...(isMade && !error.open && !ANSWER.some((name) => error.props.has(name)) && { isMade }) });
}

/** What an error keeps of an answer. */
const ANSWER = ['response', 'status', 'statusCode', 'headers'] as const;

/** Whether the failure may be at hand in a part of an error: a text and a number are not it. */
const mayHold = (part: Value): boolean => hasMark(part, Mark.operation) && part.kind !== 'string' && part.kind !== 'number';

/** `throw new NotFoundError(path)`, `throw notFound(path)`, by what another file has: it stands for what was answered, whatever it quotes of it. */
const told = (error: Value): Value => (error.kind === 'unknown' || (isError(error) && error.open) ? { ...error, marks: error.marks | Mark.operation } : error);

function choose(node: TSESTree.SwitchStatement, frame: Frame, run: Run): Completion {
  const value = evaluate(node.discriminant, frame, run);
  const matching = node.cases.findIndex((c) => c.test !== null && matches(value, c.test, frame, run));
  const start = matching === -1 ? node.cases.findIndex((c) => c.test === null) : matching;
  if (start === -1) return NORMAL;
  for (const c of node.cases.slice(start)) {
    const completion = executeAll(c.consequent, frame, run);
    if (completion.kind === 'break' && completion.label === null) return NORMAL;
    if (completion.kind !== 'normal') return completion;
  }
  return NORMAL;
}

function matches(value: Value, test: TSESTree.Expression, frame: Frame, run: Run): boolean {
  const wanted = evaluate(test, frame, run);
  // `switch (true)`: each case is a condition of its own.
  if (value.kind === 'boolean' && wanted.kind === 'unknown') return run.decide(wanted, test) === value.value;
  return run.decide(binary('===', value, wanted, test, run), test);
}

/**
 * Goes on after a loop, as its surroundings do: the statements behind it, the handlers of the `try` around it, up to the
 * end of the function. Where a loop lies around it, the run is over: the next turn is that loop's affair.
 */
export function continueAfter(node: TSESTree.Node, run: Run, frame: Frame, begin: () => Completion): Completion {
  let current: TSESTree.Node = node;
  let step: () => Completion = begin;
  for (let parent = parentOf(node); parent !== null && !isFunction(parent); parent = parentOf(parent)) {
    step = around(parent, current, step, frame, run);
    current = parent;
    if (isLoop(parent)) break;
  }
  return step();
}

const isLoop = (node: TSESTree.Node): boolean => /^(For|While|DoWhile|ForOf|ForIn)Statement$/.test(node.type);

function around(parent: TSESTree.Node, inner: TSESTree.Node, step: () => Completion, frame: Frame, run: Run): () => Completion {
  if (parent.type === 'BlockStatement' || parent.type === 'Program') return () => thenRest(parent.body, inner, step, frame, run);
  if (parent.type === 'LabeledStatement') {
    return () => {
      const completion = step();
      return completion.kind === 'break' && completion.label === parent.label.name ? NORMAL : completion;
    };
  }
  if (parent.type === 'TryStatement') return () => aroundTry(parent, inner, step, frame, run);
  if (isLoop(parent)) {
    return () => {
      const completion = step();
      return completion.kind === 'return' ? completion : { kind: 'break', label: null, node: parent };
    };
  }
  return step;
}

function thenRest(body: readonly TSESTree.Node[], inner: TSESTree.Node, step: () => Completion, frame: Frame, run: Run): Completion {
  const completion = step();
  if (completion.kind !== 'normal') return completion;
  const rest = body.slice(body.findIndex((statement) => statement === inner) + 1);
  return executeAll(rest.filter(isStatement), frame, run);
}

export function isStatement(node: TSESTree.Node): node is TSESTree.Statement {
  return /Statement$|Declaration$/.test(node.type) && !/^(Import|Export|TS)/.test(node.type);
}

function aroundTry(parent: TSESTree.TryStatement, inner: TSESTree.Node, step: () => Completion, frame: Frame, run: Run): Completion {
  let completion: Completion = NORMAL;
  try {
    completion = step();
  } catch (error) {
    if (!(error instanceof Thrown) || inner !== parent.block || parent.handler === null) throw error;
    completion = handle(parent.handler, error.value, frame, run);
  }
  if (parent.finalizer === null || inner === parent.finalizer) return completion;
  const last = execute(parent.finalizer, frame, run);
  return last.kind === 'normal' ? completion : last;
}

