/** What an option decides. */
export type OptionRole =
  | 'attempts'
  | 'base'
  | 'factor'
  | 'cap'
  | 'jitter'
  | 'delay function'
  | 'backoff'
  | 'predicate'
  /** The statuses that are retried, or, for `final statuses`, all that are not. */
  | 'statuses'
  | 'final statuses'
  /** One wait for each retry: where the list ends, they end. */
  | 'delay list'
  /** A function that makes a stream of starting signals of a stream of errors. */
  | 'notifier'
  | 'methods'
  | 'hook'
  | 'signal'
  | 'time limit'
  | 'unbounded'
  | 'other';

/**
 * What a callback is given: the number of the retry from 1 or from 0, the base delay, the library's own wait, the failure (a
 * `network error` only where there is no response), the function that goes on, the one that gives up where it is handed an
 * error and goes on otherwise, the one that gives up, or an object of such.
 */
export type CallbackArgument = 'retry' | 'retry from 0' | 'base' | 'wait' | 'error' | 'network error' | 'response' | 'give up' | 'settle' | 'go on' | 'unknown' | { readonly [name: string]: CallbackArgument };

export type OptionDefault = number | string | boolean | readonly number[] | null;

/** One option: its role, and what holds where it is left out. */
export interface LibraryOption {
  readonly role: OptionRole;
  readonly default?: OptionDefault;
  /** Whether the number of attempts counts the first one. Names do not tell. */
  readonly counts?: 'retries' | 'attempts';
  /** A value that means "for ever". */
  readonly unboundedAt?: number | boolean | string;
  /** A value that switches all retries off; `[]` for a list with nothing in it. */
  readonly offAt?: number | boolean | string | readonly never[];
  /** A number that counts as if the option were left out. */
  readonly defaultAt?: number;
  /** A number that the library refuses. */
  readonly invalidAt?: number;
  /** How a function given as this option is called. */
  readonly arguments?: readonly CallbackArgument[];
  /** How many ms one unit of the option is. */
  readonly unitMs?: number;
  /** A text such as `5 seconds` is a length as well. */
  readonly isDuration?: true;
  /** A function given as this option waits by itself: until its promise settles, or until it calls the one that goes on. */
  readonly waits?: true;
  /** Where a function given as this option answers `undefined`, the library decides as if there were none. */
  readonly mayDefer?: true;
  /** The library waits for the promise that a function given as this option answers with, before its own wait, or for the length that it comes to. */
  readonly isAwaited?: true;
  /** Only a function can be given. */
  readonly isFunction?: true;
  /** The parameters, with one named `error`, of a predicate that refuses errors: its answer is whether to try again. */
  readonly refuses?: string;
  /** What a function with those parameters does to refuse, where its answer says nothing. */
  readonly refusesBy?: string;
  /** A predicate that is true where nothing is to be tried again. */
  readonly saysDone?: true;
  /** A predicate that is given as classes or patterns of errors: which failures are among them nobody knows. */
  readonly isPattern?: true;
  /** A function given as this option takes the place of the library's own look at `Retry-After`. */
  readonly replacesRetryAfter?: true;
  /** A function given as this option decides alone how many attempts there are. */
  readonly replacesAttempts?: true;
  /** A function given as this option is asked when no attempts are left as well, with a wait of 0, and may go on. */
  readonly mayGoOn?: true;
  /** A value that makes the waits random. */
  readonly cure?: string | number | boolean;
  /** A value that has the library look at no `Retry-After`. */
  readonly ignoresRetryAfterAt?: boolean;
  /** An expression for a `Retry-After` in the parameters of a function given as this option. */
  readonly header?: string;
  /** A function given as this option ends the retries with a number below this one. */
  readonly endsBelow?: number;
  /** Only `false` or an error that a function given as this option answers with ends the retries: after any other answer that is no number, or what it throws, the library waits as it does by itself. */
  readonly endsByRefusal?: true;
  /** Only `null` and `undefined` that a function given as this option answers with end the retries: anything else that is no number counts as 0. */
  readonly endsByNothing?: true;
  /** A promise is not waited for: an `async` function is always true. */
  readonly isSync?: true;
}
