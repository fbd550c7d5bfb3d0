import { byName } from '../../sites/by-name.js';
import type { Callee } from '../callee.js';
import { tellsWell } from '../replies/responses.js';
import type { Run } from '../run.js';
import { type UnknownValue, type Value, Mark, boolean, hasMark } from '../values/values.js';

/**
 * `isSuccess(answer)`, `answer.isErr()`: what a predicate from elsewhere that is called for success or failure says of the answer of an
 * operation that is no known client. Null for other calls.
 */
export function outcomeAsked({ name, holder }: Callee, args: readonly Value[], run: Run): Value | null {
  const [answer = holder] = args;
  const asked = answer === holder && isDirection(name) ? 'neither' : asksFor(name);
  if (asked === 'neither' || answer === null) return null;
  return answer.kind === 'unknown' ? saidOfMade(answer, asked, run) : saidOfAnswer(answer, asked, run);
}

const saidOfMade = (made: UnknownValue, asked: 'success' | 'failure', run: Run): Value | null => (isMadeOfFailure(made, run) ? boolean(asked === 'failure', Mark.operation) : null);

function saidOfAnswer(answer: Value, asked: 'success' | 'failure', run: Run): Value | null {
  const { kind } = run.scenario.outcome;
  if ((kind !== 'success' && kind !== 'error result') || answer.kind !== 'object' || answer.tag !== 'result') return null;
  run.resultAsked = run.resultRead = true;
  return boolean((asked === 'success') === (kind === 'success'), Mark.operation);
}

/** `checked.ok` of `Err(error.message)`: what is made of a failure that was thrown is not well. Null for other members, and for what is made of an answer. */
export const wellOfMade = (holder: UnknownValue, name: string, run: Run): Value | null => (tellsWell(name) && isMadeOfFailure(holder, run) ? boolean(false, Mark.operation) : null);

/** `Err(error.message)`, `Result.failure(error)`: what a function that is called for it makes of a failure; what it was named for otherwise may be a recovery. */
const MAKES_FAILURE = /^([\w$]+\.)*(new )?(err|error|errored|fail|failed|failure|left|to_?err(or)?|(make|create|as)_?(err|error|failure))(Async)?\(.*\)$/is;

/** Whether a value is what a function from elsewhere gives that is told of a thrown failure. */
function isMadeOfFailure(value: UnknownValue, { scenario: { outcome } }: Run): boolean {
  const isThrown = outcome.kind === 'network error' || (outcome.kind === 'status' && outcome.as === 'error');
  return isThrown && MAKES_FAILURE.test(value.symbol) && hasMark(value, Mark.operation);
}

const asksFor = byName((name): 'success' | 'failure' | 'neither' => {
  if (/^(is|was)_?(ok|okay|success|successful|right)$/i.test(name)) return 'success';
  return /^(is|was|has)_?(err|error|errored|failed|fail|failure|left)$/i.test(name) ? 'failure' : 'neither';
});

/** `Either.isLeft(answer)` asks for an error; `click.isLeft()` may ask for a button. */
const isDirection = byName((name): boolean => /^is_?(left|right)$/i.test(name));
