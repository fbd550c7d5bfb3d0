import type { TSESTree } from '@typescript-eslint/types';

import type { Program } from '../interpreter/begin.js';
import { explore } from '../interpreter/paths.js';
import { isError } from '../interpreter/replies/failures.js';
import type { OperationForm, Outcome, Scenario } from '../interpreter/scenario.js';
import type { Trace } from '../interpreter/trace.js';
import type { Value } from '../interpreter/values/values.js';
import type { Source } from '../sites/source.js';

/** Whether all is well when the second call succeeds: otherwise it only clears up after the first, and the failure goes on. */
export function recovers(outcome: Outcome, operation: ReadonlyMap<TSESTree.Node, OperationForm>, program: Program, source: Source): boolean {
  const scenario: Scenario = { outcome, failures: 1, operation, limits: new Map(), maxAttempts: 4, maxCycles: 6 };
  const paths = explore(source, scenario, program.cycle, program.start, program.way).filter(({ run }) => run.attempts > 1);
  return paths.length > 0 && paths.every(({ trace }) => trace.end.kind !== 'throws' && (trace.end.value === null || !holdsError(trace.end.value)) && !isHandledAfterRetry(trace));
}

/** Who deals with the failure once more, behind the retry, was thrown it again. */
function isHandledAfterRetry({ events }: Trace): boolean {
  const isAttempt = ({ kind }: Trace['events'][number]): boolean => kind === 'attempt';
  return events.slice(events.findLastIndex(isAttempt)).some(({ kind }) => kind === 'handle');
}

/** An error, or a result that has one in it. */
function holdsError(value: Value): boolean {
  if (value.kind === 'array') return value.items.some(holdsError);
  if (value.kind !== 'object') return false;
  return value.tag === 'error' || (value.tag === 'plain' && [...value.props.values()].some(isError));
}
