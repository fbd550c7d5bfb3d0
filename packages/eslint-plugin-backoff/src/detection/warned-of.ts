import type { Path } from '../interpreter/paths.js';
import type { Trace } from '../interpreter/trace.js';
import { lastNameOf } from '../sites/members.js';
import type { Source } from '../sites/source.js';
import { growsLonger, waitsIn } from './pace.js';

/**
 * `log.warn('failed', text); await sleep(attempt * 2000);`: who warns of each answer that is not as it should be, and waits longer each time, tries
 * again what has failed. Who polls waits for as long each time.
 *
 * @param again the runs that come to another attempt
 * @param onward such runs for some attempts more
 */
export const isWarnedOf = (again: readonly Path[], onward: () => Iterable<Path>, source: Source): boolean => again.every(({ trace }) => warns(trace, source)) && growsLonger(onward());

/** The same of an answer with nothing in it, or who asks again at once: that is not to wait for something. */
export const isNothingWarnedOf = (again: readonly Path[], onward: () => Iterable<Path>, source: Source): boolean =>
  isWarnedOf(again, onward, source) || again.every(({ trace }) => warns(trace, source) && waitsIn(trace).length === 0);

/** `log.warn('attempt 2 failed')`, `console.error('no answer, trying again')`: what is told of an answer says that it has failed, or that it is tried again. */
const warns = ({ events }: Trace, source: Source): boolean =>
  events.some((event) => event.kind === 'observe' && event.node.type === 'CallExpression' && /^(warn(ing)?|error)$/.test(lastNameOf(event.node.callee)) && event.node.arguments.some((argument) => FAILED.test(source.text(argument))));

const FAILED = /fail|error|invalid|unexpected|retr(y|ies)|\bagain\b|attempt/i;
