import type { TSESTree } from '@typescript-eslint/types';

import { walkPaths } from '../interpreter/paths.js';
import type { Scenario } from '../interpreter/scenario.js';
import { type Trace, attemptsOf } from '../interpreter/trace.js';
import type { WaitEvent } from '../interpreter/values/time.js';
import type { Candidate } from '../sites/candidate.js';
import { isInterval } from '../sites/scheduled-call.js';
import { type Source, contains } from '../sites/source.js';
import { repeats } from './repeats.js';
import type { Repetition } from './repetition.js';

/** The function, of those of the cycle, from which it is entered again; a loop stands where it is. */
export function standsAt({ candidate, program, operation, failure, awaitsReturns }: Repetition, group: readonly Candidate[], source: Source): TSESTree.Node {
  if (candidate.kind !== 'function' || group.length === 1) return candidate.node;
  const scenario: Scenario = { outcome: failure, operation, limits: new Map(), maxAttempts: 3, maxCycles: 4, awaitsReturns };
  for (const { trace } of walkPaths(source, scenario, program.cycle, program.start, program.way)) {
    const calls = callsBeforeEntry(trace);
    if (calls !== null && repeats(trace, candidate)) return ownerOf(calls, group, source) ?? candidate.node;
  }
  return candidate.node;
}

/** The calls that led to the wait before the cycle was entered again, or the one that entered it; null where none did. */
function callsBeforeEntry(trace: Trace): readonly TSESTree.Node[] | null {
  const [, again] = trace.events.filter((event) => event.kind === 'cycle');
  if (again === undefined || again.node === null) return null;
  const wait = answer(trace) ?? trace.events.slice(0, trace.events.indexOf(again)).findLast((event) => event.kind === 'wait');
  // What comes round at an interval is decided on each time, and not where the interval was set.
  return wait === undefined || isInterval(wait.node) ? [again.node] : [...wait.stack, wait.node];
}

/** The wait that follows the first attempt: the last one before the cycle was entered again, or the first one after that. */
function answer(trace: Trace): WaitEvent | undefined {
  const [first, second] = attemptsOf(trace);
  if (first === undefined || second === undefined) return undefined;
  const between = trace.events.slice(trace.events.indexOf(first), trace.events.indexOf(second));
  const entered = between.findIndex((event) => event.kind === 'cycle');
  return between.slice(0, Math.max(entered, 0)).findLast((event) => event.kind === 'wait') ?? between.find((event) => event.kind === 'wait');
}

/** The function of the cycle that decides on the wait: where the length is its parameter, the one that calls it. */
function ownerOf(calls: readonly TSESTree.Node[], group: readonly Candidate[], source: Source): TSESTree.Node | null {
  let last: TSESTree.Node | null = null;
  for (const call of calls.toReversed()) {
    const owner = innermost(group, call);
    if (owner === null || owner === last) continue;
    last = owner;
    if (!waitsForParameter(call, owner, source)) return owner;
  }
  return last;
}

function innermost(group: readonly Candidate[], place: TSESTree.Node): TSESTree.Node | null {
  const around = group.map(({ node }) => node).filter((node) => contains(node, place));
  return around.toSorted((a, b) => a.range[1] - a.range[0] - (b.range[1] - b.range[0]))[0] ?? null;
}

/** `setTimeout(…, delayMs)` where `delayMs` is a parameter of the function itself. */
function waitsForParameter(call: TSESTree.Node, owner: TSESTree.Node, source: Source): boolean {
  const length = call.type === 'CallExpression' ? call.arguments[1] : undefined;
  const definition = length?.type === 'Identifier' ? source.variable(length)?.defs[0] : undefined;
  return definition?.type === 'Parameter' && definition.node === owner;
}
