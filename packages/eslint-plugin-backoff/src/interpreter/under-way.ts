import type { Value } from './values/values.js';

/**
 * Promises settle at once in a run: a place that is emptied by what is kept there, when that has settled, is emptied too soon. Tells
 * where that is so, and empties such a place the next time that something is waited for.
 */
export class UnderWay {
  private readonly emptyings = new Map<string, number>();
  private readonly begun = new WeakMap<Value, number>();
  private moment = 0;
  private due: (() => void)[] = [];

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

  /** Does something when something is waited for. */
  later(act: () => void): void {
    this.due.push(act);
  }

  /** Does `act`; where that waits for something, which nobody waits for in turn, what comes next is done by then. */
  meanwhile<T>(act: () => T, next: () => void): T {
    this.due.push(next);
    try {
      return act();
    } finally {
      this.due = this.due.filter((one) => one !== next);
    }
  }

  /** Something is waited for. */
  goOn(): void {
    if (this.due.length === 0) return;
    const { due } = this;
    this.due = [];
    for (const act of due) act();
  }
}
