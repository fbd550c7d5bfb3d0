import { type PromiseValue, type Value, UNDEFINED, isCallable, native } from '../values/values.js';
import { fulfilled, react, rejected } from './promises.js';
import { sleep } from './timers.js';

/** What `rxjs` exports of observables: those that come once are promises to whoever waits for them. */
export const OBSERVABLES: ReadonlyMap<string, Value> = new Map<string, Value>([
  ['timer', sleep('timer')],
  ['interval', sleep('interval')],
  ['EMPTY', rejected(UNDEFINED, null)],
  ['of', native('of', ([value = UNDEFINED], _, run) => fulfilled(value, run.time))],
  ['throwError', native('throwError', ([error = UNDEFINED], node, run) => rejected(isCallable(error) ? run.machine.invoke(error, [], node, run) : error, run.time))],
]);

/** `timer(1000).pipe(mapTo(error))` takes as long as the timer and what it is piped through. Null for any other member. */
export function observableMember(promise: PromiseValue, name: string): Value | null {
  if (name !== 'pipe') return null;
  return native(name, (operators, node, run) =>
    operators.reduce<PromiseValue>((piped, operator) => (operator.kind === 'promise' ? react(piped, native('piped', () => operator), null, node, run) : piped), promise),
  );
}
