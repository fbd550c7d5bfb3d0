import type { TSESTree } from '@typescript-eslint/types';

/** One of two ways that a run took where the file does not tell which. */
export interface Choice {
  /** The way that the code seems made for; other runs take the other one. */
  readonly preferred: boolean;
  /** How often the operation had been attempted: what was decided before the first one is not asked again. */
  readonly attempts: number;
  /** What it was part of, where a condition asked. */
  readonly condition: TSESTree.Node | null;
  /** Whether the run waited before, or asked how long to: whatever is chosen then, it comes to another attempt. */
  readonly whileWaiting: boolean;
}

/** The choices of one path: each name is chosen once. */
export class Choices {
  /** In the order in which they were made. */
  readonly made: Choice[] = [];
  /** Of those, the ones that were asked for once more after an attempt: by their place. */
  readonly askedAgain = new Set<number>();
  private readonly taken = new Map<string, boolean>();
  private readonly places = new Map<string, number>();

  /** `prefix` tells of the first choices whether each is taken as preferred; the others are. */
  constructor(private readonly prefix: readonly boolean[]) {}

  /** What was chosen of a name; undefined where nothing was. Whether the answer to an attempt asks is noted. */
  of(symbol: string, isAnswering = false): boolean | undefined {
    const place = this.places.get(symbol);
    if (isAnswering && place !== undefined) this.askedAgain.add(place);
    return this.taken.get(symbol);
  }

  make(symbol: string, prefer: boolean, circumstances: Omit<Choice, 'preferred'>): boolean {
    const preferred = this.prefix[this.made.length] ?? true;
    const taken = preferred ? prefer : !prefer;
    this.places.set(symbol, this.made.length);
    this.made.push({ preferred, ...circumstances });
    this.taken.set(symbol, taken);
    return taken;
  }

  /** What was taken to be missing is there by now: something was read of it, which would have thrown. */
  overrule(symbol: string): void {
    if (this.taken.get(symbol) === false) this.taken.set(symbol, true);
  }

  /** Forgets what was chosen of everything whose name begins so; whether there was something. */
  forget(beginning: string): boolean {
    const forgotten = [...this.taken.keys()].filter((symbol) => symbol.startsWith(beginning));
    for (const symbol of forgotten) this.taken.delete(symbol);
    return forgotten.length > 0;
  }
}
