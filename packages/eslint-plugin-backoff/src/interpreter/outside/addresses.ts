import type { Callee } from '../language/calls.js';
import { exact } from '../values/numbers.js';
import type { Run } from '../run.js';
import { type Value, Mark, marksWithin } from '../values/values.js';

/** `server.listen(port)`, where the port was drawn or made of the time, or is 0, for which the system takes a free one: each attempt takes another address. */
export function noteAddress({ name, holder }: Callee, args: readonly Value[], run: Run): void {
  if (holder === null || !/^(listen|bind)$/.test(name)) return;
  const [port] = args;
  if (args.some((arg) => (marksWithin(arg) & (Mark.chance | Mark.clock)) !== 0) || (port?.kind === 'number' && exact(port) === 0)) run.addressDrawn = true;
}
