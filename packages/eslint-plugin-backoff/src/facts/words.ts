import { mostAttempts } from './bound/most-attempts.js';
import { UNKNOWN_UNIT } from './runs/unknown-unit.js';
import type { Bound, DelayStep, RetryFacts, SymbolicStep } from './retry-site.js';

/** How many waits a sentence shows before it goes on with "…". */
const shownSteps = 3;

/** Where nobody knows how many retries there are: two tell how the waits grow, and a third may never come. */
const shownOfUnknown = 2;

const units = [
  { name: 'ms', ms: 1, until: 1000 },
  { name: 's', ms: 1000, until: 120_000 },
  { name: 'min', ms: 60_000, until: 7_200_000 },
  { name: 'h', ms: 3_600_000, until: 172_800_000 },
  { name: 'days', ms: 86_400_000, until: Infinity },
] as const;

/** "500 ms", "1.5 s", "3 min". */
export function time(ms: number): string {
  const unit = unitOf(ms);
  return `${amount(ms, unit)} ${unit.name}`;
}

/** "1 s", "0–1 s", "500 ms–2 s". */
export function range({ min, max }: DelayStep): string {
  const [low, high] = [unitOf(min), unitOf(max)];
  if (time(min) === time(max)) return time(max);
  return min === 0 || low === high ? `${amount(min, high)}–${time(max)}` : `${time(min)}–${time(max)}`;
}

/** "1 s, 2 s, 4 s, …", or "1 s" where all are the same, with the name that they are held to; null where nothing is known of them. */
export function sequence({ delay, bound, cap }: Pick<RetryFacts, 'delay' | 'bound' | 'cap'>): string | null {
  const waited = (mostAttempts(bound) ?? Infinity) - (delay.leads === true ? 0 : 1);
  const words = delay.steps.map((step, index) => wordFor(step, delay.symbolic[index]));
  const unknown = words.indexOf(null);
  const known = words.slice(0, Math.min(waited, unknown === -1 ? words.length : unknown));
  const [first] = known;
  if (first === undefined) return null;
  if (unknown === -1 && known.every((word) => word === first)) return first;
  const wording = wordingOf(bound.kind === 'unknown' ? known.slice(0, shownOfUnknown) : known, known.length < waited);
  return cap.kind === 'named' ? `${wording} (at most ${cap.name.replace(` × ${UNKNOWN_UNIT}`, '')})` : wording;
}

/** "100 ms, 200 ms, …", and "100 ms 4 times, then 1 s" where a sentence would show nothing but what is alike. */
function wordingOf(words: readonly (string | null)[], goesOn: boolean): string {
  const [first] = words;
  const alike = words.findIndex((word) => word !== first);
  const isComplete = !goesOn && words.length <= shownSteps + 1;
  if (alike >= shownSteps) return `${first ?? ''} ${alike} times, then ${words[alike] ?? ''}${goesOn || words.length > alike + 1 ? ', …' : ''}`;
  return isComplete ? words.join(', ') : `${words.slice(0, shownSteps).join(', ')}, …`;
}

/** One wait as a sentence shows it; null where nothing is known of it. */
export const wordFor = (step: DelayStep | null, symbolic: SymbolicStep | null | undefined): string | null => (step ? range(step) : (symbolic?.text ?? null));

/** "5 attempts", "attempts for 10 s", "attempts without end": what the bound leaves. */
export function attempts(bound: Bound): string {
  if (bound.kind === 'attempts') return bound.attempts === 1 ? '1 attempt' : `${bound.attempts} attempts`;
  if (bound.kind === 'named') return `as many attempts as ${bound.name} allows`;
  if (bound.kind === 'none') return 'attempts without end';
  return bound.kind === 'time' && bound.ms !== null ? `attempts for ${time(bound.ms)}` : 'all attempts';
}

/** "404", "404 and 422", "400, 404 and 422". */
export function list(items: readonly (string | number)[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
}

function unitOf(ms: number) {
  return units.find(({ until }) => Math.abs(ms) < until) ?? units[4];
}

function amount(ms: number, unit: { readonly ms: number }): string {
  return String(Number((ms / unit.ms).toPrecision(3)));
}
