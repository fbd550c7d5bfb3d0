import { bin, cumsum, max, range, ticks } from 'd3-array';
import { randomLcg, randomUniform } from 'd3-random';
import type { DelayStep } from '../facts/retry-site.js';

/** How many clients fail together. */
export const clients = 100;

/** About as many columns a picture has. */
const wantedColumns = 75;

/** One column: the requests that come from `start` until `end`. */
export interface Column {
  readonly start: number;
  readonly end: number;
  readonly requests: number;
}

/** A time axis from 0, cut into columns of a round width. One column lies beyond the end, so that what comes last is seen. */
export interface Axis {
  readonly end: number;
  readonly step: number;
}

/** The axis that ends at `end`, which is more than 0. */
export function axisUntil(end: number): Axis {
  const [, step = end] = ticks(0, end, wantedColumns);
  return { end, step };
}

/** When each client retries: it draws every wait evenly. The seed is fixed, so a site has the same picture each time. */
export function returns(waits: readonly DelayStep[]): readonly number[] {
  const chance = randomUniform.source(randomLcg(42))(0, 1);
  return range(clients).flatMap(() => [...cumsum(waits, ({ min, max: most }) => min + (most - min) * chance())]);
}

/** When each client retries that does not wait: an attempt takes `attempt` ms. */
export function hammering(retries: number, attempt: number): readonly number[] {
  return range(1, retries + 1).flatMap((retry) => Array.from({ length: clients }, () => retry * attempt));
}

/** The requests at these times, counted by column. */
export function columns(times: readonly number[], { end, step }: Axis): readonly Column[] {
  const edges = range(step, end + step / 2, step);
  const inColumns = bin().domain([0, end + step]).thresholds(edges);
  return inColumns([...times]).map((column) => ({ start: column.x0 ?? 0, end: column.x1 ?? end, requests: column.length }));
}

/** The most requests that come in one column. */
export function peak(herd: readonly Column[]): number {
  return max(herd, ({ requests }) => requests) ?? 0;
}
