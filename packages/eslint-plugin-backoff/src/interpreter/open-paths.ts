import type { Choice } from './choices.js';
import type { Scenario } from './scenario.js';

/** The choices that a path begins with: whether each was taken as preferred. */
export type Prefix = readonly boolean[];

/** The paths that are yet to be run, those that tell most first. */
export class OpenPaths {
  private first: readonly Prefix[];
  private last: readonly Prefix[] = [];

  constructor(way: Prefix) {
    this.first = [way];
  }

  take(): Prefix | undefined {
    const [next, ...first] = this.first;
    if (next !== undefined) {
      this.first = first;
      return next;
    }
    const [later, ...last] = this.last;
    this.last = last;
    return later;
  }

  add(others: readonly OtherPath[], { operation, outcome, endsWhenLeft }: Scenario): void {
    // Where it is only asked whether the code goes on, the last choice is the likeliest to have ended it; one of the first may have, too.
    const asksForEnd = endsWhenLeft === true && outcome.kind === 'success';
    const isTold = (other: OtherPath): boolean => other.isTold || (asksForEnd && other.whileWaiting);
    const order = asksForEnd ? lastOnesFirst : asTheyCame;
    const [telling, told] = [order(others.filter((other) => !isTold(other))), others.filter(isTold)];
    // What is decided after the failure tells more than what led to the first attempt.
    const isUrgent = ({ afterAttempt }: OtherPath): boolean => operation.size > 0 && afterAttempt;
    this.first = [...telling.filter(isUrgent).map(prefixOf), ...this.first, ...telling.filter((other) => !isUrgent(other)).map(prefixOf)];
    this.last = [...this.last, ...told.map(prefixOf)];
  }
}

const asTheyCame = <T>(list: readonly T[]): readonly T[] => list;

/** From the last one back, but for the very first, which comes third. */
function lastOnesFirst<T>(list: readonly T[]): readonly T[] {
  const reversed = list.toReversed();
  return list.length < 4 ? reversed : [...reversed.slice(0, 2), ...reversed.slice(-1), ...reversed.slice(2, -1)];
}

interface OtherPath {
  readonly prefix: Prefix;
  readonly afterAttempt: boolean;
  readonly whileWaiting: boolean;
  /** Another choice in the same condition leads to the same place, or back to where this path was: of `a || b || c` the last one. */
  readonly isTold: boolean;
}

const prefixOf = ({ prefix }: OtherPath): Prefix => prefix;

/** The paths that differ in one choice behind those which were prescribed. */
export function otherPaths(choices: readonly Choice[], prescribed: number, isPinned: boolean): readonly OtherPath[] {
  return choices.flatMap(({ afterAttempt, whileWaiting, condition }, i) => {
    if (i < prescribed || (isPinned && !afterAttempt)) return [];
    const isTold = condition !== null && choices[i + 1]?.condition === condition;
    return [{ prefix: [...choices.slice(0, i).map((choice) => choice.preferred), false], afterAttempt, whileWaiting, isTold }];
  });
}
