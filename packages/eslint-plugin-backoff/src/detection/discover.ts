import type { TSESTree } from '@typescript-eslint/types';

import type { Candidate } from '../sites/candidate.js';
import { listensOn } from '../sites/listens-on.js';
import { timerAround } from '../sites/scheduled-call.js';
import { lastNameOf } from '../sites/members.js';
import { isInQuestion } from '../sites/in-question.js';
import { isAskedState } from '../sites/questions.js';
import { type Source, contains, enclosingFunction, isFunction, parentOf } from '../sites/source.js';
import type { Program } from '../interpreter/begin.js';
import { walkPaths } from '../interpreter/paths.js';
import { endsBody } from '../interpreter/built-ins/promises.js';
import type { Run } from '../interpreter/run.js';
import { type OperationForm, SUCCESS, type Scenario } from '../interpreter/scenario.js';
import { isLetGo } from './let-go.js';

/** A call that may be what a candidate repeats. */
export interface Discovered {
  readonly node: TSESTree.Node;
  readonly form: OperationForm;
  /** The HTTP client that is called; null where none is known. */
  readonly client: string | null;
  /** The choices by which a run comes to it. */
  readonly way: readonly boolean[];
  /** The calls from which it was made, outermost first. */
  readonly within: readonly TSESTree.Node[];
  /** A function of this file, as a whole. */
  readonly isLocal: boolean;
}

/** Steps for one run: what is a retry shows its operation early. */
const STEPS_OF_A_RUN = 1500;

const MOST_OPERATIONS = 3;
/**
 * Paths that show no new operation until the search ends; an interceptor's are behind what its condition asks, the first one of all
 * behind what is asked at the beginning: `if (version <= saved) return;`.
 */
const mostVainDiscoveries = ({ kind }: Candidate, found: ReadonlySet<TSESTree.Node>): number => (kind === 'interceptor' ? 3 : found.size === 0 ? 2 : 1);

/**
 * Runs the candidate with nothing failing and gives what it waits for, as it is found: first the functions of this file
 * that the candidate itself calls, for a run that takes them as a whole is short; then what is inside them.
 */
export function* operationsOf(program: Program, candidate: Candidate, source: Source): Generator<Discovered> {
  const scenario: Scenario = { outcome: SUCCESS, operation: new Map(), limits: new Map(), maxAttempts: Infinity, maxCycles: 1, maxSteps: STEPS_OF_A_RUN, endsWhenLeft: true };
  const seen = new Set<TSESTree.Node>();
  const deeper: Discovered[] = [];
  let given = 0;
  let vain = 0;
  for (const { run } of walkPaths(source, scenario, program.cycle, program.start)) {
    const found = discoveredBy(run, candidate).filter(({ node }) => !seen.has(node));
    for (const discovered of found) {
      seen.add(discovered.node);
      if (discovered.isLocal && !isOwn(discovered.node, candidate)) deeper.push(discovered);
      else if (discovered.isLocal || given < MOST_OPERATIONS) {
        given += discovered.isLocal ? 0 : 1;
        yield discovered;
      }
    }
    vain = found.length > 0 ? 0 : vain + 1;
    if (vain > mostVainDiscoveries(candidate, seen)) break;
  }
  yield* deeper.slice(0, MOST_OPERATIONS);
}

function discoveredBy(run: Run, candidate: Candidate): readonly Discovered[] {
  const place = (node: TSESTree.Node): Pick<Discovered, 'node' | 'way' | 'within'> => ({ node, way: run.ways.get(node)?.choices ?? [], within: run.ways.get(node)?.within ?? [] });
  const asksState = (node: TSESTree.Node): boolean => candidate.kind === 'function' && [...place(node).within, node].some(isAskedState);
  const wholes = [...run.localCalls].filter((node) => !asksState(node)).map((node): Discovered => ({ ...place(node), form: 'promise', client: null, isLocal: true }));
  const calls = [...run.operations].flatMap(([node, form]): readonly Discovered[] => {
    if (listensOn(node, run.source) || asksState(node) || run.begunLater.has(node)) return [];
    const own: Discovered = { ...place(node), form, client: run.clients.get(node) ?? null, isLocal: false };
    // A call may tell of its failure by a promise, and later by an event.
    const later = run.livingCalls.get(node);
    return later !== undefined && later !== form ? [own, { ...own, form: later, client: null }] : [own];
  });
  if (candidate.kind === 'repeat') return [...wholes, ...calls.filter(({ form }) => form !== 'sync')];
  const logs = new Set(run.events.flatMap((event) => (event.kind === 'observe' && event.certain ? [event.node] : [])));
  const weigh = weightIn(candidate, calls, logs, run.source);
  return [...calls, ...wholes].toSorted((a, b) => weigh(b) - weigh(a));
}

