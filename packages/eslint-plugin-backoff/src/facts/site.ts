import type { TSESTree } from '@typescript-eslint/types';

import type { Repetition } from '../detection/repetition.js';
import { livesOn } from '../interpreter/scenario.js';
import type { Candidate } from '../sites/candidate.js';
import { changesAim } from '../sites/changed-aim.js';
import { isConnect } from '../sites/connects.js';
import { contains, isFunction, type Source } from '../sites/source.js';
import { isTestCode } from '../sites/test-code.js';
import { withoutThrowing } from '../sites/without-throwing.js';
import { boundIn, boundOf } from './bound/bound.js';
import { cancellationOf } from './waits/cancellation.js';
import { capOf, delayOf, growthOf, jitterOf, waysOf } from './waits/delay.js';
import { ineffectiveIn } from './ineffective.js';
import { endlessAfter } from './bound/endless-after.js';
import { lastFailureOf } from './bound/last-failure.js';
import { once } from './lazily.js';
import { lazyFacts } from './lazy-facts.js';
import { nameOf } from '../sites/name-of.js';
import { observabilityOf } from './observability.js';
import { isExchange } from './operation/connection.js';
import { isTriedAgain } from './operation/nesting.js';
import { operationOf } from './operation/operation.js';
import { retryAfterOf } from './answers/retry-after.js';
import { type Retry, mayWait, mends, retriesOf } from './runs/retries.js';
import type { NestedSite, RetryFacts, RetrySite, SiteKind } from './retry-site.js';
import { SiteRuns } from './runs/runs.js';
import { shapeOf } from './shape.js';
import { retriedStatusesOf } from './answers/statuses.js';

/** The retry sites of a file, from the repetitions found in it. */
export function sitesOf(repetitions: readonly Repetition[], source: Source, nested: Nested): readonly RetrySite[] {
  return repetitions.flatMap((repetition) => withoutThrowing(() => [siteOf(repetition, source, nested)], []));
}

/** What retries inside a node: known when all sites are. */
type Nested = (node: TSESTree.Node) => readonly NestedSite[];

function siteOf(repetition: Repetition, source: Source, nested: Nested): RetrySite {
  const runs = new SiteRuns(source, repetition);
  const { node } = repetition;
  return { kind: kindOf(runs), node, head: repetition.candidate.secondTry?.calls[1] ?? headOf(node), facts: factsOf(runs, node, nested) };
}

function factsOf(runs: SiteRuns, node: TSESTree.Node, nested: Nested): RetryFacts {
  const ways = once(() => waysOf(runs));
  const isConnection = (): boolean => kindOf(runs) === 'reconnect';
  const facts: RetryFacts = lazyFacts(node, {
    operation: () => operationOf(runs),
    bound: () => boundOf(runs),
    endlessAfter: () => (isConnection() ? [] : endlessAfter(runs, facts.bound)),
    delay: () => delayOf(ways(), runs, (paths) => boundIn(paths, runs)),
    growth: () => growthOf(ways(), runs),
    jitter: () => jitterOf(ways()),
    cap: () => capOf(ways(), facts.growth, facts.bound, runs),
    retriedStatuses: () => retriedStatusesOf(runs, facts.operation),
    retryAfter: () => retryAfterOf(runs, facts.operation),
    nesting: () => nested(node).filter((inner) => isTriedAgain(inner, { node, operation: facts.operation })),
    lastFailure: () => lastFailureOf(runs, facts.bound),
    cancellation: () => cancellationOf(runs, facts.delay),
    observability: () => observabilityOf(runs),
    repair: () => isRepair(runs),
    inTest: () => isTestCode(runs.source),
    ineffective: () => ineffectiveIn(runs, facts.bound),
    misleadingOptions: () => [],
    cures: () => null,
    shape: () => shapeOf(runs, facts.bound),
  });
  return facts;
}

const isToldOfLoss = ({ kind }: Candidate): boolean => kind === 'handler' || kind === 'monitor';

function kindOf(runs: SiteRuns): SiteKind {
  const { candidate, node, operation } = runs.repetition;
  if (/^(For|While|DoWhile|ForOf|ForIn)Statement$/.test(node.type)) return 'loop';
  if (candidate.kind === 'repeat') return 'repeat';
  if ([...operation.keys()].some((call) => isExchange(call, runs))) return 'recursion';
  if (isToldOfLoss(candidate) || [...operation.values()].some(livesOn)) return 'reconnect';
  const cycles = runs.retrying.flatMap(({ events }) => events.filter((event) => event.kind === 'cycle'));
  const connects = cycles.some(({ byTimer }) => byTimer) && [...operation.keys()].some(isConnect);
  // A request that is sent again from its callback is no connection that comes back.
  const isCallback = [...operation.values()].includes('callback');
  return connects || (!isCallback && cycles.some(({ byEvent }) => byEvent)) ? 'reconnect' : 'recursion';
}

/** What a report about something missing stands on: the loop's head, the function's name; where a call is made once more, that is it. */
function headOf(node: TSESTree.Node): TSESTree.Node {
  return isFunction(node) ? (nameOf(node) ?? node) : node;
}

/** One retry, at once, after something was done or waited for that is not the operation: a new token, a new connection, another host. */
function isRepair(runs: SiteRuns): boolean {
  if (boundIn(runs.repeating(runs.failing), runs)?.attempts !== 2) return false;
  return runs.retrying.every((trace) => retriesOf(trace, runs.repetition.candidate).every((retry) => retry.waits.length === 0 && (mayWait(retry) || mends(retry) || turnsElsewhere(retry, runs.source))));
}

/** `catch { client.host = fallbackHost; return load(); }` */
const turnsElsewhere = ({ events, to }: Retry, source: Source): boolean => events.some(({ kind, node }) => kind === 'handle' && changesAim(isFunction(node) ? (node.body ?? node) : node, source, contains(node, to.node) ? to.node.range[0] : Infinity));
