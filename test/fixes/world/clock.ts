/** A timer's handle, with the methods that Node's own have. */
export class Timer {
  constructor(
    readonly due: number,
    readonly callback: () => void,
    readonly every: number | null,
  ) {}

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }
}

/** Virtual time: nothing happens until `next` is called, and then no real time passes. */
export class Clock {
  /** On a whole second, which is all that an HTTP-date can say. */
  now = Date.UTC(2026, 0, 1, 12, 0, 0);
  readonly #timers = new Set<Timer>();

  readonly setTimeout = (callback: (...args: unknown[]) => void, ms?: unknown, ...args: unknown[]): Timer =>
    this.#start(() => { callback(...args); }, timerDelay(ms), null);

  readonly setInterval = (callback: (...args: unknown[]) => void, ms?: unknown, ...args: unknown[]): Timer =>
    this.#start(() => { callback(...args); }, timerDelay(ms), Math.max(1, timerDelay(ms)));

  readonly clear = (timer: unknown): void => {
    if (timer instanceof Timer) this.#timers.delete(timer);
  };

  /** Runs the timer that is due first, at its time. False where there is none. */
  next(): boolean {
    let first: Timer | null = null;
    for (const timer of this.#timers) if (first === null || timer.due < first.due) first = timer;
    if (first === null) return false;
    this.#timers.delete(first);
    this.now = Math.max(this.now, first.due);
    if (first.every !== null) this.#start(first.callback, first.every, first.every);
    first.callback();
    return true;
  }

  #start(callback: () => void, ms: number, every: number | null): Timer {
    const timer = new Timer(this.now + ms, callback, every);
    this.#timers.add(timer);
    return timer;
  }
}

/** As in Node, what is no number, negative or more than 31 bits becomes 1 ms. */
function timerDelay(ms: unknown): number {
  const delay = ms === undefined ? 1 : Number(ms);
  return delay >= 0 && delay <= 2 ** 31 - 1 ? delay : 1;
}
