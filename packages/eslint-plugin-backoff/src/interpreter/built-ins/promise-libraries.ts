import { asPromise, promiseStatic } from './promise-statics.js';
import { fulfilled } from './promises.js';
import { milliseconds } from './timers.js';
import { type NativeValue, type Value, UNDEFINED, native } from '../values/values.js';

/** The constructor of promises. Called as a function, as libraries have it, it makes a promise of anything. */
export const PROMISE: NativeValue = native('Promise', ([value = UNDEFINED], _, run) => asPromise(value, run));

/** `new options.Promise((resolve, reject) => …)`, `new PromiseLibrary((res) => setTimeout(res, 100))`: whatever stands for it is told how a promise ends. */
export function makesPromise(made: Value, name: string, [executor, ...others]: readonly Value[]): boolean {
  if (made.kind !== 'unknown' || others.length > 0 || executor?.kind !== 'function') return false;
  const [first = '', second = ''] = executor.node.params.map((param) => (param.type === 'Identifier' ? param.name : ''));
  return /^_?res(olve)?$/.test(first) && (/^_?rej(ect)?$/.test(second) || /promise/i.test(name));
}

const LIBRARIES = /^(any-promise|bluebird|es6-promise|pinkie-promise|promise|q|rsvp)$/;

/** Whether what a module exports as a whole is a constructor of promises. */
export const isPromiseLibrary = (module: string): boolean => LIBRARIES.test(module);

/** One export of such a module; null where nothing is known of it. */
export const promiseLibraryMember = (name: string): Value | null => (name === 'Promise' || name === 'default' ? PROMISE : memberOfPromise(name));

/** Members of the constructor, and those that libraries have beside the language's own; null for what is not known. */
export const memberOfPromise = (name: string): NativeValue | null => promiseStatic(name) ?? (name === 'delay' ? DELAY : null);

const DELAY = native('delay', ([ms = UNDEFINED, value = UNDEFINED], node, run) => fulfilled(value, run.wait(node, milliseconds(ms), 0)));
