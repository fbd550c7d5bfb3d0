import type { Path } from '../interpreter/paths.js';
import { attemptsOf } from '../interpreter/trace.js';
import { contains } from '../sites/source.js';
import type { Discovered } from './discover.js';
import { entryOf } from './repeats.js';

/** `while (batches.length > 0) { … await send(batches.shift()) … }`: each turn makes an attempt, and none is one of those before. */
export const movesOn = (paths: readonly Path[]): boolean =>
  paths.some(({ trace }) => {
    const attempts = attemptsOf(trace);
    const turns = new Set(attempts.map(({ cycle }) => cycle));
    return turns.size > 1 && new Set(attempts.map(({ target }) => target)).size === attempts.length;
  });

/** `return load(bestMatch(name, names))`: the call by which a function goes round asks for something else, but where chance has it that it is the same. */
export function goesElsewhere({ trace }: Path, paths: readonly Path[]): boolean {
  const entry = entryOf(trace);
  return entry !== null && paths.some((path) => entryOf(path.trace) === entry && movesOn([path]));
}

/**
 * `send(batch)` where `async send(batch) { const token = await logIn(); await post(token, batch); }`: what a function that is called with
 * something else each turn does in the same way each time is there for what goes by it, and is no retry. Where nothing goes by it, the
 * function may just be told the turn. So does a promise that is made of it, `new Promise((resolve, reject) => { …; server.listen(port); })`,
 * and what it is asked of: `base(table).select(fields).all()`.
 *
 * @param moved what was seen to move on so far
 */
export function servesWhatMoves({ node, within }: Discovered, moved: readonly Discovered[], others: () => readonly Discovered[], moves: (other: Discovered) => boolean): boolean {
  const isAround = ({ node: other }: Discovered): boolean => other !== node && ((other.type === 'CallExpression' && contains(other.callee, node)) || (node.type === 'NewExpression' && contains(node, other)));
  if (others().some((other) => isAround(other) && moves(other))) return true;
  const whole = moved.find(({ isLocal, node: call }) => isLocal && within.includes(call));
  if (whole === undefined) return false;
  const isInside = (other: Discovered): boolean => !other.isLocal && other.within.includes(whole.node);
  return moved.some(isInside) || others().some((other) => isInside(other) && moves(other));
}
