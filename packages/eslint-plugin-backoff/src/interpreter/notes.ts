import type { TSESTree } from '@typescript-eslint/types';

import { eachAlike } from './values/alike.js';
import type { OperationForm } from './scenario.js';
import { type Comparison, compare } from './values/comparison.js';
import { isCloseCode, isHttpStatus } from './values/http-status.js';
import { type NumberValue, exact } from './values/numbers.js';
import { type FunctionValue, type NativeValue, type PromiseValue, type Value, Mark, hasMark } from './values/values.js';

/** `client.interceptors.response.use(done, failed)`. */
export interface Interceptors {
  /** The name by which the program knows the client. */
  readonly client: string;
  /** The module that it comes from. */
  readonly module: string;
  readonly done: FunctionValue | NativeValue | null;
  readonly failed: FunctionValue | NativeValue | null;
}

/** A constant that a name was held against, and what that question is called where it is decided. */
export interface AskedEqual {
  readonly constant: Value;
  readonly question: string;
}

export interface Handler {
  readonly event: string;
  readonly handler: FunctionValue | NativeValue;
  readonly node: TSESTree.Node;
}

/** What a run takes notice of beside its events: what the code asked about the operation, and of whom. */
export class Notes {
  /** What was put under names into a thing that was made, `form.append('voice', voice)`, by the name of that thing. */
  readonly parts = new Map<string, Set<string>>();
  /** Functions of this file whose result was waited for: operations as a whole, where nothing inside is one. */
  readonly localCalls = new Set<TSESTree.Node>();
  /** What was made, and only then set going by a call of its own: `const client = new Client(url); client.connect();`. */
  readonly begunLater = new Set<TSESTree.Node>();
  /** Calls that may tell of a failure some time later, whatever else tells of one. */
  readonly livingCalls = new Map<TSESTree.Node, OperationForm>();
  /** Of what unknown members are parts: the call that gave it. */
  readonly owners = new Map<string, TSESTree.Node>();
  /** The promise that is a part of what an operation gave. */
  readonly promisedParts = new Map<TSESTree.Node, PromiseValue>();
  /** What connections are called of which the code asked whether they stand. */
  readonly statesAsked = new Set<string>();
  /** Whether a connection stands, as its last attempt left it: by what it is called. */
  readonly connections = new Map<string, boolean>();
  /** An error of the code's own was made after an attempt. */
  errorMade = false;
  /** What the client does with the answer to each of its requests, where that is what is run. */
  interceptors: Interceptors | null = null;
  /** The choices and calls by which the run came to each call that may be the operation, the first time. */
  readonly ways = new Map<TSESTree.Node, { readonly choices: readonly boolean[]; readonly within: readonly TSESTree.Node[] }>();

  protected noteWay(node: TSESTree.Node, choices: readonly { readonly preferred: boolean }[], within: readonly TSESTree.Node[]): void {
    if (this.ways.has(node)) return;
    const before = choices.slice(0, this.choicesBefore.get(node));
    this.ways.set(node, { choices: before.map(({ preferred }) => preferred), within: [...within] });
  }

  /** Remembers how many choices were made when a call was made: some time later, when somebody listens to it, it may turn out to be the operation. */
  noteMade(node: TSESTree.Node, choices: number): void {
    if (!this.choicesBefore.has(node)) this.choicesBefore.set(node, choices);
  }

  /** The call that gave what a name is a part of, if this run made it. */
  ownerOf(symbol: string): TSESTree.Node | null {
    const owner = this.owners.get(symbol);
    return owner !== undefined && this.choicesBefore.has(owner) ? owner : null;
  }

  private readonly choicesBefore = new Map<TSESTree.Node, number>();

