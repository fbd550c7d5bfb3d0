import type { CompareEvent, Trace } from '../../interpreter/trace.js';
import { contains } from '../../sites/source.js';
import type { SiteRuns } from '../runs/runs.js';

/**
 * `if (leftMs > delayMs) return load(url, leftMs - delayMs); throw error;`: whether a run ended by a comparison of which one side comes, in
 * other runs, of what it was at the attempt before. How much there is of it the file does not tell, but each attempt takes some.
 */
export function isUsedUp(runs: SiteRuns): boolean {
  const ended = runs.failing.filter(({ trace }) => trace.end.kind !== 'cut').flatMap(({ trace }) => comparisonsOf(trace, runs));
  return runs.retrying.some((trace) => {
    const asked = comparisonsOf(trace, runs);
    return ended.some(({ node, result }) => isTakenFrom(asked.filter((event) => event.node === node && event.result !== result)));
  });
}

const comparisonsOf = ({ events }: Trace, { repetition }: SiteRuns): readonly CompareEvent[] => events.filter((event): event is CompareEvent => event.kind === 'compare' && contains(repetition.node, event.node));

const isTakenFrom = (asked: readonly CompareEvent[]): boolean => isMadeOfLast(asked.map(({ left }) => left.symbol)) || isMadeOfLast(asked.map(({ right }) => right.symbol));

/** Each holds the one before it, and more: `total`, `(total + -1 × delayMs)`. A plain number may come first; names are cut where they grow too long. */
function isMadeOfLast([first = null, ...others]: readonly (string | null)[]): boolean {
  const named = (first === null ? others : [first, ...others]).slice(0, 3);
  return named.length > 1 && named.every((symbol, i) => i === 0 || isMore(symbol, named[i - 1] ?? null));
}

const isMore = (symbol: string | null, before: string | null): boolean => symbol !== null && before !== null && symbol !== before && symbol.includes(before);
