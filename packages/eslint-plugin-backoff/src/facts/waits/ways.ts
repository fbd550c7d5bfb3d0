import type { NumberValue } from '../../interpreter/values/numbers.js';
import type { Path } from '../../interpreter/paths.js';
import type { TraceEvent } from '../../interpreter/trace.js';
import { Mark, hasMark, symbolOf } from '../../interpreter/values/values.js';
import { growthIn } from './growth.js';
import { isJittered } from './jitter.js';
import { type Retry, isImmediate, retriesAndLead } from '../runs/retries.js';
import type { SiteRuns } from '../runs/runs.js';

/** One way in which a site tries again, as one run saw it. */
export interface Way {
  readonly path: Path;
  /** With the way to the first attempt, where the site waits there too. */
  readonly retries: readonly Retry[];
  /** There is such a way among them. */
  readonly leads: boolean;
  /** How long the retries wait; null where one is not known at all. */
  readonly lengths: readonly NumberValue[] | null;
}

/** Ways that answer the same failure: what tells them apart comes from outside, so a defect must show in all of them. */
export type Group = readonly Way[];

/** The ways of some runs, by the failure that they answer. */
export function groupsOf(paths: readonly Path[], runs: SiteRuns): readonly Group[] {
  const groups = new Map<string, Way[]>();
  const ways = paths.map((path) => wayOf(path, runs));
  const lengths = new Set(ways.flatMap(({ retries }) => retries.flatMap(({ total }) => total?.symbol ?? [])));
  for (const way of ways) {
    const key = failureOf(way.path, lengths);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [way]);
    else group.push(way);
  }
  return [...groups.values()];
}

function wayOf(path: Path, runs: SiteRuns): Way {
  const { retries, leads } = retriesAndLead(path.trace, runs.repetition.candidate, runs.source);
  const totals = retries.map(({ total }) => total);
  const known = totals.filter((total) => total !== null);
  return { path, retries, leads, lengths: known.length === totals.length ? known : null };
}

/**
 * What the run took the failure for: its answers to the questions that the code asks of it. How long to wait, `delayMs > 0`,
 * is no such question.
 */
function failureOf({ trace, run }: Path, lengths: ReadonlySet<string>): string {
  const asked = new Set<string>();
  for (const symbol of trace.events.flatMap(questionsOf)) {
    const isLength = lengths.has(symbol.replace(/ [<>=!]+ [\d.]+$/, ''));
    const chosen = run.choices.of(symbol);
    if (chosen !== undefined && !isLength) asked.add(`${symbol}=${String(chosen)}`);
  }
  return [...asked].sort().join('\n');
}

function questionsOf(event: TraceEvent): readonly string[] {
  if (event.kind !== 'assume' && event.kind !== 'check') return [];
  const symbol = symbolOf(event.value);
  return hasMark(event.value, Mark.operation) ? [symbol, symbol.replace(/^!/, '')] : [];
}

export const waits = ({ retries }: Way): boolean => !retries.every(isImmediate);

/**
 * The way that speaks for a site: of the failures the one that is answered worst, and of the ways to answer it the one that
 * tells most. Null where nothing waits.
 */
export function spokesman(groups: readonly Group[]): Way | null {
  const candidates = groups.flatMap((group) => bestOf(steady(group.filter(waits))) ?? []);
  return candidates.reduce<Way | null>((worst, way) => (worst === null || badness(way) > badness(worst) ? way : worst), null);
}

/** Those that answer one question alike in each turn: what a run waits otherwise only because it changed its mind is no growth. All, where none is so. */
function steady(ways: Group): Group {
  const kept = ways.filter(({ path }) => !changesItsMind(path));
  return kept.length === 0 ? ways : kept;
}

/** `isSlow() ? 2000 : 3000`, and something was done that may have made it so, or not. */
function changesItsMind({ trace }: Path): boolean {
  const answers = new Map<string, boolean>();
  return trace.events.some((event) => {
    if (event.kind !== 'assume') return false;
    const symbol = symbolOf(event.value);
    const before = answers.get(symbol);
    answers.set(symbol, event.result);
    return before !== undefined && before !== event.result;
  });
}

/** Growing without chance is worse than waiting the same again, and that is worse than chance; what is not known is nothing. */
function badness(way: Way): number {
  const { lengths } = way;
  const kind = lengths === null ? 'unknown' : growthIn(lengths).kind;
  if (lengths === null || kind === 'unknown') return -1;
  if (isJittered(lengths)) return 0;
  return kind === 'fixed' ? 1 : kind === 'none' || kind === 'other' ? 0 : 2;
}

/** In one group: what is not known, or has chance, keeps the others from being reported. */
function bestOf(group: Group): Way | null {
  const order = [-1, 0, 2, 1];
  const rank = (way: Way): number => order.indexOf(badness(way));
  return group.reduce<Way | null>((best, way) => (best === null || rank(way) < rank(best) || (rank(way) === rank(best) && isPlainer(way, best)) ? way : best), null);
}

const isPlainer = (a: Way, b: Way): boolean => isKnown(a) && !isKnown(b);

const isKnown = ({ lengths }: Way): boolean => lengths?.every(({ symbol }) => symbol === null) ?? false;
