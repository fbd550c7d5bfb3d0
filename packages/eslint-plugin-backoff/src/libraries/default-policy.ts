import { UNDEFINED } from '../interpreter/values/values.js';
import { presetValue } from './call-shapes.js';
import { Given } from './given.js';
import type { Library } from './library.js';
import { byFormula } from './sequences.js';

/** What a library does where no option says otherwise. */
export interface DefaultPolicy {
  /** Attempts in all; Infinity where it never gives up. */
  readonly attempts: number;
  /** The waits before the first retries, in ms. */
  readonly waits: readonly { readonly min: number; readonly max: number }[];
  /** The longest that a wait can become; Infinity where nothing holds it down. */
  readonly capMs: number;
}

const FIRST_WAITS = 4;
const MANY_WAITS = 60;

export function defaultPolicy(library: Library): DefaultPolicy {
  const { options, capMs } = library;
  const { lengths: found, endsAfter } = byFormula(library, defaultsOf(library), MANY_WAITS);
  const lengths = found ?? [];
  const attempts = endsAfter === null ? attemptsOf(options) : endsAfter + 1;
  const waits = lengths.map(({ min, max }) => ({ min, max }));
  const [last, before] = [waits.at(-1)?.max ?? 0, waits.at(-2)?.max ?? 0];
  return { attempts, waits: waits.slice(0, Math.min(FIRST_WAITS, attempts - 1)), capMs: capMs ?? (endsAfter === null && last !== before ? Infinity : knownCap(Math.max(...waits.map(({ max }) => max), 0))) };
}

/** What a call goes by that gives no options. */
function defaultsOf({ options, presets = {}, defaultPreset = '' }: Library): Given {
  const preset = presets[defaultPreset];
  return new Given(preset === undefined ? UNDEFINED : presetValue(preset), options);
}

/** Attempts in all, by the option that counts them. */
function attemptsOf(options: Library['options']): number {
  const [spec] = Object.values(options).filter(({ role }) => role === 'attempts');
  const count = typeof spec?.default === 'number' && spec.default !== spec.unboundedAt ? spec.default : Infinity;
  return spec?.counts === 'attempts' ? count : count + 1;
}

/** A ceiling that no wait ever comes to is none. */
const knownCap = (ms: number): number => (ms >= Number.MAX_SAFE_INTEGER ? Infinity : ms);
