/** What a generator gives, of which the rest can be looked at before its turn. */
export class Lookahead<T extends object> implements Iterator<T> {
  private readonly ahead: T[] = [];

  constructor(private readonly items: Iterator<T>) {}

  next(): IteratorResult<T> {
    const [value] = this.ahead.splice(0, 1);
    return value === undefined ? this.items.next() : { done: false, value };
  }

  /** All that comes yet. */
  rest(): readonly T[] {
    for (let next = this.items.next(); next.done !== true; next = this.items.next()) this.ahead.push(next.value);
    return this.ahead;
  }
}
