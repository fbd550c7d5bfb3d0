import type { Value } from './values/values.js';

/** Which places were emptied since a promise was begun: what is kept there while it is under way is gone by the time it has settled. */
export class UnderWay {
  private readonly emptyings = new Map<string, number>();
  private readonly begun = new WeakMap<Value, number>();
  private moment = 0;

  /** The value that is made, with the moment at which its making began where that is a promise. */
  made(make: () => Value): Value {
    const { moment } = this;
    const value = make();
    if (value.kind === 'promise' && !this.begun.has(value)) this.begun.set(value, moment);
    return value;
  }

  /** The place, by its text, holds nothing from now on. */
  emptied(place: string): void {
    this.moment += 1;
    this.emptyings.set(place, this.moment);
  }

  /** Whether the value is a promise that has settled, and emptied the place on the way. */
  isOver(place: string, value: Value): boolean {
    if (value.kind !== 'promise' || value.state === 'pending') return false;
    return (this.emptyings.get(place) ?? 0) > (this.begun.get(value) ?? Infinity);
  }
}
