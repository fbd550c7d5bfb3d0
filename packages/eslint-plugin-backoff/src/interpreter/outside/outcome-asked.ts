import { byName } from '../../sites/by-name.js';
import type { Callee } from '../callee.js';
import type { Run } from '../run.js';
import { type Value, Mark, boolean } from '../values/values.js';

/**
 * `isSuccess(answer)`, `answer.isErr()`: what a predicate from elsewhere that is called for success or failure says of the answer of an
 * operation that is no known client. Null for other calls.
 */
export function outcomeAsked({ name, holder }: Callee, args: readonly Value[], run: Run): Value | null {
  const { kind } = run.scenario.outcome;
  const [answer = holder] = args;
  const asked = answer === holder && isDirection(name) ? 'neither' : asksFor(name);
  if (asked === 'neither' || (kind !== 'success' && kind !== 'error result') || answer?.kind !== 'object' || answer.tag !== 'result') return null;
  run.resultAsked = run.resultRead = true;
  return boolean((asked === 'success') === (kind === 'success'), Mark.operation);
}

const asksFor = byName((name): 'success' | 'failure' | 'neither' => {
  if (/^(is|was)_?(ok|okay|success|successful|right)$/i.test(name)) return 'success';
  return /^(is|was|has)_?(err|error|errored|failed|fail|failure|left)$/i.test(name) ? 'failure' : 'neither';
});

/** `Either.isLeft(answer)` asks for an error; `click.isLeft()` may ask for a button. */
const isDirection = byName((name): boolean => /^is_?(left|right)$/i.test(name));
