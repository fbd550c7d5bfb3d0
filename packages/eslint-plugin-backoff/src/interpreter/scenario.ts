import type { TSESTree } from '@typescript-eslint/types';

import type { Answer } from './values/alike.js';

/** What the outside world answers to the operation, every time. */
export type Outcome =
  | { readonly kind: 'success' }
  | { readonly kind: 'network error' }
  | Answer
  /** A result that stands for a failure: `{ error }`, `[error, null]`, `{ success: false }`. */
  | { readonly kind: 'error result' }
  /** Nothing where a value was wanted. */
  | { readonly kind: 'no result' }
  /** An answer that comes piece by piece, and breaks off. */
  | { readonly kind: 'broken off' };

/**
 * How a call tells that it failed: by a promise, a promise that is a part of what it returns, a callback, an event of what it returns,
 * a `throw`; or to an observer, who is told of each value for as long as nothing fails.
 */
export type OperationForm = 'promise' | 'part' | 'callback' | 'emitter' | 'observer' | 'sync';

/** Whether what a call opens lives on, and tells some time later that it is lost. */
export const livesOn = (form: OperationForm | undefined): form is 'emitter' | 'observer' => form === 'emitter' || form === 'observer';

export interface Scenario {
  readonly outcome: Outcome;
  /** How many attempts fail before the operation succeeds; all of them where it is left out. */
  readonly failures?: number;
  /** The calls whose answer the scenario gives. Empty: the run only looks for calls that may be the operation. */
  readonly operation: ReadonlyMap<TSESTree.Node, OperationForm>;
  /** Numbers to take for names that the file does not tell: how a run reaches a limit known by name. */
  readonly limits: ReadonlyMap<string, number>;
  /** Takes `return promise` inside a `try` for `return await promise`: what its author may have meant. */
  readonly awaitsReturns?: boolean;
  /** After so many attempts the clock has passed every deadline. */
  readonly lateAfter?: number;
  /** The comparison of which that holds where the time has only a name; of all of them where it is left out. */
  readonly lateAt?: TSESTree.Node;
  /** Steps that one run may take, where that is not the usual number. */
  readonly maxSteps?: number;
  /** The run is over when the operation is attempted in a second cycle. */
  readonly stopsWhenRepeated?: boolean;
  /** The run is over when the loop or the `try` that may repeat is left: what follows does not matter. */
  readonly endsWhenLeft?: boolean;
  /** The run is over after so many attempts. */
  readonly maxAttempts: number;
  /** The same for the paths beside one that took many steps. */
  readonly maxAttemptsBeside?: number;
  /** The run is over when its candidate has begun anew so often. */
  readonly maxCycles: number;
}

export const SUCCESS: Outcome = { kind: 'success' };
export const NETWORK_ERROR: Outcome = { kind: 'network error' };

/** The moment at which runs begin: `Date.now()` and dates in headers are told from it. */
export const NOW_MS = Date.UTC(2030, 0, 1, 12, 0, 0);

export const httpDate = (inMs: number): string => new Date(NOW_MS + inMs).toUTCString();

/** The same answer so many ms after the beginning. */
export const answeredLater = (outcome: Outcome, ms: number): Outcome => (ms === 0 || outcome.kind !== 'status' ? outcome : { ...outcome, atMs: ms });

/** What the `Retry-After` of an answer says: a date lies as far ahead, however late the answer. */
export function headerOf({ retryAfter, atMs = 0 }: Answer): string | null {
  if (atMs === 0 || retryAfter === null || !Number.isNaN(Number(retryAfter))) return retryAfter;
  return new Date(Date.parse(retryAfter) + atMs).toUTCString();
}

export const STATUSES: readonly number[] = [400, 401, 403, 404, 408, 409, 422, 423, 424, 425, 429, 500, 502, 503, 504];

export function status(code: number, as: 'response' | 'error', retryAfter: string | null = null): Answer {
  return { kind: 'status', status: code, retryAfter, as };
}

/**
 * With how many attempts a run has shown enough. Where each failure of a list is dealt with before the next one is asked for, as many
 * as are seen of a list are one turn's: one more tells of the next.
 */
export const mostAttempts = ({ maxAttempts, stopsWhenRepeated }: Scenario, isOneByOne: boolean): number => maxAttempts + (isOneByOne && stopsWhenRepeated === true ? 1 : 0);
