import type { TSESTree } from '@typescript-eslint/types';

import type { AnswerShape } from '../interpreter/replies/clients.js';
import type { Cures, MisleadingOption, OptionChanges, OptionsPlace } from './library-options.js';
import type { DelayStep, SymbolicStep, Wait } from './wait.js';

export type * from './library-options.js';
export type * from './wait.js';

/** What the repetition looks like in the source: see `docs/retry-sites.md`. */
export type SiteKind = 'loop' | 'recursion' | 'reconnect' | 'repeat' | 'library';

/** A place that runs the same operation again because an earlier run of it failed. */
export interface RetrySite {
  readonly kind: SiteKind;
  /** The loop, the re-entered function, the registration of the handler, the statement that repeats, or the library call. */
  readonly node: TSESTree.Node;
  /** The node whose first token stands for the site where something is missing: loop keyword, function name, call. */
  readonly head: TSESTree.Node;
  /** Computed on first use and kept. */
  readonly facts: RetryFacts;
}

/** Every statement a rule makes is about these. Each member is computed when first read. */
export interface RetryFacts {
  readonly operation: Operation;
  readonly bound: Bound;
  /** The statuses after which nothing ends the retries, where `bound` ends them after other failures. */
  readonly endlessAfter: readonly number[];
  /** What each retry waits when the operation fails without any word from the server. */
  readonly delay: DelayFact;
  readonly growth: Growth;
  readonly jitter: Jitter;
  readonly cap: Cap;
  readonly retriedStatuses: RetriedStatuses;
  readonly retryAfter: RetryAfterFact;
  /** Retry sites inside this one's operation, outermost first. */
  readonly nesting: readonly NestedSite[];
  readonly lastFailure: LastFailure;
  readonly cancellation: Cancellation;
  readonly observability: Observability;
  /** The site makes one retry, after it has repaired what failed (a new token, a new connection). */
  readonly repair: boolean;
  /** It stands in test code: one process, beside which no other comes back. */
  readonly inTest: boolean;
  /** What can never work: each with the node that shows it. */
  readonly ineffective: readonly IneffectiveRetry[];
  /** Options of a library that do something else than they say. */
  readonly misleadingOptions: readonly MisleadingOption[];
  /** What the options of a library can mend; null for a hand-written site. */
  readonly cures: Cures | null;
  /** Where an edit can stand. */
  readonly shape: SiteShape;
}

/** What is repeated. */
export interface Operation {
  /** The calls that run it (more than one where the same call is written twice). Never empty. */
  readonly nodes: readonly TSESTree.Node[];
  /** `fetch`, a known client, or an operation whose statuses the site itself tests. */
  readonly http: boolean;
  /** Whether a failing status arrives as a response value or as a thrown error; null where not HTTP. */
  readonly failsBy: 'response' | 'error' | null;
  /** Where its client keeps what it is told; absent where no client is known that sends it. */
  readonly answers?: AnswerShape;
  /** Upper case, where the site writes it down or the client's method name tells; null where unknown. */
  readonly method: string | null;
  /** The argument that holds the request options (for adding a header), where there is an object literal. */
  readonly optionsNode: TSESTree.ObjectExpression | null;
  /** Whether an idempotency key goes along; null where the headers are not known. */
  readonly idempotencyKey: boolean | null;
  /** The operation is a parameter: handed in from outside, so nothing is known about it. */
  readonly injected: boolean;
  /** Purely local work (files, child processes, windows that are driven): no remote resource is hammered. */
  readonly local: boolean;
  /** Of that, a window or a device that is driven as a person would: nobody else is hit by it, and who drives it sees what became of it. */
  readonly driven?: true;
  /** A response is dropped for the next attempt without its body being read or cancelled. */
  readonly unreadResponse: boolean;
  /** What lives long once it is open, if that is what it opens: a connection, which is meant to come back for ever, or a server of the program's own. */
  readonly opens?: 'connection' | 'server';
  /** A circuit breaker that it goes through, where the site does not ask whether that is open. */
  readonly openCircuit?: OpenCircuit;
}

/** A circuit breaker in the way of an operation: while it is open, it refuses each attempt at once. */
export interface OpenCircuit {
  /** What shows that the refusal is retried: the breaker's call, or what a policy handles. */
  readonly node: TSESTree.Node;
  /** The name or the code of the breaker's own error. */
  readonly refusal: string;
}

/** What stops the retries. `node` is the comparison, table or signal that does. */
export type Bound =
  | { readonly kind: 'attempts'; readonly attempts: number; readonly node: TSESTree.Node }
  /** Bounded by something whose value comes from outside: the name as written. */
  | { readonly kind: 'named'; readonly name: string; readonly node: TSESTree.Node | null }
  /** `atMost`: the attempts for which the waits leave time, where they come to the end of it. */
  | { readonly kind: 'time'; readonly ms: number | null; readonly node: TSESTree.Node; readonly atMost?: number }
  /** `stoppable`: another part of the file may stop them all the same, by a flag that they ask for. */
  | { readonly kind: 'none'; readonly stoppable?: true }
  | { readonly kind: 'unknown' };

