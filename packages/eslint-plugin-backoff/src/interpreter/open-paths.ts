import type { Choice } from './choices.js';
import type { Scenario } from './scenario.js';

/** The choices that a path begins with: whether each was taken as preferred. */
export type Prefix = readonly boolean[];

/** The paths that are yet to be run, those that tell most first. */
export class OpenPaths {
  private first: readonly OtherPath[] = [];
  private last: readonly OtherPath[] = [];

  constructor(private way: Prefix | undefined) {}

  take(): Prefix | undefined {
    const { way } = this;
    this.way = undefined;
    return way ?? this.takeOther();
  }

  private takeOther(): Prefix | undefined {
    const [next, ...first] = this.first;
    if (next !== undefined) {
      this.first = first;
      return prefixOf(next);
    }
    const [later, ...last] = this.last;
    this.last = last;
    return later && prefixOf(later);
  }

  add(others: readonly OtherPath[], { operation, outcome, endsWhenLeft }: Scenario): void {
    // Where it is only asked whether the code goes on, the last choice is the likeliest to have ended it; one of the first may have, too.
    const asksForEnd = endsWhenLeft === true && outcome.kind === 'success';
    const isTold = (other: OtherPath): boolean => other.isTold || (asksForEnd && other.whileWaiting);
    const order = asksForEnd ? lastOnesFirst : asTheyCame;
    const [telling, told] = [order(others.filter((other) => !isTold(other))), others.filter(isTold)];
    // What is decided after the failure tells more than what led to the first attempt.
    const isUrgent = ({ afterAttempt }: OtherPath): boolean => operation.size > 0 && afterAttempt;
    this.first = [...telling.filter(isUrgent), ...this.first, ...telling.filter((other) => !isUrgent(other))];
    this.last = [...this.last, ...told];
  }
}

const asTheyCame = <T>(list: readonly T[]): readonly T[] => list;

/** From the last one back, but for the very first, which comes third. */
function lastOnesFirst<T>(list: readonly T[]): readonly T[] {
  const reversed = list.toReversed();
  return list.length < 4 ? reversed : [...reversed.slice(0, 2), ...reversed.slice(-1), ...reversed.slice(2, -1)];
}

/** A path that goes the way of another one up to a choice, and turns that. */
interface OtherPath {
  readonly choices: readonly Choice[];
  readonly turned: number;
  readonly afterAttempt: boolean;
  readonly whileWaiting: boolean;
  /**
   * Another choice in the same condition leads to the same place, or back to where this path was: of `a || b || c` the last one. What was
   * prescribed led to the operation, and may not do so when it is turned.
   */
  readonly isTold: boolean;
}

/** Made for the few that are run: a path with many choices has as many others beside it. */
const prefixOf = ({ choices, turned }: OtherPath): Prefix => [...choices.slice(0, turned).map(({ preferred }) => preferred), false];

/** The paths that differ in one choice behind those which were prescribed, or in one of `open` among them. */
export function otherPaths(choices: readonly Choice[], prescribed: number, isPinned: boolean, open: ReadonlySet<number> = NONE): readonly OtherPath[] {
  return choices.flatMap(({ attempts, whileWaiting, condition }, turned) => {
    const afterAttempt = attempts > 0;
    if ((turned < prescribed && !open.has(turned)) || (isPinned && !afterAttempt)) return [];
    const isTold = turned < prescribed || (condition !== null && choices[turned + 1]?.condition === condition);
    return [{ choices, turned, afterAttempt, whileWaiting, isTold }];
  });
}

const NONE: ReadonlySet<number> = new Set();
