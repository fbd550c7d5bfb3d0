import { networkError, responseTo, statusError } from '../../interpreter/replies/responses.js';
import { type Value, NULL } from '../../interpreter/values/values.js';
import { argumentValue } from '../../libraries/callbacks.js';
import type { Configuration } from '../../libraries/configuration.js';
import type { CallbackArgument, LibraryOption } from '../../libraries/library.js';

/** A failure as callbacks are told of it. */
export interface Failure {
  readonly error: Value;
  /** Null where the server answered. */
  readonly networkError: Value;
  readonly response: Value;
}

/** The connection failed. */
export const networkFailure = (): Failure => ({ error: networkError(), networkError: networkError(), response: NULL });

/** The server answered with a status that says no. */
export const refusal = (code: number, retryAfter: string | null = null): Failure => ({
  error: statusError({ kind: 'status', status: code, retryAfter, as: 'error' }),
  networkError: NULL,
  response: responseTo({ kind: 'status', status: code, retryAfter, as: 'response' }),
});

/** What a function given as an option is called with after the n-th failure of that kind. */
export function handed({ arguments: parts = ['retry'] }: LibraryOption, failure: Failure, use: Pick<Configuration, 'given'>, n = 1): readonly Value[] {
  return parts.map((part) => argument(part, failure, use, n));
}

function argument(part: CallbackArgument, failure: Failure, use: Pick<Configuration, 'given'>, n: number): Value {
  if (part === 'network error') return failure.networkError;
  return part === 'response' ? failure.response : argumentValue(part, n, { given: use.given, error: failure.error });
}