/** What a site waits between its attempts. */
export interface DelayFact {
  /** `none`: some retry comes at once in every run; `waits`: all later retries wait; `unknown`: a path may wait, or the length comes from outside. */
  readonly kind: 'none' | 'waits' | 'unknown';
  /** Retry n = 1, 2, … as far as they were run; a step is null where its length comes from outside. */
  readonly steps: readonly (DelayStep | null)[];
  /** The first step is waited for before the first attempt as well, and comes before the first retry's own. */
  readonly leads?: true;
  /** The same, in words with names: for the hover. */
  readonly symbolic: readonly (SymbolicStep | null)[];
  /** The waits of the failure path; the first is the one that growth, jitter and cap speak about. Empty for `none` unless one is never awaited or is 0. */
  readonly waits: readonly Wait[];
  /** Why there is no wait: nothing waits, the wait is 0, or nobody awaits it. Null unless `kind` is `none`. */
  readonly noWaitBecause: 'missing' | 'zero' | 'not awaited' | null;
  /** What ends the retries that come at once; null where only the site's bound is known. */
  readonly boundAtOnce?: Bound | null;
  /** The statuses that all this is about; left out where it is about every failure. */
  readonly onlyAfter?: readonly number[];
}

export type Growth =
  | { readonly kind: 'none' | 'fixed' | 'polynomial' | 'unknown' | 'other' }
  | { readonly kind: 'linear'; readonly stepMs: number | null }
  | { readonly kind: 'exponential'; readonly factor: number | null; readonly baseMs: number | null }
  | { readonly kind: 'table'; readonly node: TSESTree.Node | null };

export interface Jitter {
  readonly kind: 'none' | 'full' | 'equal' | 'decorrelated' | 'proportional' | 'additive' | 'other' | 'unknown';
  /** Width of the random part of the longest delay, in ms; null where unknown. */
  readonly widthMs: number | null;
  /** The longest delay that was run, in ms. */
  readonly longestMs: number | null;
  /** A cap applied after the jitter takes it away again. */
  readonly cutOffByCap: boolean;
}

export type Cap =
  | { readonly kind: 'ms'; readonly ms: number; readonly node: TSESTree.Node | null }
  | { readonly kind: 'named'; readonly name: string; readonly node: TSESTree.Node | null }
  /** No ceiling. `longestMs`: the longest delay within the bound; null where it grows without end. */
  | { readonly kind: 'none'; readonly longestMs: number | null }
  | { readonly kind: 'unknown' };

/** Which HTTP statuses lead to another attempt, judged by running the site's own conditions. */
export interface RetriedStatuses {
  /** Null where the operation is not HTTP. */
  readonly byStatus: ReadonlyMap<number, 'retried' | 'final' | 'unknown'> | null;
  /** 4xx statuses that the site's own conditions name one by one. */
  readonly named: readonly number[];
  /** 4xx statuses that pass by themselves here: 404 for what was just made, and the one for which alone the site is there. */
  readonly passing?: readonly number[];
  /** Whether a request that got no answer at all is tried again. */
  readonly networkErrors: 'retried' | 'final' | 'unknown';
  /** The condition that decides, where there is one. */
  readonly node: TSESTree.Node | null;
  /** The nodes of the failure paths by which a status is tried again. */
  readonly pathsOf?: (status: number) => ReadonlySet<TSESTree.Node>;
}

export interface RetryAfterFact {
  /** `unavailable`: no response or error is at hand, or 429 and 503 are not retried. */
  readonly kind: 'used' | 'read' | 'ignored' | 'unavailable' | 'unknown';
  /** 429 or 503, whichever are retried. */
  readonly statuses: readonly number[];
  /** What a reading does wrong, with the wait in ms that the header leads to (null: not a number). */
  readonly misuse: RetryAfterMisuse | null;
  /** Waits that the server directs without a ceiling of the site's own. */
  readonly uncapped: boolean;
  /** What is waited for after one of those statuses, where that was seen. */
  readonly waits?: readonly Wait[];
  /** Nothing is, after any of them, nor is a wait begun that nobody waits for: whatever the site waits for follows other failures. */
  readonly atOnce?: boolean;
  /** How long the first wait is after one of them, in words; null where that is not known, and where they differ. */
  readonly firstWait?: string | null;
  /** It is known for each of them, and not the same. */
  readonly waitsDiffer?: boolean;
}

