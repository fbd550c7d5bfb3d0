import { type Time, elapsed } from './values/time.js';
import type { Value } from './values/values.js';

/** Something that a run is to do later. */
export interface Task {
  /** It is done after the waits that lie before this. */
  readonly time: Time;
  readonly cause: 'timer' | 'event' | null;
  /** By what it can be cancelled. */
  readonly handle: Value | null;
  readonly act: () => void;
}

/** What a run has left to do: timers and events. */
export class Agenda {
  private tasks: readonly Task[] = [];

  add(task: Task): void {
    this.tasks = [...this.tasks, task];
  }

  cancel(handle: Value): void {
    this.tasks = this.tasks.filter((task) => task.handle !== handle);
  }

  /** Takes out the earliest task, of several the one that was added first; none that is due later than `latest`, where there is one. */
  take(latest?: Time): Task | undefined {
    const [first] = this.tasks.toSorted((a, b) => elapsed(a.time) - elapsed(b.time));
    if (first === undefined || (latest !== undefined && elapsed(first.time) > elapsed(latest))) return undefined;
    this.tasks = this.tasks.filter((task) => task !== first);
    return first;
  }
}
