import type { TSESTree } from '@typescript-eslint/types';

import { evaluate } from './expressions.js';
import type { Frame } from '../frame.js';
import { LoopLeft, Thrown } from '../interruptions.js';
import type { LoopInStep } from '../loop-in-step.js';
import type { Run } from '../run.js';
import type { Completion } from './statements.js';
import { enclosingFunction } from '../../sites/source.js';
import { type Value, UNDEFINED } from '../values/values.js';

/** What a loop goes over, or how it ended, where it was run on the way. */
type Given = { readonly list: Value } | { readonly left: Completion };

/**
 * `for await (const attempt of attempts()) …`, where `async function* attempts` stands in this file: what it waits for between two of its
 * yields lies between two turns of the loop. So the turns are run where it yields.
 *
 * @param turn one turn; null where the next one follows
 */
export function givenInStep(call: TSESTree.Expression, turn: (item: Value) => Completion | null, frame: Frame, run: Run): Given {
  const last: { leave: (() => Completion) | null } = { leave: null };
  const take = (item: Value): void => {
    last.leave = endOf(() => turn(item), loop, run);
    if (last.leave !== null) throw new LoopLeft(loop);
  };
  const loop: LoopInStep = { call, turn: take, generator: null, around: run.inStep };
  run.inStep = loop;
  try {
    const list = evaluate(call, frame, run);
    return loop.generator === null ? { list } : { left: { kind: 'normal' } };
  } catch (error) {
    if (!(error instanceof LoopLeft) || error.loop !== loop) throw error;
    return { left: last.leave?.() ?? { kind: 'normal' } };
  } finally {
    run.inStep = loop.around;
  }
}

/** How a turn left its loop: what it throws is not caught in the generator. Null where the next one follows. */
function endOf(turn: () => Completion | null, loop: LoopInStep, run: Run): (() => Completion) | null {
  run.inStep = loop.around;
  try {
    const left = turn();
    return left && (() => left);
  } catch (error) {
    if (!(error instanceof Thrown)) throw error;
    return () => {
      throw error;
    };
  } finally {
    run.inStep = loop;
  }
}

/** Whether a function is a generator that runs in step with the loop that asks for it. From then on it does. */
export function runsInStep(fn: TSESTree.FunctionLike, call: TSESTree.Node, { inStep, quiet, yields }: Run): boolean {
  if (inStep === null || inStep.call !== call || !fn.generator || !fn.async || quiet > 0 || yields !== null) return false;
  inStep.generator = fn;
  return true;
}

/** What a `yield` gives in a generator that is run so; null in others. */
export function yieldedInStep(node: TSESTree.YieldExpression, item: Value, { inStep }: Run): Value | null {
  if (inStep === null || node.delegate || inStep.generator !== enclosingFunction(node)) return null;
  inStep.turn(item);
  return UNDEFINED;
}
