import type { TSESTree } from '@typescript-eslint/types';

import { exact } from '../../interpreter/values/numbers.js';
import type { Path } from '../../interpreter/paths.js';
import { repeats } from '../../detection/repeats.js';
import { STATUSES } from '../../interpreter/scenario.js';
import { SHORTEST_SENSIBLE_MS, type WaitEvent } from '../../interpreter/values/time.js';
import type { Trace, TraceEvent } from '../../interpreter/trace.js';
import { type Value, Mark, hasMark, symbolOf } from '../../interpreter/values/values.js';
import { A_DAY, HEADER_PROBES } from '../runs/header-probes.js';
import type { Operation, RetryAfterFact, RetryAfterMisuse } from '../retry-site.js';
import { type Retry, mayWait, mendsState, retriesOf, unawaitedWaits } from '../runs/retries.js';
import type { SiteRuns } from '../runs/runs.js';
import { clientFor } from '../operation/request.js';
import { isAwaited, judge } from './statuses.js';
import { isSwallowed } from './swallowed.js';
import { mayBeSeconds } from '../runs/unknown-unit.js';
import { stepOf, symbolicOf } from '../waits/delay.js';
import { distinct, waitOf } from '../waits/waits.js';
import { wordFor } from '../words.js';

const UNAVAILABLE: RetryAfterFact = { kind: 'unavailable', statuses: [], misuse: null, uncapped: false };

/** What the site makes of the server's `Retry-After`. */
export function retryAfterOf(runs: SiteRuns, operation: Operation): RetryAfterFact {
  const { failure } = runs.repetition;
  const failsBy = operation.failsBy ?? (failure.kind === 'status' ? failure.as : null);
  if (failsBy === null) return UNAVAILABLE;
  const statuses = refusals(runs).filter((code) => isRetried(code, runs.answering(code, failsBy, '7'), runs));
  const [code] = statuses;
  if (code === undefined) return UNAVAILABLE;
  const paths = statuses.flatMap((s) => telling(s, runs.answering(s, failsBy, '7'), runs));
  const retries = retriesIn(paths, runs);
  return {
    kind: kindOf(paths, runs, failsBy),
    statuses,
    misuse: statuses.map((s) => misuseOf(runs, s, failsBy)).find((misuse) => misuse !== null) ?? null,
    uncapped: isUncapped(runs, code, failsBy),
    waits: distinct(retries.flatMap((retry) => retry.waits), true, runs),
    atOnce: retries.length > 0 && retries.every((retry) => retry.waits.length === 0 && unawaitedWaits(retry).length === 0 && !mayWait(retry)),
    ...firstWaitIn(paths, runs),
  };
}

/** `if (status >= Codes.SERVER) … else if (status === 429) …`: of what may be and what is asked by name, the latter tells what is done about a status. */
function telling(code: number, paths: readonly Path[], runs: SiteRuns): readonly Path[] {
  const byName = paths.filter(({ run, trace }) => run.namedStatuses.has(code) && repeats(trace, runs.repetition.candidate));
  return byName.length > 0 ? byName : paths;
}

/** What the first retry waits, where that is known and the same after each of the statuses; what the answer itself says is another length for each. */
function firstWaitIn(paths: readonly Path[], runs: SiteRuns): Pick<RetryAfterFact, 'firstWait' | 'waitsDiffer'> {
  const [first = null, ...others] = paths.flatMap(({ trace }) => retriesOf(trace, runs.repetition.candidate).slice(0, 1)).map(firstWaitOf);
  const isCommon = others.every((other) => other === first);
  return { firstWait: isCommon ? first : null, waitsDiffer: !isCommon && first !== null && !others.includes(null) };
}

const firstWaitOf = ({ total }: Retry): string | null => (total === null || hasMark(total, Mark.status | Mark.operation | Mark.server) ? null : wordFor(stepOf(total), symbolicOf(total)));

