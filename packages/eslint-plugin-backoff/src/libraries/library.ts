import type { Given } from './given.js';
import type { Hazard } from './hazard.js';
import type { LibraryOption } from './library-option.js';

export type { Condition, Hazard, OptionRepair } from './hazard.js';
export type { CallbackArgument, LibraryOption, OptionDefault, OptionRole } from './library-option.js';

/** A call that makes a retry site. */
export interface LibraryCall {
  /**
   * The path of exports that is called: `default`, `retry`, `Queue().add` for a method of an instance. One that begins with
   * `*` stands for all that end so: `*.retry` for a method of whatever comes from the module. One that ends with `.*` stands
   * for all that begin so: `OpenAI().*` for each request of a client.
   */
  readonly export: string;
  /** Modules that it is called on, where these are not the library's own. */
  readonly modules?: readonly string[];
  /** An export of the library that some call on the way was handed: a plugin. */
  readonly handed?: string;
  /** An export of another module that it was handed as well. */
  readonly handedToo?: { readonly module: string; readonly export: string };
  /** Which argument holds the options, counted from 0, or from the end where it is negative; null where there are none. */
  readonly options: number | null;
  /** Its first argument is this export of the library. */
  readonly first?: string;
  /** Its first argument is this text: the name of what it listens to. */
  readonly event?: string;
  /** It is called with so many arguments: with others it takes them in another order. */
  readonly argumentCount?: number;
  /** It is an element, and this attribute holds the options. */
  readonly attribute?: string;
  /** The argument is a list, and holds the options of its one entry, or of all that a function makes. */
  readonly isList?: true;
  /** This member of the argument, a function, answers with the options. */
  readonly answeredBy?: string;
  /** The options are set on what the first argument is, under this path, where they are not handed over. */
  readonly assigned?: string;
  /** Positional arguments by the names of options, in the place of an object. */
  readonly positional?: readonly string[];
  /** Methods of what the call gives that set an option with their first argument. */
  readonly setters?: Readonly<Record<string, string>>;
  /** Under which path of that argument the retry options stand. */
  readonly under?: string;
  /** An option of what the argument at this place was made with counts as one of the call's own, unless another option says no. */
  readonly borrowed?: { readonly option: string; readonly from: number; readonly as: string; readonly unless: string };
  /** The option that a plain value in the place of the options stands for. */
  readonly shorthand?: string;
  /** Which argument is the function that is repeated. */
  readonly operation?: number;
  /** Options one of which may hold the function that is repeated. */
  readonly repeats?: readonly string[];
  /** It is a decorator: the method below it is repeated. */
  readonly decorates?: true;
  /** The call gives an object, with methods: one takes the function that is repeated, one asks for the next attempt, one refuses all that would be asked for. */
  readonly handle?: { readonly start: string; readonly again: string; readonly stop: string };
  /** A method of what the call gives, or of what these exports make of it, takes the function that is repeated; or that is a method below a decorator which is handed it. */
  readonly runs?: { readonly method: string; readonly through: readonly string[]; readonly decorator: string };
  /** The argument that says which failures are handled: every one, or those that the function says which is handed to `by`. It counts as a predicate of this name. */
  readonly filter?: { readonly argument: number; readonly every: string; readonly by: string; readonly as: string };
  /** Methods of what the call gives that take a function which is told of each failure, by the options that they count as. */
  readonly listeners?: Readonly<Record<string, string>>;
  /** What the repeated function is called with: `attempt` is its number from 1. */
  readonly operationArguments?: readonly ('bail' | 'retry' | 'attempt' | 'unknown')[];
  /** The call is a retry site only where one of these options is given, or an object of them. */
  readonly when?: readonly string[] | 'options';
  /** The call sends a request: with GET where it names no other method. */
  readonly isRequest?: true;
  /** A text may stand in the place of the options, and does where nobody knows. */
  readonly mayBeText?: true;
  /** A hook that begins anew where an option is another one at the next render: nothing may be drawn among them. */
  readonly beginsAnew?: true;
  /** The call is a retry site beside the others that it makes. */
  readonly isBeside?: true;
  /** What holds for this call alone. */
  readonly policy?: Partial<Policy>;
}