export interface RetryAfterMisuse {
  readonly kind: 'seconds as ms' | 'date not handled' | 'past date' | 'negative';
  /** The header's value that was tried. */
  readonly header: string;
  readonly delayMs: number | null;
  /** The wait that comes of it. */
  readonly wait: Wait;
}

export interface NestedSite {
  readonly node: TSESTree.Node;
  /** Attempts of the inner site; null where unknown. */
  readonly attempts: number | null;
  /** The library or client that retries by itself; null for a hand-written site. */
  readonly library: string | null;
  /** What switches its retries off, and where; null where no option does. */
  readonly off: { readonly place: OptionsPlace; readonly changes: OptionChanges } | null;
  /** The call in the outer site that leads to it, where it stands elsewhere in the file. */
  readonly call?: TSESTree.Node;
  /** It stands beside another one: their attempts do not multiply. */
  readonly beside?: true;
}

export interface LastFailure {
  readonly kind: 'rethrown' | 'returned' | 'reported' | 'lost' | 'unknown' | 'never';
  /** The wait after the last failed attempt, where there is one. */
  readonly finalWait: Wait | null;
  /** What ends the site: the `throw`, the `return`, the `reject(…)`; null where it just ends. */
  readonly node: TSESTree.Node | null;
  /** The attempts after which a failure is lost, where others are tried more often. */
  readonly lostAfter?: Bound | null;
  /** It ends by an error. */
  readonly throws?: true;
  /** It leaves the process. */
  readonly exits?: true;
  /** It tells somebody of an error of its own. */
  readonly tells?: true;
}

export interface Cancellation {
  /** Name of the `AbortSignal` in scope; null where there is none. */
  readonly signal: string | null;
  /** Whether the signal stops the wait. */
  readonly stopsWait: boolean;
}

export interface Observability {
  /** A failed attempt is logged, counted or handed to a callback; null where an unknown call may do so. */
  readonly observed: boolean | null;
  /** The calls that surely do so, where runs have seen them. */
  readonly witnesses?: readonly TSESTree.Node[];
}

export type IneffectiveRetry =
  | { readonly kind: 'not awaited'; readonly node: TSESTree.Node }
  | { readonly kind: 'counter never changes'; readonly node: TSESTree.BinaryExpression; readonly name: string }
  | { readonly kind: 'xor for power'; readonly node: TSESTree.BinaryExpression }
  | { readonly kind: 'always true' | 'always false'; readonly node: TSESTree.Node }
  | { readonly kind: 'async predicate'; readonly node: TSESTree.Node }
  | { readonly kind: 'same promise'; readonly node: TSESTree.Node };

/** What an edit needs to know of the source. */
export interface SiteShape {
  /** The function whose body holds the repetition; null at the top level of a module. */
  readonly owner: TSESTree.FunctionLike | null;
  /** `await` may stand in the failure path. */
  readonly canAwait: boolean;
  readonly counter: Counter | null;
  /** Where a failed attempt is dealt with, each before it reaches the next: a catch body, the branch of a failed check. */
  readonly failurePaths: readonly FailurePath[];
  /** A success goes on with the next turn too, as a poll does that outlives some failures. */
  readonly goesOn: boolean;
  /** The calls that wait for the next turn where nothing has failed in the one before. */
  readonly pace: ReadonlySet<TSESTree.Node>;
  /** Where the options of a library's call stand; null for a hand-written site. */
  readonly options: OptionsPlace | null;
  /** The component whose renders lead from a failure to the next attempt; null where no state does. */
  readonly component: TSESTree.FunctionLike | null;
}

/** The variable, field or parameter that counts attempts. */
export interface Counter {
  /** As written: `attempt`, `this.retries`. */
  readonly text: string;
  /** Its value where the retry is decided on the first failure, at the wait where there is one: the zero-based retry is `text - first` (or `first - text` counting down). */
  readonly first: number | null;
  readonly step: 1 | -1;
  /** The comparison with its limit; null where nothing tests it. */
  readonly test: TSESTree.Node | null;
}

/** One way from a failed attempt to the next. */
export interface FailurePath {
  readonly kind: 'catch' | 'callback' | 'check' | 'event';
  /** The catch clause, the handler function, or the `if` of the check, whichever branch failure takes. */
  readonly node: TSESTree.Node;
  /** What only a failed attempt runs: the catch body, the handler's body, a branch; null where failure falls past the `if`. */
  readonly body: TSESTree.Node | null;
  /** Variable that holds the error there; null where the catch binds none. */
  readonly error: string | null;
  /** The error there is one that the code has made, which keeps neither the response nor its status. */
  readonly isErrorMade?: true;
  /** Variable that holds the response there; null where none is in scope. */
  readonly response: string | null;
  /** The next attempt starts here: `continue`, the recursive call, or null at the end of the turn. */
  readonly retryNode: TSESTree.Node | null;
}
