import type { TSESTree } from '@typescript-eslint/types';

import type { Callee } from '../callee.js';
import { takingAnyStatus } from '../replies/clients.js';
import { awaitValue, fulfilled, react, rejected } from '../built-ins/promises.js';
import type { Frame } from '../frame.js';
import type { Run } from '../run.js';
import { SUCCESS } from '../scenario.js';
import { CONFIG, passedOn } from './interceptors.js';
import { answerAtOnce } from './operation.js';
import { type FunctionValue, type NativeValue, type Value, Mark, isCallable, object, symbolOf, unknown } from '../values/values.js';

/**
 * Runs `client.interceptors.response.use(done, failed)`: a request is made somewhere else, and what comes of it goes through
 * these two, as does what comes of every request that they make of the same client.
 */
export function runIntercepted(node: TSESTree.CallExpression, frame: Frame, run: Run): Value {
  const client = clientIn(node, frame, run);
  const [done, failed] = node.arguments.map((argument) => callable(run.machine.evaluate(argument, frame, run)));
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
  return run.quietly(() => run.machine.evaluate(root, frame, run)) ?? unknown(run.source.name(root));
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
