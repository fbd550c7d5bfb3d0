import type { TSESTree } from '@typescript-eslint/types';

import type { Callee } from '../language/calls.js';
import { takingAnyStatus } from './clients.js';
import { isCountedDown, isSteppedFromNothing, isSteppedMember } from '../language/counting.js';
import { evaluate } from '../language/expressions.js';
import type { Frame } from '../frame.js';
import { answerAtOnce } from './operation.js';
import { awaitValue, fulfilled, react, rejected } from '../built-ins/promises.js';
import type { Run } from '../run.js';
import { SUCCESS } from '../scenario.js';
import { describe } from './target.js';
import { number } from '../values/numbers.js';
import { type FunctionValue, type NativeValue, type Value, Mark, isCallable, object, symbolOf, unknown } from '../values/values.js';

/** The settings of the request that is intercepted: what `error.config` and `response.config` give. */
const CONFIG = unknown('config');

/**
 * Runs `client.interceptors.response.use(done, failed)`: a request is made somewhere else, and what comes of it goes through
 * these two, as does what comes of every request that they make of the same client.
 */
export function runIntercepted(node: TSESTree.CallExpression, frame: Frame, run: Run): Value {
  const client = clientIn(node, frame, run);
  const [done, failed] = node.arguments.map((argument) => callable(evaluate(argument, frame, run)));
  const module = client.kind === 'unknown' ? (client.client ?? 'axios') : 'axios';
  run.interceptors = { client: symbolOf(client), module: looksForRefusals(done, failed, run) ? takingAnyStatus(module) : module, done: done ?? null, failed: failed ?? null };
  run.inside = true;
  const [operation] = run.scenario.operation.keys();
  if (operation === undefined) return look(node, run);
  run.attempt(operation, CONFIG.symbol, '');
  const callee: Callee = { value: unknown(symbolOf(client), 0, { client: run.interceptors.module }), holder: null, name: 'request' };
  const { failures = Infinity, outcome } = run.scenario;
  return awaitValue(passedOn(answerAtOnce('promise', callee, failures < 1 ? SUCCESS : outcome, run), CONFIG, operation, run), run);
}

/** Who looks at answers for their status has the client give refusals as answers, wherever the requests are made. */
const looksForRefusals = (done: Handler, failed: Handler, { cycle, source }: Run): boolean =>
  done?.kind === 'function' && done.node === cycle.node && !(failed?.kind === 'function' && failed.node === done.node) && /\bstatus\b/.test(source.text(done.node));

type Handler = FunctionValue | NativeValue | null | undefined;

function callable(value: Value): FunctionValue | NativeValue | null {
  return isCallable(value) ? value : null;
}

/** The client of `client.interceptors.response.use(…)`. */
function clientIn({ callee }: TSESTree.CallExpression, frame: Frame, run: Run): Value {
  let root: TSESTree.Node = callee;
  for (let depth = 0; depth < 3 && root.type === 'MemberExpression'; depth++) root = root.object;
  return run.quietly(() => evaluate(root, frame, run)) ?? unknown(run.source.name(root));
}

/** What the interceptors wait for when they are told of a failure, or of an answer of which nothing is known. */
function look(node: TSESTree.Node, run: Run): Value {
  run.memory.set('response.config', CONFIG);
  const failure = object([['config', CONFIG]], { tag: 'error', open: true, symbol: 'error', marks: Mark.operation });
  const { done = null, failed = null } = run.interceptors ?? {};
  const isDone = done?.kind === 'function' && done.node === run.cycle.node;
  const told = isDone ? fulfilled(unknown('response', Mark.operation), run.time) : rejected(failure, run.time);
  return awaitValue(react(told, done, failed, node, run), run);
}

/** What a request made of the client itself comes to. */
export function intercepted(answer: Value, node: TSESTree.Node, callee: Callee, args: readonly Value[], run: Run): Value {
  if (run.interceptors === null) return answer;
  const config = args.find(isConfig);
  return config === undefined || !isMadeOf(run.interceptors.client, callee) ? answer : passedOn(answer, config, node, run);
}

/** `client(config)`, `this.client(config)`, `client.request(config)` */
const isMadeOf = (client: string, { holder, value }: Callee): boolean => symbolOf(value) === client || (holder !== null && symbolOf(holder) === client);

function passedOn(answer: Value, config: Value, node: TSESTree.Node, run: Run): Value {
  if (answer.kind !== 'promise' || run.interceptors === null) return answer;
  run.clients.set(node, run.interceptors.module);
  tellConfig(answer.value, config);
  return react(answer, run.interceptors.done, run.interceptors.failed, node, run);
}

function tellConfig(value: Value, config: Value): void {
  if (value.kind !== 'object') return;
  value.props.set('config', config);
  const response = value.props.get('response');
  if (response?.kind === 'object') response.props.set('config', config);
}

/**
 * What the interceptors count on the settings of a request begins with nothing: nobody else does. Null for what is not counted, and for what
 * is counted down: the caller has said from where.
 */
export function countedSetting(holder: string, member: TSESTree.Node, { interceptors, source }: Run): Value | null {
  if (interceptors === null || holder !== CONFIG.symbol) return null;
  const name = source.text(member);
  if (isCountedDown(name, source)) return null;
  return isSteppedMember(name, source) || isSteppedFromNothing(name, source) ? number(0) : null;
}

const isConfig = (value: Value): boolean => (value.kind === 'unknown' && value.symbol === CONFIG.symbol) || (value.kind === 'object' && value.symbol === CONFIG.symbol);

/** The target of a request by the settings of the one that failed; null for another. */
export function requestTarget(args: readonly Value[], run: Run): string | null {
  if (run.interceptors === null) return null;
  const config = args.find(isConfig);
  return config === undefined ? null : describe(config, 0, run);
}
