import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers';
import timersPromises from 'node:timers/promises';

type Callback = (...args: unknown[]) => void;

/** Frames are many where promises wait for promises. */
const STACK_FRAMES = 60;

/**
 * The waits of a library pass at once and are noted; all other timers (of sockets, of the test runner) are left alone. Which
 * are the library's is told by the code that starts them.
 */
export class VirtualWaits {
  /** In ms, in the order in which they were started. */
  readonly lengths: number[] = [];
  private passedMs = 0;
  private isOver = false;

  /**
   * @param isOwn whether a timer is one of the library's waits, by the stack of the call that starts it
   * @param most after so many waits none ends any more
   * @param onFull called when there are so many
   */
  constructor(
    private readonly isOwn: (stack: string) => boolean,
    private readonly most: number,
    private readonly onFull: () => void,
  ) {}

  /** Runs something with waits, clock and chance in hand, and puts everything back. */
  async during(chance: number, body: () => Promise<void>): Promise<void> {
    const [now, elapsed] = [Date.now, performance.now.bind(performance)];
    const restore = [
      replace(Math, 'random', () => chance),
      replace(Date, 'now', () => now() + this.passedMs),
      replace(performance, 'now', () => elapsed() + this.passedMs),
      ...this.replaceTimers(),
    ];
    syncBuiltinESMExports();
    try {
      await body();
    } finally {
      this.isOver = true;
      for (const undo of restore) undo();
      syncBuiltinESMExports();
    }
  }

  private replaceTimers(): readonly (() => void)[] {
    const [start, startInterval, startPromise, clear] = [globalThis.setTimeout, globalThis.setInterval, timersPromises.setTimeout, globalThis.clearTimeout];
    const startOwn = (callback: Callback, ms?: number, ...args: unknown[]): unknown =>
      this.isStartedByOwn() ? this.pass(() => { callback(...args); }, ms) : start(callback, ms, ...args);
    // Who waits with an interval ends it after the first time.
    const startOwnInterval = (callback: Callback, ms?: number, ...args: unknown[]): unknown =>
      this.isStartedByOwn() ? this.pass(() => { callback(...args); }, ms) : startInterval(callback, ms, ...args);
    const startOwnPromise = (ms?: number, value?: unknown, options?: object): Promise<unknown> =>
      this.isStartedByOwn() ? new Promise((resolve) => { this.pass(() => { resolve(value); }, ms); }) : startPromise(ms, value, options);
    const clearOwn = (timer: unknown): void => {
      if (timer instanceof PassedTimer) timer.close();
      else Reflect.apply(clear, undefined, [timer]);
    };
    Object.defineProperty(startOwn, Symbol.for('nodejs.util.promisify.custom'), { value: startOwnPromise });
    return [
      replace(globalThis, 'setTimeout', startOwn),
      replace(globalThis, 'clearTimeout', clearOwn),
      replace(globalThis, 'setInterval', startOwnInterval),
      replace(globalThis, 'clearInterval', clearOwn),
      replace(timers, 'setTimeout', startOwn),
      replace(timers, 'clearTimeout', clearOwn),
      replace(timersPromises, 'setTimeout', startOwnPromise),
    ];
  }

  private isStartedByOwn(): boolean {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = STACK_FRAMES;
    const { stack = '' } = new Error('who starts this timer');
    Error.stackTraceLimit = stackTraceLimit;
    return this.isOwn(stack);
  }

  private pass(callback: () => void, ms = 0): PassedTimer {
    const timer = new PassedTimer();
    if (this.isOver || this.lengths.length >= this.most) return timer;
    this.lengths.push(ms);
    if (this.lengths.length >= this.most) this.onFull();
    else {
      this.passedMs += Math.max(0, ms);
      setImmediate(() => { if (!timer.isClosed) callback(); });
    }
    return timer;
  }
}

/** What is given for a wait that passes at once. */
class PassedTimer {
  isClosed = false;

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  close(): this {
    this.isClosed = true;
    return this;
  }
}

/** Sets a member of a built-in object; what is returned puts the old one back. */
function replace(target: object, name: string, value: unknown): () => void {
  const old: unknown = Reflect.get(target, name);
  Reflect.set(target, name, value);
  return () => { Reflect.set(target, name, old); };
}
