import type { TSESTree } from '@typescript-eslint/types';

import { Mark, type PromiseValue, type NativeValue, type Value, UNDEFINED, array, isCallable, native, object, symbolOf, unknown } from '../values/values.js';
import { fulfilled, newPromise, noteAwaited, pending, promiseOf, rejected } from './promises.js';
import type { Run } from '../run.js';
import { type Time, join } from '../values/time.js';

/** What is a promise, or one that gives it. */
export const asPromise = (value: Value, run: Run): PromiseValue => {
  if (value.kind === 'promise') return value;
  if (value.kind === 'unknown' && value.origin !== null) run.discover(value.origin, 'promise');
  return fulfilled(value, run.time);
};

const elements = (value: Value | undefined): readonly Value[] => (value?.kind === 'array' ? value.items : value === undefined ? [] : [value]);

function all(list: Value | undefined, run: Run): PromiseValue {
  const promises = elements(list).map((value) => asPromise(value, run));
  run.pump(() => promises.every((p) => p.state !== 'pending'));
  const failed = promises.find((p) => p.state === 'rejected');
  if (failed !== undefined) return failed;
  if (promises.some((p) => p.state === 'pending')) return pending();
  return fulfilled(listOf(promises.map((p) => p.value), list), latest(promises, run));
}

/** What the promises of a list gave: of a list that the file does not tell, there may be more. */
const listOf = (values: Value[], list: Value | undefined): Value =>
  list?.kind === 'array' ? array(values, list.open) : array(values, true, list === undefined ? undefined : symbolOf(list));

const latest = (promises: readonly PromiseValue[], run: Run): Time => promises.reduce<Time>((time, p) => join(time, p.time), run.time);

function allSettled(list: Value | undefined, run: Run): PromiseValue {
  const promises = elements(list).map((value) => asPromise(value, run));
  run.pump(() => promises.every((p) => p.state !== 'pending'));
  const results = promises.map((p) =>
    p.state === 'rejected'
      ? object([['status', { kind: 'string', value: 'rejected', symbol: 'rejected', marks: 0 }], ['reason', p.value]])
      : object([['status', { kind: 'string', value: 'fulfilled', symbol: 'fulfilled', marks: 0 }], ['value', p.value]]),
  );
  return fulfilled(listOf(results, list), latest(promises, run));
}

/** The first to settle; of those that settle without a wait, the first written. */
function race(list: Value | undefined, run: Run): PromiseValue {
  const promises = elements(list).map((value) => asPromise(value, run));
  run.pump(() => promises.some((p) => p.state !== 'pending'));
  return promises.find((p) => p.state !== 'pending') ?? pending();
}

/** `await Promise.race([…])`: what is awaited together takes its time, as each of it would alone. */
function together(join: (list: Value | undefined, run: Run) => PromiseValue, list: Value | undefined, { parent }: TSESTree.Node, run: Run): PromiseValue {
  const isAwaited = parent?.type === 'AwaitExpression';
  for (const value of isAwaited ? elements(list) : []) if (value.kind === 'unknown' && value.origin !== null) noteAwaited(value.origin, run);
  return join(list, run);
}

/** Members of the `Promise` constructor. */
export function promiseStatic(name: string): NativeValue | null {
  switch (name) {
    case 'resolve':
      return native(name, ([value = UNDEFINED], _, run) => asPromise(value, run));
    case 'reject':
      return native(name, ([value = UNDEFINED], _, run) => rejected(value, run.time));
    case 'all':
      return native(name, ([list], node, run) => together(all, list, node, run));
    case 'allSettled':
      return native(name, ([list], node, run) => together(allSettled, list, node, run));
    case 'race':
    case 'any':
      return native(name, ([list], node, run) => together(race, list, node, run));
    case 'try':
      return native(name, ([fn, ...args], node, run) => (fn !== undefined && isCallable(fn) ? promiseOf(() => run.machine.invoke(fn, args, node, run), run) : asPromise(unknown('try()', Mark.operation, { origin: node }), run)));
    case 'defer':
    case 'withResolvers':
      return native(name, (_, node, run) => {
        const holder = object();
        const promise = newPromise(native('executor', ([resolve = UNDEFINED, reject = UNDEFINED]) => {
          holder.props.set('resolve', resolve).set('reject', reject);
          return UNDEFINED;
        }), node, run);
        holder.props.set('promise', promise);
        return holder;
      });
    default:
      return null;
  }
}
