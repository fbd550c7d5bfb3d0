import { cumsum } from 'd3-array';
import type { DelayStep } from '../facts/retry-site.js';
import { type Axis, type Column, axisUntil, clients, columns, hammering, peak, returns } from './herd.js';
import { isAtOnce } from './policy.js';
import type { Schedule } from './schedule.js';
import { beyondStrip, colours, herdStrip, sharedScale, waitStrip } from './strips.js';
import { interval, space, time } from './words.js';

/** What the hover and the picture show under the policy. */
export interface Table {
  /** What stands over the end of the time axis: "1.5 s", "first 3 retries: 700 ms". */
  readonly axisEnd: string;
  readonly rows: readonly Row[];
  /** "requests per 20 ms". */
  readonly herdUnit: string;
  readonly herds: readonly Herd[];
}

/** One retry, or all that are not shown one by one. */
export interface Row {
  readonly retry: string;
  readonly waits: string;
  /** The time since the first failure, if every wait is as long as it can be. */
  readonly latest: string;
  /** The body of an SVG picture. */
  readonly strip: string;
}

/** How clients that failed together come back. */
export interface Herd {
  readonly words: string;
  readonly peak: number;
  readonly strip: string;
}

/** What a fix writes where nothing waits: milliseconds. */
export interface JitterDefaults {
  readonly baseDelayMs: number;
  readonly maxDelayMs: number;
  readonly maxAttempts: number;
}

const mostRows = 4;

/** How long an attempt is taken to last, in ms, where nothing else keeps retries apart. */
const attemptMs = 10;

/** Rows, strips and herds of a schedule. */
export function tableOf(schedule: Schedule, restWords: RestWords, defaults: JitterDefaults): Table {
  return isAtOnce(schedule) ? tableAtOnce(schedule, defaults) : tableOfWaits(schedule, restWords);
}

/** The words of the row for retries whose number is not known: how they are called, and when the last one comes. */
export interface RestWords {
  readonly retry: string;
  readonly latest: string;
}

function tableOfWaits(schedule: Schedule, words: RestWords): Table {
  const { waits, symbol, rest } = schedule;
  const near = waits.slice(0, rest !== null || waits.length > mostRows ? mostRows - 1 : mostRows);
  const latest = [...cumsum(waits, ({ max }) => max)];
  const axis = axisUntil(latest[near.length - 1] ?? 0);
  const rows = near.map((wait, index) => ({
    ...rowOf(schedule, latest, index),
    retry: String(index + 1),
    strip: waitStrip(latest[index - 1] ?? 0, wait, axis),
  }));
  const isPart = rest !== null || waits.length > near.length;
  const unit = `${time(axis.step, symbol)}${symbolWords(symbol)}`;
  return {
    axisEnd: `${isPart ? `first ${near.length} retries: ` : ''}${time(axis.end, symbol)}${symbolWords(symbol)}`,
    rows: isPart ? [...rows, lastRow(schedule, latest, words)] : rows,
    herdUnit: `requests per ${unit}`,
    herds: compare(near, axis),
  };
}

function rowOf({ waits, symbol }: Schedule, latest: readonly number[], index: number): Pick<Row, 'waits' | 'latest'> {
  return { waits: interval(waits[index] ?? { min: 0, max: 0 }, symbol), latest: time(latest[index] ?? 0, symbol) };
}

function lastRow(schedule: Schedule, latest: readonly number[], words: RestWords): Row {
  const { waits, symbol, rest } = schedule;
  if (rest === null) {
    const last = waits.length - 1;
    return { ...rowOf(schedule, latest, last), retry: `…${space}${waits.length}`, strip: beyondStrip };
  }
  const wait = rest.wait === null ? '?' : interval(rest.wait, symbol);
  return { retry: `…${space}${words.retry}`, waits: wait, latest: words.latest, strip: beyondStrip };
}

/** As it is, and as it would be with full jitter; where that is so already, as it would be without. */
function compare(waits: readonly DelayStep[], axis: Axis): readonly Herd[] {
  const now = columns(returns(waits), axis);
  const isFull = waits.every(({ min, max }) => min === 0 && max > 0);
  const other = waits.map(({ max }) => ({ min: isFull ? max : 0, max }));
  const compared = columns(returns(other), axis);
  return isFull
    ? herdsOf(axis, now, 'without jitter', compared, colours.line)
    : herdsOf(axis, now, 'with fullJitter', compared, colours.better);
}

function herdsOf(axis: Axis, now: readonly Column[], words: string, other: readonly Column[], fill: string): readonly Herd[] {
  const most = sharedScale(now, other);
  return [
    { words: 'now', peak: peak(now), strip: herdStrip(now, most, axis, colours.now) },
    { words, peak: peak(other), strip: herdStrip(other, most, axis, fill) },
  ];
}

/** Retries that never wait stand beside what a fix would make of them. */
function tableAtOnce({ count }: Schedule, { baseDelayMs, maxDelayMs, maxAttempts }: JitterDefaults): Table {
  const retries = Math.max(1, Math.min(mostRows, maxAttempts - 1));
  const jittered = Array.from({ length: retries }, (_, retry) => ({ min: 0, max: Math.min(maxDelayMs, baseDelayMs * 2 ** retry) }));
  const axis = axisUntil(jittered.reduce((sum, { max }) => sum + max, 0) || 1);
  const longest = Math.ceil((axis.end + axis.step) / attemptMs) - 1;
  const now = columns(hammering(Math.min(count ?? Infinity, longest), attemptMs), axis);
  return {
    axisEnd: time(axis.end),
    rows: [{ retry: 'all', waits: 'none', latest: 'at once', strip: beyondStrip }],
    herdUnit: `requests per ${time(axis.step)}, each taking ${time(attemptMs)}`,
    herds: herdsOf(axis, now, 'with fullJitter', columns(returns(jittered), axis), colours.better),
  };
}

function symbolWords(symbol: string | null): string {
  return symbol === null ? '' : ` ${symbol}`;
}

/** "If 100 clients fail together:". */
export const herdHeading = `If ${clients} clients fail together:`;
