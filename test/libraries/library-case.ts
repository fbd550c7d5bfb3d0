import type { World } from './world.js';

/** A library, and programs that use it: each exported function of `programs/NAME.js` is one retry site. */
export interface LibraryCase {
  readonly name: string;
  /** The name of its descriptor. */
  readonly library: string;
  /** What the code that starts its waits has in its stack. */
  readonly waitsIn: RegExp;
  /** Starts a program. Resolves or rejects when it has given up; what is called at last lets go of what it has opened. */
  readonly start: (program: (...args: unknown[]) => unknown, world: World, cleanUp: (undo: () => void) => void) => unknown;
  /** How many retries each program makes before it gives up. */
  readonly retries: Readonly<Record<string, number | 'without end'>>;
}
