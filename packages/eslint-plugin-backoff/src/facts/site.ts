import type { TSESTree } from '@typescript-eslint/types';

import type { Repetition } from '../interpreter/detect.js';
import { isFunction, parentOf, type Source } from '../sites/source.js';
import { withoutThrowing } from '../sites/without-throwing.js';
import { boundOf } from './bound.js';
import { cancellationOf } from './cancellation.js';
import { capOf, delayOf, growthOf, jitterOf, waysOf } from './delay.js';
import { ineffectiveIn } from './ineffective.js';
import { lastFailureOf } from './last-failure.js';
import { lazily, once } from './lazily.js';
import { observabilityOf } from './observability.js';
import { operationOf } from './operation.js';
import { retryAfterOf } from './retry-after.js';
import { mayWait, mends, retriesOf } from './retries.js';
import type { Bound, NestedSite, RetryFacts, RetrySite, SiteKind } from './retry-site.js';
import { SiteRuns } from './runs.js';
import { shapeOf } from './shape.js';
import { retriedStatusesOf } from './statuses.js';
import { unknownFacts } from './unknown-facts.js';

/** The retry sites of a file, from the repetitions found in it. */
export function sitesOf(repetitions: readonly Repetition[], source: Source, nested: Nested): readonly RetrySite[] {
  return repetitions.flatMap((repetition) => withoutThrowing(() => [siteOf(repetition, source, nested)], []));
}

/** What retries inside a node: known when all sites are. */
type Nested = (node: TSESTree.Node) => readonly NestedSite[];

function siteOf(repetition: Repetition, source: Source, nested: Nested): RetrySite {
  const runs = new SiteRuns(source, repetition);
  const { node } = repetition;
  return { kind: kindOf(runs), node, head: headOf(node), facts: factsOf(runs, node, nested) };
}

function factsOf(runs: SiteRuns, node: TSESTree.Node, nested: Nested): RetryFacts {
  const unknown = unknownFacts(node);
  const operation = lazily(() => operationOf(runs), unknown.operation);
  const bound = lazily(() => boundOf(runs), unknown.bound);
  const ways = once(() => waysOf(runs));
  const delay = lazily(() => delayOf(ways(), runs), unknown.delay);
  const growth = lazily(() => growthOf(ways(), runs), unknown.growth);
  const jitter = lazily(() => jitterOf(ways()), unknown.jitter);
  const cap = lazily(() => capOf(ways(), growth(), bound(), runs), unknown.cap);
  const retriedStatuses = lazily(() => retriedStatusesOf(runs, operation()), unknown.retriedStatuses);
  const retryAfter = lazily(() => retryAfterOf(runs, operation()), unknown.retryAfter);
  const nesting = lazily(() => nested(node), unknown.nesting);
  const lastFailure = lazily(() => lastFailureOf(runs, bound()), unknown.lastFailure);
  const cancellation = lazily(() => cancellationOf(runs, delay()), unknown.cancellation);
  const observability = lazily(() => observabilityOf(runs), unknown.observability);
  const repair = lazily(() => isRepair(runs, bound()), unknown.repair);
  const ineffective = lazily(() => ineffectiveIn(runs, bound()), unknown.ineffective);
  const shape = lazily(() => shapeOf(runs, bound()), unknown.shape);
  return {
    get operation() { return operation(); },
    get bound() { return bound(); },
    get delay() { return delay(); },
    get growth() { return growth(); },
    get jitter() { return jitter(); },
    get cap() { return cap(); },
    get retriedStatuses() { return retriedStatuses(); },
    get retryAfter() { return retryAfter(); },
    get nesting() { return nesting(); },
    get lastFailure() { return lastFailure(); },
    get cancellation() { return cancellation(); },
    get observability() { return observability(); },
    get repair() { return repair(); },
    get ineffective() { return ineffective(); },
    misleadingOptions: [],
    cures: null,
    get shape() { return shape(); },
  };
}

function kindOf(runs: SiteRuns): SiteKind {
  const { candidate, node, operation } = runs.repetition;
  if (/^(For|While|DoWhile|ForOf|ForIn)Statement$/.test(node.type)) return 'loop';
  if (candidate.kind === 'repeat') return 'repeat';
  if (candidate.kind === 'handler' || [...operation.values()].includes('emitter')) return 'reconnect';
  const cycles = runs.retrying.flatMap(({ events }) => events.filter((event) => event.kind === 'cycle'));
  const connects = cycles.some(({ byTimer }) => byTimer) && [...operation.keys()].some(isConnect);
  return connects || cycles.some(({ byEvent }) => byEvent) ? 'reconnect' : 'recursion';
}

/** `client.connect()`, `this.ensureConnection()`: what is opened for long, and comes back by a timer. */
function isConnect(node: TSESTree.Node): boolean {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
  return node.callee.property.type === 'Identifier' && /^(re)?connect$|[a-z]Connection$/i.test(node.callee.property.name);
}

/** What a report about something missing stands on: the loop's head, the function's name. */
function headOf(node: TSESTree.Node): TSESTree.Node {
  if (!isFunction(node)) return node;
  return node.id ?? nameFrom(parentOf(node)) ?? node;
}

/** What a value is called by where it stands: the variable, the key, the place that it is assigned to. */
function nameFrom(parent: TSESTree.Node | null): TSESTree.Node | null {
  switch (parent?.type) {
    case 'VariableDeclarator':
      return parent.id;
    case 'MethodDefinition':
    case 'PropertyDefinition':
    case 'Property':
      return parent.key;
    case 'AssignmentExpression':
      return parent.left;
    default:
      return null;
  }
}

/** One retry, at once, after something was done or waited for that is not the operation: a new token, a new connection. */
function isRepair(runs: SiteRuns, bound: Bound): boolean {
  if (bound.kind !== 'attempts' || bound.attempts !== 2) return false;
  return runs.retrying.every((trace) => retriesOf(trace, runs.repetition.candidate).every((retry) => retry.waits.length === 0 && (mayWait(retry) || mends(retry))));
}
