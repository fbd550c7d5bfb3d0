import type { TSESTree } from '@typescript-eslint/types';
import type { Wait } from '../../facts/retry-site.js';
import { literalNumber } from '../code/arithmetic.js';
import { localFunction } from '../code/local-function.js';
import type { SourceFile } from '../code/source-file.js';
import { bare, calleeName, type FunctionNode, parameterName } from '../code/syntax.js';

/** A wait where it is written. */
export interface ActualWait extends Wait {
  /** The calls of local functions that lead from the site to it, each in the function that the one before it runs. */
  readonly calls: readonly TSESTree.CallExpression[];
}

/**
 * The wait as it is written: where the site calls a local function that works out the delay and waits, the call in there.
 * A local function that waits as long as it is told is a sleep function, and the wait is its call.
 */
export function actualWait(given: Wait, file: SourceFile, calls: ActualWait['calls'] = []): ActualWait {
  const wait = { ...given, calls };
  const call = bare(wait.node);
  if (call.type !== 'CallExpression' || calls.length === 3) return wait;
  const local = localFunction(call, file);
  const timer = local && timerIn(local, file);
  if (!timer) return wait;
  const delay = bare(timer.delay);
  const length = summandOf(delay, local, call, file);
  const told = placeOf(length, local, file);
  if (told < 0) return actualWait({ ...wait, node: timer.call, delayNode: timer.delay, unitMs: times(given, 1) }, file, [...calls, call]);
  const argument = call.arguments[told];
  return !argument || argument.type === 'SpreadElement' ? wait : { ...wait, delayNode: argument, unitMs: times(given, unitOf(length)) };
}

/** Which parameter of a function a length is, or a multiple of; -1 where it is none. */
const placeOf = (length: TSESTree.Node, { params }: FunctionNode, file: SourceFile): number =>
  params.findIndex((parameter) => parameterName(parameter) === file.textOf(factorOf(length)));

/** Of a sum of parameters, the one that a call gives a length: `ms` of `ms + seconds * 1000` for `sleep(0, delay)`. */
function summandOf(delay: TSESTree.Node, local: FunctionNode, call: TSESTree.CallExpression, file: SourceFile): TSESTree.Node {
  if (delay.type !== 'BinaryExpression' || delay.operator !== '+') return delay;
  const summands = [bare(delay.left), bare(delay.right)];
  const isNone = (summand: TSESTree.Node): boolean => {
    const place = placeOf(summand, local, file);
    const parameter = local.params[place];
    const given = call.arguments[place] ?? (parameter?.type === 'AssignmentPattern' ? parameter.right : null);
    return given != null && literalNumber(given) === 0;
  };
  const [only, ...others] = summands.filter((summand) => !isNone(summand));
  return only && others.length === 0 ? only : delay;
}

/** How many ms a unit has that is a multiple of the wait's own. */
const times = ({ unitMs }: Wait, factor: number): number | null => (unitMs === null ? null : factor);

interface Timer {
  readonly call: TSESTree.CallExpression;
  readonly delay: TSESTree.Expression;
}

/** The one timer of a function; null where it has none, or several that wait differently. */
function timerIn(fn: FunctionNode, file: SourceFile): Timer | null {
  const timers = [...file.within(fn)].flatMap((call): Timer[] => {
    const delay = call.type === 'CallExpression' ? delayOf(call) : undefined;
    return call.type === 'CallExpression' && delay && delay.type !== 'SpreadElement' ? [{ call, delay }] : [];
  });
  const [first] = timers;
  return first && timers.every(({ delay }) => file.textOf(delay) === file.textOf(first.delay)) ? first : null;
}

function delayOf(call: TSESTree.CallExpression): TSESTree.CallExpressionArgument | undefined {
  const name = calleeName(call) ?? '';
  if (name === 'setTimeout') return call.arguments[1] ?? call.arguments[0];
  return /^(sleep|delay|wait|pause)/i.test(name) ? call.arguments[0] : undefined;
}

/** `seconds` in `seconds * 1000`, `ms` in `ms ?? 1000`, else the expression. */
function factorOf(delay: TSESTree.Node): TSESTree.Node {
  if (delay.type === 'LogicalExpression' && delay.operator !== '&&') return bare(delay.left);
  return delay.type === 'BinaryExpression' && delay.operator === '*' && literalNumber(delay.right) !== null ? bare(delay.left) : delay;
}

function unitOf(delay: TSESTree.Node): number {
  return delay.type === 'BinaryExpression' && delay.operator === '*' ? (literalNumber(delay.right) ?? 1) : 1;
}
