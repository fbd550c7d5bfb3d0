import type { End, Run } from './run-program.js';

/** How many waits are worth a look where a program goes on and on. */
const SHOWN = 4;

/**
 * What a program does, in a line: the wait in ms before each retry (`200`, or `0..200` where chance has a say), then how it
 * ends (`then 200 throws` where it waits before that). Returned responses are shown by their status.
 * The runs differ in chance only, from the least to the most.
 */
export function describeRuns(runs: readonly Run[]): string {
  const lines = new Set(runs.map(({ end, attempts }) => `${attempts} ${describeEnd(end)}`));
  const [least, most] = [runs[0], runs.at(-1)];
  if (least === undefined || most === undefined) return '';
  if (lines.size > 1) return runs.map((run) => describeRuns([run])).join(' | ');
  const waits = least.waits.map((wait, i) => interval(runs.map((run) => run.waits[i] ?? wait)));
  const shown = least.end.kind === 'goes on' ? waits.slice(0, SHOWN) : waits;
  const lastWait = interval(runs.map((run) => run.lastWait));
  return [...shown, ...(lastWait === '0' ? [] : [`then ${lastWait}`]), describeEnd(least.end)].join(' ');
}

/** Drawn evenly, a wait grows in step with chance: one that does not, as where chance is drawn twice, is shown by its values. */
function interval(waits: readonly number[]): string {
  const [low = 0, high = low] = [waits[0], waits.at(-1)].map((wait = 0) => Math.round(wait));
  const isEven = waits.every((wait, i) => Math.abs(wait - low - ((high - low) * i) / Math.max(1, waits.length - 1)) <= 1);
  if (!isEven) return `(${waits.map(Math.round).join(' ')})`;
  return low === high ? String(low) : `${low}..${high}`;
}

/** How a run ended, in words. */
export function describeEnd(end: End): string {
  switch (end.kind) {
    case 'returns':
      return `returns ${end.value instanceof Response ? end.value.status : String(end.value)}`;
    case 'throws':
      return `throws ${describeError(end.error)}`;
    default:
      return end.kind;
  }
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return error.message + cause;
}
