/** How many ways through the conditions of one call's options are told apart. */
const MOST_WAYS = 8;

/** Which way each condition goes that the file does not tell, by its text. */
export interface Turns {
  /** Null where neither way may be taken for granted. */
  readonly of: (condition: string) => boolean | null;
}

/** No condition is taken either way. */
export const NO_TURNS: Turns = { of: () => null };

/** What comes out of `body` for each way through the conditions that it asks for; one time without any where there are too many. */
export function eachWay<T>(body: (turns: Turns) => T): readonly T[] {
  const results: T[] = [];
  const open: ReadonlyMap<string, boolean>[] = [new Map()];
  for (let given = open.shift(); given !== undefined; given = open.shift()) {
    if (results.length === MOST_WAYS) return [body(NO_TURNS)];
    const taken = new Map(given);
    let isOver = false;
    const of = (condition: string): boolean | null => {
      const known = taken.get(condition);
      if (known !== undefined || isOver) return known ?? null;
      open.push(new Map([...taken, [condition, false]]));
      taken.set(condition, true);
      return true;
    };
    results.push(body({ of }));
    isOver = true;
  }
  return results;
}
