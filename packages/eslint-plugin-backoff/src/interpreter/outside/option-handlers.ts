import { FAILURE_HANDLERS } from '../../sites/failure-handlers.js';
import { type FunctionValue, type NativeValue, type Value, isCallable } from '../values/values.js';

type Handler = FunctionValue | NativeValue;

/** Who is told how a call ended: `$.ajax({ success, error })`, `wx.request({ success, fail })`, `stream.subscribe({ next, error })`. */
export interface OptionHandlers {
  readonly done: Handler | null;
  readonly failed: Handler;
  /** Each value is told as it comes, for as long as nothing fails. */
  readonly ofEach: boolean;
}

/** The names of a handler that is told of one value after the other. */
export const OF_EACH: readonly string[] = ['next', 'onNext', 'onData', 'onMessage'];

/** The handlers among the options of a call; null where none is told of a failure. */
export function optionHandlers(args: readonly Value[]): OptionHandlers | null {
  for (const arg of args) {
    const failed = memberOf(arg, FAILURE_HANDLERS);
    if (failed !== null) return { failed, done: memberOf(arg, [...OF_EACH, 'success', 'done', 'onSuccess']), ofEach: arg.kind === 'object' && OF_EACH.some((name) => arg.props.has(name)) };
  }
  return null;
}

function memberOf(options: Value, names: readonly string[]): Handler | null {
  if (options.kind !== 'object' || options.tag !== 'plain') return null;
  const member = names.map((name) => options.props.get(name)).find((value) => value !== undefined && isCallable(value));
  return member !== undefined && isCallable(member) ? member : null;
}
