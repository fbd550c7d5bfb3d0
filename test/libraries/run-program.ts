import type { LibraryCase } from './library-case.js';
import { VirtualWaits } from './virtual-waits.js';
import { World } from './world.js';

/** How many waits are enough of a program that never gives up. */
export const MOST_WAITS = 14;

export interface Measured {
  /** The waits before the retries, in ms. */
  readonly waits: readonly number[];
  readonly attempts: number;
  readonly end: 'gives up' | 'goes on';
}

/** What a program really does, with everything that it asks chance for answered the same. */
export async function runProgram({ waitsIn, start }: LibraryCase, program: (...args: unknown[]) => unknown, chance: number): Promise<Measured> {
  const world = await World.open();
  const undo: (() => void)[] = [];
  let end: Measured['end'] = 'gives up';
  let goesOn: () => void = () => undefined;
  const stopped = new Promise<void>((resolve) => {
    goesOn = () => {
      end = 'goes on';
      resolve();
    };
  });
  const waits = new VirtualWaits((stack) => waitsIn.test(stack), MOST_WAITS, goesOn);
  await waits.during(chance, async () => {
    const given = Promise.resolve(start(program, world, (step) => undo.push(step))).then(() => undefined, () => undefined);
    await Promise.race([given, stopped]);
  });
  for (const step of undo) step();
  world.close();
  return { waits: waits.lengths, attempts: world.attempts, end };
}
