import type { TSESTree } from '@typescript-eslint/types';

import type { Path } from '../interpreter/paths.js';
import { type Trace, attemptsOf } from '../interpreter/trace.js';
import { symbolOf } from '../interpreter/values/values.js';
import type { Candidate } from '../sites/candidate.js';
import { holds } from '../sites/holds.js';
import { type Source, contains } from '../sites/source.js';
import { questionsIn } from './questions.js';

/**
 * `for (let n = 0; n < 5; n++) { try { const found = await find(id); if (found.parts) return found; } catch (error) { log(error); } }`, counted in the
 * head or within: whether the same is asked for so many times, and failures are passed over as answers are in which there is nothing. To
 * who is in a hurry then, or backs off, such an answer is one more failure.
 */
export const isMadeToCome = (asksAgain: readonly Path[], failing: readonly Path[], { node }: Candidate, source: Source): boolean =>
  (node.type === 'ForStatement' || node.type === 'WhileStatement') && asksAgain.every(({ trace }) => asksForSomething(trace)) && failing.every(({ trace }) => tellsWhat(trace) && passesOver(trace, source) && isCounted(trace, node));

/** Whether the head of a loop was asked to compare numbers. */
export const isCounted = ({ events }: Trace, { test }: TSESTree.ForStatement | TSESTree.WhileStatement): boolean => test !== null && events.some((event) => event.kind === 'compare' && contains(test, event.node));

/** `find(id)`, and not `queue.take()`, which gives another one each time. */
const tellsWhat = (trace: Trace): boolean => attemptsOf(trace).every(({ target }) => /\([^()]/.test(target));

/** What deals with the failure never throws. */
function passesOver({ events }: Trace, source: Source): boolean {
  const handlers = events.flatMap((event) => (event.kind === 'handle' ? [event.node] : []));
  return handlers.length > 0 && !handlers.some((handler) => holds(handler, ({ type }) => type === 'ThrowStatement', source));
}

function asksForSomething(trace: Trace): boolean {
  const questions = questionsIn(trace);
  return questions.length > 0 && questions.every(({ value }) => isOfSomething(symbolOf(value)));
}

/** `found`, `found.parts`, `found !== ''`: whether there is something, and not, as `found.isDone` or `found.part > 3`, what it has come to. */
const isOfSomething = (question: string): boolean => /^!?[^ ]+( (===|!=) (null|undefined|""))?$/.test(question) && !/\.(is[A-Z]\w*|done|ready|(un)?finished|completed?|running|pending|processed)( |$)/.test(question);
