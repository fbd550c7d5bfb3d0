import type { TSESTree } from '@typescript-eslint/types';

import type { Path } from './run.js';
import type { Trace } from './trace.js';
import { Mark, hasMark } from './values.js';

/**
 * Tells polling from retrying where a success may be asked for again too. Polling does the same whether the answer was
 * "not yet" or a failure: it waits at the same place. A retry deals with failures of its own: it waits for them
 * elsewhere, or makes a bad answer a failure too, or asks one predicate about both.
 */
export function isPolling(asksAgain: readonly Path[], failing: readonly Path[]): boolean {
  const common = new Set(asksAgain.flatMap(({ trace }) => waitNodes(trace)));
  const waitsElsewhere = failing.some(({ trace }) => waitNodes(trace).some((node) => !common.has(node)));
  return !waitsElsewhere && !asksAgain.some(({ trace }) => makesFailure(trace) || asksPredicate(trace));
}

/** Every failing run waits where no success does: the same request goes on, and a failure slows it down. */
export function backsOff(asksAgain: readonly Path[], failing: readonly Path[]): boolean {
  const common = new Set(asksAgain.flatMap(({ trace }) => waitNodes(trace)));
  return failing.every(({ trace }) => waitNodes(trace).some((node) => !common.has(node)));
}

function waitNodes(trace: Trace): readonly TSESTree.Node[] {
  const begin = trace.events.findIndex((event) => event.kind === 'attempt');
  return trace.events.slice(begin + 1).flatMap((event) => (event.kind === 'wait' ? [event.node] : []));
}

const makesFailure = (trace: Trace): boolean => trace.events.some((event) => event.kind === 'handle');

const asksPredicate = (trace: Trace): boolean => trace.events.some((event) => (event.kind === 'assume' || event.kind === 'check') && hasMark(event.value, Mark.counted));