/** The wait before retry `n` = 1, 2, … in ms, with `r` for what `Math.random()` answers; null where the server says. */
export type Formula = (n: number, r: number, options: Given) => number | null;

/**
 * What an operator does with each error on its way to the next attempt: `delay` waits so long, `wait` as long as what its
 * function gives, `take` lets so many pass, `takeWhile` those that its function says, `scan` and `map` hand on what their
 * function makes of it, `pass` changes nothing.
 */
export type NotifierOperator = 'delay' | 'wait' | 'take' | 'takeWhile' | 'scan' | 'map' | 'pass';

/** Options with roles, and the waits that they lead to. */
export interface Strategy {
  readonly options: Readonly<Record<string, LibraryOption>>;
  /** Positional arguments by the names of options; without it the first argument holds them. */
  readonly positional?: readonly string[];
  /** The option that a single argument stands for where it is no object. */
  readonly shorthand?: string;
  /** What it is called with, where it is a function: a function of the file may call it, and hand on what it was handed. */
  readonly calledWith?: readonly ('retry' | 'error' | { readonly option: string })[];
  readonly delay?: Formula;
  /** What becomes of a wait that a function of the file gives. */
  readonly shape?: (ms: number, r: number, options: Given) => number;
  /** Options of it that make its waits random, as expressions. */
  readonly jitter?: Readonly<Record<string, string>>;
  /** After how many retries it ends by itself. */
  readonly count?: (options: Given) => number;
  /** All waits of a strategy that keeps state, in the place of `delay`. */
  readonly sequence?: (count: number, draw: () => number, options: Given) => readonly number[];
}

/** A client that retries its requests by itself. */
export interface SelfRetrying {
  /** The exported class whose instances do; patterns as in `LibraryCall`. */
  readonly export: string;
  readonly modules?: readonly string[];
  readonly handed?: string;
  /** Under which path of the argument the retry options stand. */
  readonly under?: string;
  /** `false` in the place of the retry options switches all retries off. */
  readonly offByFalse?: true;
  readonly options: number;
  readonly attempts: string;
  /** The option of a request's last argument that takes the place of `attempts`. */
  readonly perRequest?: string;
  /** The exports below which a call is a request: any where it is left out. */
  readonly methods?: readonly string[];
}

/** How strategies make another: the longer wait until one ends, the shorter one until all have, or one times a random factor. */
export type Combinator = 'both' | 'either' | { readonly spread: readonly [number, number] };

