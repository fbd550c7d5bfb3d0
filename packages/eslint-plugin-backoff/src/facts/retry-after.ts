import { exact } from '../interpreter/numbers.js';
import type { Path } from '../interpreter/run.js';
import { httpDate } from '../interpreter/scenario.js';
import type { WaitEvent } from '../interpreter/time.js';
import { Mark, hasMark } from '../interpreter/values.js';
import type { Operation, RetryAfterFact, RetryAfterMisuse } from './retry-site.js';
import { type Retry, retriesOf } from './retries.js';
import type { SiteRuns } from './runs.js';
import { judge } from './statuses.js';
import { waitOf } from './waits.js';

const UNAVAILABLE: RetryAfterFact = { kind: 'unavailable', statuses: [], misuse: null, uncapped: false };

/** What the site makes of the server's `Retry-After`. */
export function retryAfterOf(runs: SiteRuns, { http, failsBy }: Operation): RetryAfterFact {
  if (!http || failsBy === null) return UNAVAILABLE;
  const statuses = [429, 503].filter((code) => judge(runs.answering(code, failsBy, '7'), runs) === 'retried');
  const [code] = statuses;
  if (code === undefined) return UNAVAILABLE;
  const paths = statuses.flatMap((s) => runs.answering(s, failsBy, '7'));
  return {
    kind: kindOf(paths, runs),
    statuses,
    misuse: statuses.map((s) => misuseOf(runs, s, failsBy)).find((misuse) => misuse !== null) ?? null,
    uncapped: isUncapped(runs, code, failsBy),
  };
}

function kindOf(paths: readonly Path[], runs: SiteRuns): RetryAfterFact['kind'] {
  const waits = retriesIn(paths, runs).flatMap((retry) => retry.waits);
  if (waits.some((wait) => fromServer(wait))) return 'used';
  if (paths.some(({ trace }) => trace.events.some((event) => event.kind === 'read retry-after'))) return 'read';
  // A helper from elsewhere that is handed the failure may read the header.
  if (waits.some(({ value }) => value !== null && hasMark(value, Mark.operation)) || paths.some(({ run }) => run.failureHandedOn)) return 'unknown';
  return 'ignored';
}

const fromServer = ({ value }: WaitEvent): boolean => value !== null && hasMark(value, Mark.server);

function retriesIn(paths: readonly Path[], runs: SiteRuns): readonly Retry[] {
  return paths.flatMap(({ trace }) => retriesOf(trace, runs.repetition.candidate));
}

interface Probe {
  readonly header: string;
  /** What a wait that comes of it does wrong, by its length in ms. */
  readonly wrong: (ms: number) => RetryAfterMisuse['kind'] | null;
}

const PROBES: readonly Probe[] = [
  { header: '7', wrong: (ms) => (ms <= 100 ? 'seconds as ms' : null) },
  { header: httpDate(9000), wrong: (ms) => (Number.isNaN(ms) || ms < 1000 ? 'date not handled' : null) },
  { header: httpDate(-600_000), wrong: (ms) => (ms < 0 ? 'past date' : null) },
  { header: '-3', wrong: (ms) => (Math.abs(ms) > 1e9 ? 'negative' : null) },
];

function misuseOf(runs: SiteRuns, code: number, failsBy: 'response' | 'error'): RetryAfterMisuse | null {
  for (const { header, wrong } of PROBES) {
    const waits = retriesIn(runs.answering(code, failsBy, header), runs).flatMap((retry) => retry.waits);
    for (const wait of waits) {
      const ms = fromServer(wait) && wait.value !== null ? exactOrLow(wait.value) : null;
      const kind = ms === null || (hasMark(wait, Mark.unit) && !takesMs(wait.node, runs)) ? null : wrong(ms);
      if (kind !== null && ms !== null) return { kind, header, delayMs: Number.isNaN(ms) ? null : ms, node: waitOf(wait, true, runs).delayNode ?? wait.node };
    }
  }
  return null;
}

/** Whether a helper from elsewhere is elsewhere given what can only be milliseconds. */
function takesMs(node: TSESTree.Node, runs: SiteRuns): boolean {
  const waits = [...runs.retrying, ...runs.refused.flat().map((path) => path.trace)].flatMap(({ events }) => events.filter((event) => event.kind === 'wait'));
  return waits.some((wait) => wait.node === node && wait.value !== null && wait.value.symbol === null && wait.value.max >= 50);
}

const exactOrLow = (value: NonNullable<WaitEvent['value']>): number | null => (value.symbol === null ? (exact(value) ?? value.max) : null);

/** A server that asks for a day gets it. */
function isUncapped(runs: SiteRuns, code: number, failsBy: 'response' | 'error'): boolean {
  const waits = retriesIn(runs.answering(code, failsBy, '86400'), runs).flatMap((retry) => retry.waits);
  return waits.some((wait) => fromServer(wait) && wait.value !== null && (exactOrLow(wait.value) ?? 0) >= 86_400_000);
}