/**
 * In a loop a request is likelier to be what is repeated than what prepares it, than the body of its answer, than a call from elsewhere
 * that it is handed to, and than what a function that it calls does at once; and what stands in a `try`, or whose answer is asked about,
 * likelier than what does not.
 * Who is told of what happens comes last, and so does what may fail unheard before what is tried.
 */
const weightIn = (candidate: Candidate, calls: readonly Discovered[], logs: ReadonlySet<TSESTree.Node>, source: Source) => ({ node, form, client, isLocal }: Discovered): number => {
  if (isBeside(node, logs, candidate) || (form === 'sync' && !isOwn(node, candidate))) return -1;
  if (client === null && !isLocal && calls.some((call) => call.client !== null && call.node !== node && contains(node, call.node))) return 0;
  const isRequest = client !== null ? 1 : 0;
  return isOwn(node, candidate) ? (isLocal ? 2 : 3 + isRequest) + guardWeight(node, candidate, source) : isRequest;
};

const isBeside = (node: TSESTree.Node, logs: ReadonlySet<TSESTree.Node>, candidate: Candidate): boolean => endsBody(node) || logs.has(node) || isLetGo(node, candidate.node);

function guardWeight(node: TSESTree.Node, { kind, node: candidate }: Candidate, source: Source): number {
  if (kind !== 'loop' && kind !== 'function') return 0;
  const questions = questionsOf(node, source);
  const asked = questions.some(isOfStatus) ? 0.25 : 0;
  if (isGuardedIn(node, candidate)) return 0.5 + asked;
  return kind === 'loop' && questions.length > 0 ? 0.25 + asked : 0;
}

/** `const answer = await link.open(); if (answer.status === 200) …`: where the answer is asked about. On it hangs whether the loop is left. */
function questionsOf({ parent: awaited }: TSESTree.Node, source: Source): readonly TSESTree.Node[] {
  const declared = awaited?.type === 'AwaitExpression' ? awaited.parent : undefined;
  if (declared?.type !== 'VariableDeclarator' || declared.id.type !== 'Identifier') return [];
  return source.declared(declared, declared.id).flatMap(({ references }) => references.map(({ identifier }) => identifier).filter(isInQuestion));
}

/** What is asked for its status is the answer to a request. */
const isOfStatus = ({ parent }: TSESTree.Node): boolean => parent?.type === 'MemberExpression' && /^(status|statusCode|ok)$/.test(lastNameOf(parent));

/** In a `try` of the candidate's own that catches, or with a `.catch(…)`: what fails before it leaves the loop, or the function. */
function isGuardedIn(node: TSESTree.Node, candidate: TSESTree.Node): boolean {
  for (let inner = node, outer = parentOf(node); outer !== null && inner !== candidate; inner = outer, outer = parentOf(outer)) {
    if (outer.type === 'TryStatement' && outer.block === inner && outer.handler !== null) return true;
    if (outer.type === 'CallExpression' && outer.callee === inner && inner.type === 'MemberExpression' && lastNameOf(inner) === 'catch') return true;
  }
  return false;
}

/** Written in the candidate itself, not in a function that it calls. What an interceptor hands on says more than it does. */
function isOwn(node: TSESTree.Node, { kind, node: candidate }: Candidate): boolean {
  return kind !== 'interceptor' && contains(candidate, node) && (enclosingFunction(node) === (isFunction(candidate) ? candidate : enclosingFunction(candidate)) || isRunByTimerOf(candidate, node));
}

/** `setTimeout(() => connect().catch(…), delay)`: what a timer of the candidate's own runs, and deals with the failure of. */
function isRunByTimerOf(candidate: TSESTree.Node, node: TSESTree.Node): boolean {
  const fn = enclosingFunction(node);
  return fn !== null && timerAround(fn) !== null && enclosingFunction(fn) === candidate && isGuardedIn(node, fn);
}
