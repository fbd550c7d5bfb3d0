import { programOf } from '../interpreter/begin.js';
import { explore } from '../interpreter/paths.js';
import { NETWORK_ERROR, type Scenario } from '../interpreter/scenario.js';
import { saysAgain } from '../sites/called-anew.js';
import type { Candidate } from '../sites/candidate.js';
import { type Source, contains } from '../sites/source.js';
import { growsLonger } from './pace.js';
import { repeats } from './repeats.js';
import type { Repetition } from './repetition.js';
import { aside } from './steps.js';

/** What functions that are called anew after each failure have a timer do. Those are left out that something was `seen` to come to. */
export function detectCalledAnew(candidates: readonly Candidate[], seen: readonly Repetition[], source: Source): readonly Repetition[] {
  const repeated = candidates.flatMap((candidate) => repetitionOf(candidate, source) ?? []);
  return repeated.filter(({ candidate }) => !seen.some((repetition) => comesTo(candidate, repetition, source)));
}

const FEW = { limits: new Map(), maxAttempts: 3, maxCycles: 4 } as const;

/** It waits there for its next attempt. */
function comesTo({ node }: Candidate, { program, operation, failure, awaitsReturns }: Repetition, source: Source): boolean {
  const scenario: Scenario = { ...FEW, outcome: failure, operation, awaitsReturns };
  return aside(source, () => explore(source, scenario, program.cycle, program.start, program.way)).some(({ trace }) => trace.events.some((event) => event.kind === 'wait' && contains(node, event.node)));
}

/**
 * What it does fails at once, or goes well and is lost later. Where the name only tells of a failure, its waits have to tell that it tries
 * again: each takes longer than the one before.
 */
function repetitionOf(candidate: Candidate, source: Source): Repetition | null {
  const { calledAnew, node } = candidate;
  if (calledAnew === undefined) return null;
  const program = programOf(candidate, source);
  for (const form of [isPromised(calledAnew) ? 'promise' : 'sync', 'emitter'] as const) {
    const operation = new Map([[calledAnew, form]] as const);
    const repeating = aside(source, () => explore(source, { ...FEW, outcome: NETWORK_ERROR, operation }, program.cycle, program.start)).filter(({ trace }) => repeats(trace, candidate));
    if (repeating.length > 0 && (saysAgain(node) || growsLonger(repeating))) return { candidate, node, program, operation, before: new Map(), failure: NETWORK_ERROR, awaitsReturns: false, goesOn: false, makesReady: false };
  }
  return null;
}

/** Its failure is a promise's: somebody awaits it, or hangs something on it. */
const isPromised = ({ parent }: { readonly parent?: { readonly type: string } | undefined }): boolean => parent?.type === 'AwaitExpression' || parent?.type === 'MemberExpression';
