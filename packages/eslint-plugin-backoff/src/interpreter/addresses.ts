import type { Callee } from './calls.js';
import type { Run } from './run.js';
import { type Value, Mark, marksWithin } from './values.js';

/** `server.listen(port)`, where the port was drawn or made of the time: each attempt takes another address. */
export function noteAddress({ name, holder }: Callee, args: readonly Value[], run: Run): void {
  if (holder !== null && /^(listen|bind)$/.test(name) && args.some((arg) => (marksWithin(arg) & (Mark.chance | Mark.clock)) !== 0)) run.addressDrawn = true;
}