/** What happens when an operation fails: facts only. */
export interface Policy extends Strategy {
  /** Strategies that the library exports and an option takes: `new ExponentialBackoff({ … })`, `axiosRetry.exponentialDelay`. */
  readonly strategies?: Readonly<Record<string, Strategy>>;
  /** Exports that make strategies of strategies: called with them, or in the `.pipe(…)` of one. */
  readonly combinators?: Readonly<Record<string, Combinator>>;
  /** The exports that a notifier's stream may go through. */
  readonly operators?: Readonly<Record<string, NotifierOperator>>;
  /** The exports that wait as long as their first argument says. */
  readonly timers?: readonly string[];
  /** The exports that a failure passes unchanged. */
  readonly passing?: readonly string[];
  /** What sends requests in a pipe that the library repeats: how the paths of exports begin, by module. */
  readonly requests?: Readonly<Record<string, readonly string[]>>;
  /** The exports that make something of what goes on: what it gives may never end. */
  readonly streams?: readonly string[];
  /** Of what goes on for ever, what gives its last value at once to whoever comes anew. */
  readonly replays?: readonly string[];
  /** The exports that make one of several, which goes on for as long as those do. */
  readonly joins?: readonly string[];
  /** The export by which a pipe begins with a promise. */
  readonly takesPromise?: string;
  /** A ceiling that no option moves, of the default formula. */
  readonly capMs?: number;
  /** An HTTP client: which statuses it retries, where no option says otherwise. Null: what the operation rejects with. */
  readonly statuses: readonly number[] | null;
  /** Its waits are those after a status: other failures, such as a lost connection, have waits of their own. */
  readonly delayAfterStatuses?: true;
  /** The client errors that its own filter picks out one by one, as an author's condition would: they pass by themselves. */
  readonly named?: readonly number[];
  /** What becomes of a `Retry-After`; null where the library knows nothing of HTTP. */
  readonly retryAfter: 'used' | 'ignored' | null;
  /** The HTTP methods of requests that it tries again; all where it is left out. */
  readonly methods?: readonly string[];
  /** Options that have it try any method again. */
  readonly anyMethodWith?: readonly string[];
  /** What becomes of a wait that would pass the time limit: it ends with the limit, does not begin, or is as long as ever (the same where this is left out). */
  readonly pastTimeLimit?: 'shortened' | 'left out' | 'kept';
  /** Keeps a long-lived connection: meant to come back for ever. */
  readonly connection?: true;
  /** Stores its waits: they may be long. */
  readonly stored?: true;
  /** The error at the end says nothing of the last refusal, unless this option is given. */
  readonly losesLastFailureWithout?: string;
  /** Names of errors after which it gives up at once. */
  readonly finalErrors?: readonly string[];
  /** A member of errors that has it give up at once where it is true. */
  readonly finalMember?: string;
  /** How such an error is made of `{{error}}`; `{{import NAME}}` stands for an export of the library. */
  readonly finalError?: string;
}

/** What was otherwise in other versions of a library. */
export interface OtherVersions {
  /** The first version in which it was so no more, as a major version or a `versionNumber`. */
  readonly before?: number;
  /** The first in which it is so. */
  readonly from?: number;
  readonly changes: Partial<Omit<Library, 'name' | 'modules' | 'versions'>>;
}

/** One library: how its calls are recognised, and what they do. */
export interface Library extends Policy {
  /** The package whose version counts. */
  readonly name: string;
  readonly versions?: readonly OtherVersions[];
  /** Names that it is imported by. One that ends in `*` stands for all that begin so. */
  readonly modules: readonly string[];
  /** Modules that hold what the library exports under a name. */
  readonly parts?: Readonly<Record<string, string>>;
  /** Exports that make a length of a number, and how many ms one of it is. */
  readonly durations?: Readonly<Record<string, number>>;
  /** Numbers and texts that the library exports, such as the members of an enumeration. */
  readonly constants?: Readonly<Record<string, number | string>>;
  /** Options that the library exports. */
  readonly presets?: Readonly<Record<string, Readonly<Record<string, number | boolean>>>>;
  /** The options of a call that gives none, where they are others than those of one that gives some. */
  readonly defaultPreset?: string;
  readonly calls: readonly LibraryCall[];
  readonly clients?: readonly SelfRetrying[];
  readonly hazards?: readonly Hazard[];
  /**
   * What to write for an option where there is no wait, or one without randomness, and no option's `cure` helps. In a text
   * `{{callee}}` is what is called, `{{import NAME}}` an export of the library, `{{delay RETRY}}` a call of the helper, `{{delay RETRY after HEADER}}` one that is told of the header, `{{permanent STATUS}}` whether a status will be the same again, `{{option NAME}}` what is given for another option.
   */
  readonly cures?: Readonly<Partial<Record<'wait' | 'jitter' | 'refusal', Readonly<Record<string, string>>>>>;
  /** What a base delay above its ceiling leads to, where not to waits as long as the ceiling. */
  readonly aboveCap?: string;
}