/** Statuses by which HTTP says something else than to come again: no such method here, gone for good. */
const IS_TAKEN = /^(40\d|41\d|42[1-8]|431|451|50[1258]|51[01])$/;

/** The statuses that servers send with the header, and the one by which the site was found, where that is a server's own: 420, 529. */
function refusals({ repetition: { failure } }: SiteRuns): readonly number[] {
  return [...new Set([429, 503, ...(failure.kind === 'status' && !STATUSES.includes(failure.status) && !IS_TAKEN.test(String(failure.status)) ? [failure.status] : [])])];
}

/**
 * Who names the status, or reads the header, on the way to another attempt has let the status through, whatever a filter from elsewhere
 * says of it.
 */
function isRetried(code: number, paths: readonly Path[], runs: SiteRuns): boolean {
  const judgement = isAwaited(paths, runs) ? 'unknown' : judge(paths, runs);
  const lets = ({ run, trace }: Path): boolean => repeats(trace, runs.repetition.candidate) && (readsHeader(trace) || run.namedStatuses.has(code));
  return judgement === 'retried' || (judgement === 'unknown' && paths.some(lets));
}

const readsHeader = ({ events }: Trace): boolean => events.some((event) => event.kind === 'read retry-after');

/** Who reads the header for one of the statuses knows of it: what it waits for the other is a decision of its own. */
const reads = (runs: SiteRuns, failsBy: 'response' | 'error'): boolean =>
  refusals(runs).some((code) => runs.answering(code, failsBy, '7').some(({ trace }) => readsHeader(trace)));

function kindOf(paths: readonly Path[], runs: SiteRuns, failsBy: 'response' | 'error'): RetryAfterFact['kind'] {
  const retries = retriesIn(paths, runs);
  const waits = retries.flatMap((retry) => retry.waits);
  if (waits.some((wait) => fromServer(wait))) return 'used';
  // What the server refused was made room for.
  if (retries.every((retry) => mendsState(retry))) return 'unknown';
  if (reads(runs, failsBy)) return 'read';
  if (isOutOfHand(paths, runs, failsBy)) return 'unknown';
  // A helper from elsewhere that is handed the failure may read the header.
  if (waits.some(({ value }) => value !== null && hasMark(value, Mark.operation)) || paths.some(({ run }) => run.failureHandedOn) || goesByHeaders(runs, failsBy)) return 'unknown';
  return 'ignored';
}

/** `const waitMs = resetDelay(response.headers); if (waitMs > 5000) throw …`: who goes by what all headers come to, be it for one of the statuses, may leave it for the other. */
const goesByHeaders = (runs: SiteRuns, failsBy: 'response' | 'error'): boolean =>
  refusals(runs).some((code) => runs.answering(code, failsBy, '7').some(({ trace }) => trace.events.some((event) => valuesAsked(event).some(isOfHeaders))));

