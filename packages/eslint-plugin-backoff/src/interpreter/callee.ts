import { type Value, Mark, hasMark } from './values/values.js';

/** A call on its way: what is called, on what, with what. */
export interface Callee {
  readonly value: Value;
  /** What stands before the dot; null for a plain call. */
  readonly holder: Value | null;
  /** The last name: `get` in `client.get(…)`, `sleep` in `sleep(…)`. */
  readonly name: string;
}

/** Whether the error of the operation is among the values: whoever is called with it is told of the failure. */
export function carriesFailure(args: readonly Value[]): boolean {
  const isFailure = (value: Value): boolean => hasMark(value, Mark.operation) && !(value.kind === 'object' && value.tag === 'result');
  return args.some((arg) => isFailure(arg) || (arg.kind === 'object' && arg.tag === 'plain' && [...arg.props.values()].some(isFailure)));
}