  /** The loop that is run goes over a list of which the file does not tell how long it is. */
  turnsUntold = false;
  /** Constants that each name was held against. */
  readonly askedEqual = new Map<string, AskedEqual[]>();
  /** Numbers above which names were found to lie. */
  readonly above = new Map<string, number>();
  /** Conditions that could come out in one way only, once the operation had been attempted, and in which. */
  readonly settled = new Map<TSESTree.Node, boolean>();
  /** A status that the operation answered was tested. */
  statusTested = false;
  /** A status that the operation answered was read by its own name. */
  statusRead = false;
  /** Statuses whose digits were looked for in a message. */
  readonly statusesSought = new Set<number>();
  /** What was read as a status was held against a word, or a number that is no status of HTTP. */
  statusIsOther = false;
  /** It was held against a code above all of HTTP, as a WebSocket closes with: `event.statusCode === 1006` (RFC 6455 §7.4). */
  statusIsOfClose = false;
  /** It was held against a status of HTTP. */
  statusIsHttp = false;
  /** What the failure says of itself was asked for in a way that another status would have answered otherwise. */
  outcomeTold = false;
  /** Statuses of the operation for which a condition held that names them. */
  readonly namedStatuses = new Set<number>();
  /** Statuses that the status of the operation was compared with. */
  readonly askedStatuses = new Set<number>();
  /** What each operation was called with, the first time. */
  readonly requests = new Map<TSESTree.Node, readonly Value[]>();
  /** The turn whose part of the work is done, where a function of this file was handed another than the first; null elsewhere. */
  part: number | null = null;
  /** A part of the operation's result that tells failure from success was read. */
  resultRead = false;
  /** A part of the operation's result that may tell failure from success was asked for. */
  resultAsked = false;
  /** The operation's error was asked what it is. */
  errorAsked = false;
  /** What was caught last is an error that the code has made of the failure, and that holds no more of it than a text or its status. */
  failureReplaced = false;
  /** The operation's error was taken for one of HTTP, by its type. */
  errorIsOfHttp = false;
  /** The operation's error was taken for one of a client that throws for a bad status: such a status comes as an error, whoever called the client. */
  errorIsOfClient = false;
  /** A promise was returned, not awaited, from inside a `try` that catches. */
  returnsPromise = false;
  /** The body of a response was read or cancelled. */
  bodyRead = false;
  /** The operation is to read the body of a response, of which the status is known by then. */
  bodyAsked = false;
  /** More of a response was used than whether all went well. */
  answerUsed = false;
  /** The failure was handed to a function that the file does not hold, and its answer was used. */
  failureHandedOn = false;
  /** A function that the file does not hold was handed the failure, and who tries again: which failures that is done for is told elsewhere. */
  triedAgainElsewhere = false;
  /** A server was told to listen at an address that was drawn. */
  addressDrawn = false;
  /** In which cycle a failure was dealt with last. */
  protected handledIn: number | null = null;
  /** An attempt was made in this cycle: what happens now is what the code does about its outcome. */
  isAnswering = false;
  /** What was waited for since the last attempt, by its name. */
  readonly news = new Set<string>();
  /** An interval was left alone that would have come round for ever: the run has no end. */
  goesRoundIdly = false;
  /** Above zero while the arguments of a log are worked out. */
  telling = 0;
  /** How deep the stack was when the cycle began. */
  cycleDepth = 0;
  /** Names that were drawn since the last attempt. */
  readonly drawn = new Set<string>();
  /** The HTTP client behind an operation's call. */
  readonly clients = new Map<TSESTree.Node, string>();

  /** A status was compared with a number. */
  protected noteStatuses(a: NumberValue, b: NumberValue, operator: Comparison, node: TSESTree.Node): void {
    for (const code of [...codesOf(a), ...codesOf(b)]) if (code >= 400 && code < 600) this.askedStatuses.add(code);
    const isEquality = operator === '===' || operator === '!==';
    this.noteScale(...(hasMark(a, Mark.status) ? ([a, b] as const) : ([b, a] as const)), isEquality && node.type === 'BinaryExpression');
    if (isEquality && compare(a, b, '===') === true) this.nameStatuses(a);
  }

  /**
   * `status === 0` is asked of the codes that a program gives by itself; that there is one, `status &&`, of any, and the hundreds of a status,
   * `Math.floor(status / 100)`, are its own.
   */
  private noteScale(status: NumberValue, limit: NumberValue, isEquality: boolean): void {
    const code = exact(limit);
    if (code === null || codesOf(status).some((each) => !isHttpStatus(each))) return;
    if (isHttpStatus(code)) this.statusIsHttp = true;
    else if (isEquality) this.statusIsOther = true;
    if (isEquality && isCloseCode(code)) this.statusIsOfClose = true;
  }

  /** A condition named the status, and it held. */
  nameStatuses(value: Value): void {
    for (const code of codesOf(value)) this.namedStatuses.add(code);
  }
}

/** The number that a value is, for each of the answers that are alike. */
const codesOf = (value: Value): readonly number[] => eachAlike(value).flatMap((each) => exact(each) ?? []);
