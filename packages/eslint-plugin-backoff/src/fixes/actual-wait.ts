import type { TSESTree } from '@typescript-eslint/types';
import type { Wait } from '../facts/retry-site.js';
import { literalNumber } from './arithmetic.js';
import { localFunction } from './delay-source.js';
import type { SourceFile } from './source-file.js';
import { bare, calleeName, type FunctionNode } from './syntax.js';

/**
 * The wait as it is written: where the site calls a local function that works out the delay and waits, the call in there.
 * A local function that waits as long as it is told is a sleep function, and the wait is its call.
 */
export function actualWait(wait: Wait, file: SourceFile, depth = 0): Wait {
  const call = bare(wait.node);
  const local = call.type === 'CallExpression' && depth < 3 ? localFunction(call, file) : null;
  const inner = local && timerIn(local, file);
  if (!local || !inner || call.type !== 'CallExpression') return wait;
  const delay = bare(inner.delay);
  const told = local.params.findIndex((parameter) => nameOf(parameter) === file.textOf(factorOf(delay)));
  const argument = call.arguments[told];
  if (told < 0) return actualWait({ ...wait, node: inner.call, delayNode: inner.delay, unitMs: 1 }, file, depth + 1);
  if (!argument || argument.type === 'SpreadElement') return wait;
  return { ...wait, delayNode: argument, unitMs: unitOf(delay) };
}

interface Timer {
  readonly call: TSESTree.CallExpression;
  readonly delay: TSESTree.Expression;
}

function timerIn(fn: FunctionNode, file: SourceFile): Timer | null {
  for (const call of file.within(fn)) {
    if (call.type !== 'CallExpression') continue;
    const name = calleeName(call) ?? '';
    const delay = name === 'setTimeout' ? (call.arguments[1] ?? call.arguments[0]) : /^(sleep|delay|wait|pause)/i.test(name) ? call.arguments[0] : undefined;
    if (delay && delay.type !== 'SpreadElement') return { call, delay };
  }
  return null;
}

/** `seconds` in `seconds * 1000`, else the expression. */
function factorOf(delay: TSESTree.Node): TSESTree.Node {
  return delay.type === 'BinaryExpression' && delay.operator === '*' && literalNumber(delay.right) !== null ? bare(delay.left) : delay;
}

function unitOf(delay: TSESTree.Node): number {
  return delay.type === 'BinaryExpression' && delay.operator === '*' ? (literalNumber(delay.right) ?? 1) : 1;
}

function nameOf(parameter: TSESTree.Parameter): string | null {
  const target = parameter.type === 'AssignmentPattern' ? parameter.left : parameter;
  return target.type === 'Identifier' ? target.name : null;
}
