import type { TSESTree } from '@typescript-eslint/types';

import { evaluate } from '../interpreter/language/expressions.js';
import { Frame } from '../interpreter/frame.js';
import { type NumberValue, add, exact, number } from '../interpreter/values/numbers.js';
import { type FunctionValue, type NativeValue, type Value, isCallable, truthiness } from '../interpreter/values/values.js';
import { afterAnyFailure, eachLength } from './callbacks.js';
import type { Configuration } from './configuration.js';
import type { LibraryUse } from './library-use.js';
import type { NotifierOperator } from './library.js';
import { answered } from './option-nodes.js';
import { type Lengths, UNKNOWN_LENGTHS } from './sequences.js';

/** One operator that the errors go through, with its arguments. */
interface Step {
  readonly does: NotifierOperator;
  readonly args: readonly (Value | null)[];
}

/** What a step makes of an error: the next step's value, after a wait; `ends` where there is no other attempt; null where that is not known. */
type Passed = { readonly value: Value; readonly wait: NumberValue } | 'ends' | null;

/** `retryWhen((errors) => errors.pipe(…))`: each error goes through the operators, and what comes out starts the next attempt. */
export function byNotifier(fn: FunctionValue | NativeValue, { use }: Configuration, count: number): Lengths {
  const steps = fn.kind === 'function' ? stepsOf(fn, use) : null;
  if (steps === null) return UNKNOWN_LENGTHS;
  return afterAnyFailure((error) => {
    const kept = new Map<Step, Value>();
    return { ...eachLength(count, (n) => through(steps, error, n, kept, use, false)), mayEnd: steps.some((step) => endsByItself(step, error, use)) };
  });
}

function endsByItself({ does, args: [fn] }: Step, error: Value, { evaluation }: LibraryUse): boolean {
  return does === 'wait' && isFunctionValue(fn) && evaluation.endsByItself(fn, [error, number(0)]);
}

/** Whether a notifier has the first error tried again, or ends there; null where that hangs on what nobody knows. */
export function decidedBy(fn: FunctionValue | NativeValue, { use }: Configuration, error: Value): 'goes on' | 'ends' | null {
  const steps = fn.kind === 'function' ? stepsOf(fn, use) : null;
  const passed = steps === null ? null : through(steps, error, 1, new Map(), use, true);
  return passed === null || passed === 'ends' ? passed : 'goes on';
}

function through(steps: readonly Step[], error: Value, n: number, kept: Map<Step, Value>, use: LibraryUse, isJudged: boolean): NumberValue | 'ends' | null {
  let [value, total] = [error, number(0)];
  for (const step of steps) {
    const passed = PASS[step.does]({ step, value, n, kept, use, isJudged });
    if (passed === null || passed === 'ends') return passed;
    ({ value } = passed);
    total = add(total, passed.wait);
  }
  return total;
}

/** An error on its way, the n-th. */
interface Passing {
  readonly step: Step;
  readonly value: Value;
  readonly n: number;
  /** What the steps keep from one error to the next. */
  readonly kept: Map<Step, Value>;
  readonly use: LibraryUse;
  /** It is asked whether there is another attempt, not when. */
  readonly isJudged: boolean;
}

const unchanged = (value: Value): Passed => ({ value, wait: number(0) });

const PASS: Readonly<Record<NotifierOperator, (passing: Passing) => Passed>> = {
  pass: ({ value }) => unchanged(value),
  delay: ({ step, value }) => (step.args[0]?.kind === 'number' ? { value, wait: step.args[0] } : null),
  take({ step, value, n }) {
    const count = step.args[0]?.kind === 'number' ? exact(step.args[0]) : null;
    return count === null ? null : n > count ? 'ends' : unchanged(value);
  },
  wait(passing) {
    const [fn] = passing.step.args;
    if (!isFunctionValue(fn)) return null;
    const { evaluation } = passing.use;
    const args = [passing.value, number(passing.n - 1)];
    const decided = passing.isJudged ? evaluation.decided(fn, args) : evaluation.waited(fn, () => args, false);
    if (decided === null || decided === 'ends') return decided;
    return { value: passing.value, wait: decided === 'goes on' ? number(0) : decided };
  },
  map: (passing) => handOn(answerOf(passing, [])),
  scan(passing) {
    const { step, kept, value } = passing;
    const made = answerOf(passing, [kept.get(step) ?? step.args[1] ?? value]);
    if (made !== null && made !== 'throws') kept.set(step, made);
    return handOn(made);
  },
  takeWhile(passing) {
    const made = answerOf(passing, []);
    const goesOn = made === null || made === 'throws' ? made : truthiness(made);
    return goesOn === 'throws' || goesOn === false ? 'ends' : goesOn === true ? unchanged(passing.value) : null;
  },
};

/** What the function of a step answers to the error and its place. */
function answerOf({ step, value, n, use, isJudged }: Passing, before: readonly Value[]): Value | 'throws' | null {
  const [fn] = step.args;
  return isFunctionValue(fn) ? use.evaluation.answer(fn, [...before, value, number(n - 1)], !isJudged) : null;
}

const handOn = (made: Value | 'throws' | null): Passed => (made === 'throws' ? 'ends' : made === null ? null : unchanged(made));

const isFunctionValue = (value: Value | null | undefined): value is FunctionValue | NativeValue => value !== null && value !== undefined && isCallable(value);

/** The operators of `(errors) => errors.pipe(…)`; null where it is anything else. */
function stepsOf(fn: FunctionValue, use: LibraryUse): readonly Step[] | null {
  const { node } = fn;
  const [errors] = node.params;
  const answer = answered(node);
  if (answer?.type !== 'CallExpression' || errors?.type !== 'Identifier' || !isPipeOf(answer.callee, errors.name)) return null;
  const frame = new Frame(fn.frame, node, fn.self);
  const steps = answer.arguments.map((operator): Step | null => {
    const path = operator.type === 'CallExpression' ? use.exportOf(operator.callee) : null;
    const does = path === null ? undefined : use.library.operators?.[path];
    if (operator.type !== 'CallExpression' || does === undefined) return null;
    return { does, args: operator.arguments.map((argument) => use.evaluation.within((run) => evaluate(argument, frame, run))) };
  });
  return steps.every((step) => step !== null) ? steps : null;
}

const isPipeOf = (callee: TSESTree.Node, name: string): boolean =>
  callee.type === 'MemberExpression' && !callee.computed && callee.property.name === 'pipe' && callee.object.type === 'Identifier' && callee.object.name === name;
