import type { TSESTree } from '@typescript-eslint/types';

import { explore } from '../../interpreter/paths.js';
import { NETWORK_ERROR, type Outcome, status } from '../../interpreter/scenario.js';
import type { Trace } from '../../interpreter/trace.js';
import { exact } from '../../interpreter/values/numbers.js';
import type { LibraryUse } from '../../libraries/library-use.js';
import { repetitionOf } from '../../libraries/program.js';
import type { Waits } from '../../libraries/waits.js';
import type { Bound } from '../retry-site.js';
import { attemptNumberIn } from './attempt-number.js';

/** So many attempts are run to see whether the code ends them. */
const MOST_RUN = 24;

const FAILURES: readonly Outcome[] = [NETWORK_ERROR, ...[503, 429].map((code) => status(code, 'error'))];

/** `(bail, attempt) => … if (attempt >= 3) bail(error)`: what is repeated is told the number of the attempt, and may end them before the options do. */
export function endedByOperation(bound: Bound, { lengths }: Waits, use: LibraryUse): Bound {
  const numbers = attemptNumberIn(use);
  if (bound.kind === 'unknown' || numbers.length === 0) return bound;
  const { candidate, operation, program } = repetitionOf(use, lengths);
  if (operation.has(candidate.node)) return bound;
  const traces = FAILURES.flatMap((outcome) => {
    const scenario = { outcome, operation, limits: new Map(), maxAttempts: MOST_RUN, maxCycles: MOST_RUN } as const;
    return explore(use.evaluation.source, scenario, program.cycle, program.start, program.way).map(({ trace }) => trace);
  });
  const attempts = Math.max(...traces.map(turnsOf));
  if (attempts > 1 && attempts < (bound.kind === 'attempts' ? bound.attempts : Infinity)) return { kind: 'attempts', attempts, node: use.node };
  return bound.kind === 'none' && traces.some((trace) => isHeldAgainstUnknown(trace, numbers)) ? { kind: 'unknown' } : bound;
}

const turnsOf = ({ end, events }: Trace): number => (end.kind === 'throws' ? events.filter(({ kind }) => kind === 'cycle').length : Infinity);

/** `if (attempt > limits.attempts) bail(error)`: nobody knows when, but it ends. */
const isHeldAgainstUnknown = ({ events }: Trace, numbers: readonly TSESTree.Node[]): boolean =>
  events.some((event) => event.kind === 'compare' && (exact(event.left) === null) !== (exact(event.right) === null) && numbers.some(({ range: [start, end] }) => event.node.range[0] <= start && end <= event.node.range[1]));
