import type { Terminal } from './terminal.js';

const quietMs = 1000;
const intervalMs = 100;

/** A line on standard error that counts files: only for a run that lasts and a terminal that somebody watches. */
export interface Progress {
  /** Call it once a file. */
  step(): void;
  /** Takes the line away. */
  clear(): void;
}

/** @param now a clock in ms, for tests */
export function createProgress(terminal: Terminal, total: number, now: () => number = () => performance.now()): Progress {
  let done = 0;
  let nextAt = now() + quietMs;
  let shown = false;
  return {
    step() {
      done += 1;
      if (!terminal.interactive || now() < nextAt) return;
      nextAt = now() + intervalMs;
      shown = true;
      terminal.err(`\r${done} of ${total} files`);
    },
    clear() {
      if (shown) terminal.err('\r\u001B[K');
      shown = false;
    },
  };
}