/** What all headers come to, or one of them of which nobody knows which: `headers[Object.keys(headers).find(isAsked)]`. */
const isOfHeaders = (value: Value): boolean => /\(headers\)|\bheaders\[/.test(symbolOf(value));

const valuesAsked = (event: TraceEvent): readonly Value[] => (event.kind === 'assume' ? [event.value] : event.kind === 'compare' ? [event.left, event.right] : []);

/** Whether nobody knows of the answer, where the site deals with it, that it has headers. */
function isOutOfHand(paths: readonly Path[], runs: SiteRuns, failsBy: 'response' | 'error'): boolean {
  if (failsBy === 'response') return [...runs.repetition.operation.keys()].every((call) => givesParts(call, runs));
  const again = runs.repeating(paths);
  return again.some((path) => isOutOfReach(path, runs)) || isOnlySaid(again);
}

/**
 * An error from elsewhere, of which nobody knows whether it has headers, has become one that this file makes, or was kept back by a function
 * that is called: where the site waits, it is no longer at hand. A response has headers.
 */
const isOutOfReach = (path: Path, { repetition: { candidate } }: SiteRuns): boolean => path.run.clients.size === 0 && (path.run.failureReplaced || isSwallowed(path, candidate));

/** `const { body, statusCode } = await api.list()`: of what is no known client the file shows the parts that it gives, and no headers among them. */
function givesParts(call: TSESTree.Node, runs: SiteRuns): boolean {
  const given = call.parent?.type === 'AwaitExpression' ? call.parent.parent : call.parent;
  if (given?.type !== 'VariableDeclarator' || given.id.type !== 'ObjectPattern' || clientFor(call, runs) !== null) return false;
  return given.id.properties.every((part) => part.type === 'Property' && runs.source.text(part.key) !== 'headers');
}

/** `message.includes('429')` alone shows that an error has a text, and not that it has headers. */
const isOnlySaid = (paths: readonly Path[]): boolean => paths.some(({ run }) => run.statusesSought.size > 0) && !paths.some(({ run }) => run.clients.size > 0 || run.errorIsOfClient || run.errorIsOfHttp || run.statusRead);

const fromServer = ({ value }: WaitEvent): boolean => value !== null && hasMark(value, Mark.server);

function retriesIn(paths: readonly Path[], runs: SiteRuns): readonly Retry[] {
  return paths.flatMap(({ trace }) => retriesOf(trace, runs.repetition.candidate));
}

function misuseOf(runs: SiteRuns, code: number, failsBy: 'response' | 'error'): RetryAfterMisuse | null {
  for (const { header, wrong } of HEADER_PROBES) {
    // Of two waits before one retry the second may be a rest, or on top.
    const waits = retriesIn(runs.answering(code, failsBy, header), runs).flatMap((retry) => retry.waits.find(fromServer) ?? []);
    for (const wait of waits) {
      const ms = lengthOf(wait, { code, failsBy, runs });
      const kind = ms === null ? null : wrong(ms);
      if (kind !== null && ms !== null) return { kind, header, delayMs: Number.isNaN(ms) ? null : ms, wait: waitOf(wait, true, runs) };
    }
  }
  return null;
}

/** What is asked of the site: what it makes of this status. */
interface Question {
  readonly code: number;
  readonly failsBy: 'response' | 'error';
  readonly runs: SiteRuns;
}

/** The length in ms of a wait that the server directs; null where it is not known. What is no number, or nothing, is so in any unit. */
function lengthOf(wait: WaitEvent, question: Question): number | null {
  const { value } = wait;
  if (value === null || !fromServer(wait) || (hasMark(value, Mark.unit) && value.max > 0 && !takesMs(wait, question))) return null;
  return exactOrLow(value);
}

/** Whether a helper from another file is at other times given what can only be milliseconds, and never what may be seconds. */
function takesMs({ node }: WaitEvent, { code, failsBy, runs }: Question): boolean {
  const headers = [null, ...HEADER_PROBES.map(({ header }) => header)];
  const waits = retriesIn(headers.flatMap((header) => runs.answering(code, failsBy, header)), runs).flatMap((retry) => retry.waits.filter((wait) => wait.node === node));
  return !waits.some(mayBeSeconds) && waits.some(({ value }) => value !== null && (exactOrLow(value) ?? 0) >= SHORTEST_SENSIBLE_MS);
}

const exactOrLow = (value: NonNullable<WaitEvent['value']>): number | null => (value.symbol === null ? (exact(value) ?? value.max) : null);

/** A server that asks for a day gets it. */
function isUncapped(runs: SiteRuns, code: number, failsBy: 'response' | 'error'): boolean {
  const waits = retriesIn(runs.answering(code, failsBy, A_DAY), runs).flatMap((retry) => retry.waits);
  return waits.some((wait) => (lengthOf(wait, { code, failsBy, runs }) ?? 0) >= 86_400_000);
}
