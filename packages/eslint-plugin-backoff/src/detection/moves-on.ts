import type { Path } from '../interpreter/paths.js';
import { attemptsOf } from '../interpreter/trace.js';
import type { Discovered } from './discover.js';

/** `while (batches.length > 0) { … await send(batches.shift()) … }`: each turn makes an attempt, and none is one of those before. */
export const movesOn = (paths: readonly Path[]): boolean =>
  paths.some(({ trace }) => {
    const attempts = attemptsOf(trace);
    const turns = new Set(attempts.map(({ cycle }) => cycle));
    return turns.size > 1 && new Set(attempts.map(({ target }) => target)).size === attempts.length;
  });

/**
 * `send(batch)` where `async send(batch) { const token = await logIn(); await post(token, batch); }`: what a function that is called with
 * something else each turn does in the same way each time is there for what goes by it, and is no retry. Where nothing goes by it, the
 * function may just be told the turn.
 *
 * @param moved what was seen to move on so far
 */
export function servesWhatMoves({ within }: Discovered, moved: readonly Discovered[], others: () => readonly Discovered[], moves: (other: Discovered) => boolean): boolean {
  const whole = moved.find(({ isLocal, node }) => isLocal && within.includes(node));
  if (whole === undefined) return false;
  const isInside = (other: Discovered): boolean => !other.isLocal && other.within.includes(whole.node);
  return moved.some(isInside) || others().some((other) => isInside(other) && moves(other));
}
