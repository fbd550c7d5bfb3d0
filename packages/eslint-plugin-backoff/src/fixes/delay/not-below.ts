import type { TSESTree } from '@typescript-eslint/types';
import { valueOf } from '../code/arithmetic.js';
import type { Draft } from '../code/draft.js';
import { isAskedFor } from './asked-for.js';
import { milliseconds } from './delay-call.js';

/**
 * `Math.max(30_000, intervalMs)`: a ceiling from the settings cuts no wait of which nobody knows how long it is. One that is as long as a name stands for by
 * default is that name: callers may ask for more.
 */
export function notBelow(base: string, cap: string, at: TSESTree.Node, draft: Draft): string {
  const { site: { facts: { delay } }, settings } = draft;
  const isMadeUpCap = cap === milliseconds(settings.maxDelayMs);
  if (!isMadeUpCap && isDefaultOf(base, cap, delay.steps[0])) return base;
  const isSeen = valueOf(base) !== null || (delay.steps.some((step) => step !== null) && !isAskedFor(base, at, draft));
  return isSeen || !isMadeUpCap || !/^[\w$.]+( \* [\w$.]+)*$/.test(base) ? cap : `Math.max(${cap}, ${firstOf(base, draft)})`;
}

/** `delayMs` of `delayMs * attempt`, which the retries make longer. */
function firstOf(base: string, { site: { facts: { shape } } }: Draft): string {
  const factors = base.split(' * ').filter((factor) => factor !== shape.counter?.text);
  return factors.length === 0 ? base : factors.join(' * ');
}

/** Whether a ceiling is as long as a name stands for where callers say nothing. */
const isDefaultOf = (base: string, cap: string, own: { readonly min: number; readonly max: number } | null = null): boolean =>
  own !== null && own.min === own.max && valueOf(cap) === own.max && valueOf(base) === null && /^[\w$.]+$/.test(base);
