import type { DelayStep } from '../facts/retry-site.js';

/** Keeps a number and its unit on one line. */
export const space = '\u00a0';

const units = [
  { name: 'ms', ms: 1, until: 1000 },
  { name: 's', ms: 1000, until: 120_000 },
  { name: 'min', ms: 60_000, until: 7_200_000 },
  { name: 'h', ms: 3_600_000, until: Infinity },
] as const;

type Unit = Readonly<{ name: string; ms: number }>;

/** A time in ms: "0", "100 ms", "1.5 s", "17 min". Where `symbol` names an unknown unit, its multiple: "7 ×". */
export function time(amount: number, symbol: string | null = null): string {
  if (amount === 0 && symbol === null) return '0';
  return withUnit(amount, unitOf(amount, symbol));
}

/** A wait: "none", "1 s", "0.5 – 1 s", "500 ms – 1.5 s", "0 – 2 ×". */
export function interval({ min, max }: DelayStep, symbol: string | null = null): string {
  if (max === 0) return 'none';
  if (min === max) return time(max, symbol);
  const [low, high] = [unitOf(min, symbol), unitOf(max, symbol)];
  const from = min === 0 || low.name === high.name ? rounded(min / high.ms) : withUnit(min, low);
  return `${from}${space}–${space}${withUnit(max, high)}`;
}

/** "1,234", "0.5", "17": one decimal below 10, none above. */
export function rounded(amount: number): string {
  return amount < 10 ? String(Number(amount.toFixed(1))) : Math.round(amount).toLocaleString('en');
}

/** "1 retry", "4 retries". */
export function retries(count: number): string {
  return count === 1 ? `1${space}retry` : `${count.toLocaleString('en')}${space}retries`;
}

function unitOf(amount: number, symbol: string | null): Unit {
  if (symbol !== null) return { name: '×', ms: 1 };
  return units.find(({ until }) => amount < until) ?? units[3];
}

function withUnit(amount: number, unit: Unit): string {
  return `${rounded(amount / unit.ms)}${space}${unit.name}`;
}
