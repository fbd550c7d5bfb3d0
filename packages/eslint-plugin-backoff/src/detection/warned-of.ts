import type { Path } from '../interpreter/paths.js';
import type { Trace } from '../interpreter/trace.js';
import { lastNameOf } from '../sites/members.js';
import { growsLonger, waitsIn } from './pace.js';

/**
 * `log.warn('failed', text); await sleep(attempt * 2000);`: who warns of each answer that is not as it should be, and waits longer each time, tries
 * again what has failed. Who polls waits for as long each time.
 *
 * @param again the runs that come to another attempt
 * @param onward such runs for some attempts more
 */
export const isWarnedOf = (again: readonly Path[], onward: () => Iterable<Path>): boolean => again.every(({ trace }) => warns(trace)) && growsLonger(onward());

/** The same of an answer with nothing in it, or who asks again at once: that is not to wait for something. */
export const isNothingWarnedOf = (again: readonly Path[], onward: () => Iterable<Path>): boolean =>
  isWarnedOf(again, onward) || again.every(({ trace }) => warns(trace) && waitsIn(trace).length === 0);

const warns = ({ events }: Trace): boolean =>
  events.some((event) => event.kind === 'observe' && event.node.type === 'CallExpression' && /^(warn(ing)?|error)$/.test(lastNameOf(event.node.callee)));
