import { invokeHandler } from '../interpreter/language/calls.js';
import type { NumberValue } from '../interpreter/values/numbers.js';
import { number } from '../interpreter/values/numbers.js';
import type { Run } from '../interpreter/run.js';
import type { End } from '../interpreter/trace.js';
import { type Value, UNDEFINED, boolean, isCallable, native, object } from '../interpreter/values/values.js';
import type { LibraryUse } from './library-use.js';
import type { LibraryCall } from './library.js';
import type { Operated } from './operated.js';

/** What runs where the code asks for each next attempt itself, by the object that the library gave it: `operation.retry(error)`. */
export function runByHandle(operation: Value, { by }: Operated, { start, again, stop }: NonNullable<LibraryCall['handle']>, { node }: Pick<LibraryUse, 'node'>, lengths: readonly NumberValue[] | null, run: Run): End {
  let [attempts, isStopped] = [0, false];
  const attempt = (): void => {
    attempts += 1;
    run.beginCycle(by);
    if (isCallable(operation)) invokeHandler(operation, [number(attempts)], by, run);
  };
  // What is no error asks for nothing.
  const asked = native(again, ([error = UNDEFINED], asking) => {
    if (!run.decide(error, asking) || isStopped) return boolean(false);
    run.emit({ kind: 'handle', node: asking });
    run.schedule(run.wait(node, lengths?.[attempts - 1] ?? lengths?.at(-1) ?? null), 'timer', attempt);
    return boolean(true);
  });
  const stopping = native(stop, () => {
    isStopped ||= run.quiet === 0;
    return UNDEFINED;
  });
  run.given.set(node, object([[start, native(start, () => UNDEFINED)], [again, asked], [stop, stopping]], { open: true, symbol: 'handle' }));
  attempt();
  run.pump(() => false);
  return { kind: 'returns', value: UNDEFINED, node: null, time: run.time };
}
