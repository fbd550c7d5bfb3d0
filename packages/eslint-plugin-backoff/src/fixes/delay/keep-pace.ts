import { literalNumber } from '../code/arithmetic.js';
import type { Draft } from '../code/draft.js';
import { bare } from '../code/syntax.js';
import { delayCall } from './delay-call.js';
import type { DelaySource } from './delay-source.js';
import { ENOUGH } from './keep-own-chance.js';
import { replaceLength } from './tell-wait.js';

/** Of so many attempts with one wait between them, what is meant is how long they take in all: until a service is up. */
const PACED_ATTEMPTS = 10;

/**
 * Adds what the server asks for to the pace of many attempts, `5000`, with as much chance on top as is enough.
 *
 * @returns whether the delay is one of those
 */
export function keepPace(draft: Draft, { node, unitMs, calls }: DelaySource, retryAfter: string): boolean {
  const ms = literalNumber(bare(node));
  if (unitMs !== 1 || calls.length > 0 || !isPace(draft) || (ms === null && bare(node).type !== 'Identifier')) return false;
  const width = ms === null ? `${draft.file.textOf(node)} * ${ENOUGH.share}` : String(Math.ceil(ms * ENOUGH.share));
  // Two waits may have their length from one constant, and it may be written in a log as well.
  draft.once(node, () => {
    const call = delayCall(draft, { attempt: '0', base: width, cap: width, retryAfter });
    replaceLength(draft, node, `Math.min(${draft.file.textOf(node)} + ${call}, 2 ** 31 - 1)`);
    return call;
  });
  return true;
}

/** A wait that stays the same, and is long enough for a part of it to be random. */
function isPace({ site: { facts: { growth, bound, delay } } }: Draft): boolean {
  const isLong = delay.steps.every((step) => step !== null && step.max * ENOUGH.share >= ENOUGH.ms);
  return isLong && growth.kind === 'fixed' && bound.kind === 'attempts' && bound.attempts >= PACED_ATTEMPTS;
}
