import type { TSESTree } from '@typescript-eslint/types';

import type { Program } from '../interpreter/begin.js';
import { type Path, explore } from '../interpreter/paths.js';
import { isError } from '../interpreter/replies/failures.js';
import type { OperationForm, Outcome, Scenario } from '../interpreter/scenario.js';
import type { Trace } from '../interpreter/trace.js';
import { type Value, Mark, hasMark, symbolOf } from '../interpreter/values/values.js';
import type { Source } from '../sites/source.js';

/**
 * Whether all is well when the second call succeeds: otherwise it only clears up after the first, and the failure goes on.
 *
 * @param failing paths that come to the second call, of which the way of the first one is taken
 */
export function recovers(outcome: Outcome, operation: ReadonlyMap<TSESTree.Node, OperationForm>, { cycle, start }: Program, [again]: readonly Path[], source: Source): boolean {
  const way = again?.run.choices.made.filter(({ attempts }) => attempts < 2).map(({ preferred }) => preferred);
  const scenario: Scenario = { outcome, failures: 1, operation, limits: new Map(), maxAttempts: 4, maxCycles: 6 };
  const paths = explore(source, scenario, cycle, start, way).filter(({ run }) => run.attempts > 1);
  const [first, ...others] = paths.map(({ trace }) => trace);
  return first !== undefined && endsWell(first) && others.every((trace) => endsWell(trace) || throwsAnother(trace, operation));
}

const endsWell = (trace: Trace): boolean => trace.end.kind !== 'throws' && (trace.end.value === null || !holdsError(trace.end.value)) && !isHandledAfterRetry(trace);

/** `const report = await read(); if (!report.ok) throw new Error('no report');`: an error of what is waited for behind the second call, which says nothing of the first one. */
function throwsAnother(trace: Trace, operation: ReadonlyMap<TSESTree.Node, OperationForm>): boolean {
  const { end: { kind, value } } = trace;
  const isWaitedFor = afterRetry(trace).some((event) => event.kind === 'maybe wait' && !operation.has(event.node));
  if (kind !== 'throws' || value?.kind !== 'object' || value.tag !== 'error' || !isWaitedFor) return false;
  return !tellsOfFirst(value) && ![...value.props.values()].some(tellsOfFirst);
}

/** Whether a value is what the operation failed with, or a text around that or its status. */
const tellsOfFirst = (value: Value): boolean => hasMark(value, Mark.status) || (hasMark(value, Mark.operation) && /(^|[^\w.])error(\W|$)/.test(symbolOf(value)));

/** Who deals with the failure once more, behind the retry, was thrown it again. */
const isHandledAfterRetry = (trace: Trace): boolean => afterRetry(trace).some(({ kind }) => kind === 'handle');

const afterRetry = ({ events }: Trace): Trace['events'] => events.slice(events.findLastIndex(({ kind }) => kind === 'attempt'));

/** An error, or a result that has one in it. */
function holdsError(value: Value): boolean {
  if (value.kind === 'array') return value.items.some(holdsError);
  if (value.kind !== 'object') return false;
  return value.tag === 'error' || (value.tag === 'plain' && [...value.props.values()].some(isError));
}
