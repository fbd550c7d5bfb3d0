import type { TSESTree } from '@typescript-eslint/types';

import { type Answer, ask } from '../values/alike.js';
import type { Callee } from '../callee.js';
import type { Run } from '../run.js';
import type { Outcome } from '../scenario.js';
import { messageHolds } from './wordings.js';
import { enclosingClass, enclosingFunction } from '../../sites/source.js';
import { type ObjectValue, type StringValue, type UnknownValue, type Value, Mark, boolean, hasMark, symbolOf } from '../values/values.js';
import { isHttpStatus } from '../values/http-status.js';
import { exact, number } from '../values/numbers.js';

/**
 * What the failure that a scenario stands for says of itself, where the code asks by text: its message, its code, its
 * name, its class. A failure with a status says that status; it is no lost connection and nobody has aborted it.
 */

/** Words that any message may hold. */
const COMMON = /^(error|request|server|http|failed|fail|status|code|the|not)$/i;

/** Whether a value is the message of the operation's own failure, or a text around it or around the status. */
function isFailureText(value: Value): boolean {
  if (value.kind !== 'string' || value.value !== null || !hasMark(value, Mark.operation)) return false;
  return hasMark(value, Mark.status) || /(^|\W)error(\.message|\.stack)?(\W|$)/i.test(value.symbol);
}

/** `message.includes(part)` for the message of the operation's failure. */
export function messageIncludes(value: Value, part: string, run: Run): boolean | undefined {
  if (!isFailureText(value) || part.trim().length < 3 || COMMON.test(part.trim())) return undefined;
  const wanted = part.trim().toLowerCase();
  return noted(messageHolds((text) => text.includes(wanted), run.scenario.outcome), part, run);
}

/** `pattern.test(message)` for the message of the operation's failure. */
export function messageMatches(value: Value, pattern: RegExp, run: Run): boolean | undefined {
  if (!isFailureText(value)) return undefined;
  const loose = new RegExp(pattern.source, `${pattern.flags.replace(/[giy]/g, '')}i`);
  return noted(messageHolds((text) => loose.test(text), run.scenario.outcome), pattern.source, run);
}

function noted(result: boolean | undefined, sought: string, run: Run): boolean | undefined {
  const statuses = sought.match(/[45]\d\d/g) ?? [];
  if (statuses.length > 0 && result === undefined) noteStatusTest(run);
  if (result === undefined) return undefined;
  for (const status of statuses.map(Number)) {
    run.statusesSought.add(status);
    if (result && run.scenario.outcome.kind === 'status' && run.scenario.outcome.status === status) run.namedStatuses.add(status);
  }
  run.outcomeTold = true;
  return result;
}

/** The site looks at the very status of the operation's failure. */
function noteStatusTest(run: Run): void {
  run.statusTested = true;
  run.statusRead = true;
}

/** Codes of connections that broke, names and classes of what was thrown without any answer. */
const NO_ANSWER_CODE = /^(E[A-Z_]{3,}|ERR_NETWORK\w*|ERR_CANCELED|UND_ERR_\w+|ABORT_ERR|NETWORK_ERROR|TIMEOUT)$/;
const NO_ANSWER_NAME = /^(TypeError|SyntaxError|RangeError|NetworkError|TimeoutError|ConnectionError|DOMException|APIConnection\w*|.*(Abort|Cancel|Timeout)\w*)$/;

/** Whether a part of the operation's failure, its message, name or code, equals something; undefined where that is not known. */
export function failureEquals(value: Value, other: Value, run: Run): boolean | undefined {
  const { outcome } = run.scenario;
  if (isFailureText(value) && isOwnText(other, run)) return false;
  if (outcome.kind !== 'status' || !isPartOfFailure(value)) return undefined;
  if (/\.name$/.test(value.symbol)) return isText(other, NO_ANSWER_NAME) ? false : undefined;
  return /\.(code|errno|type|error_?code)$/i.test(value.symbol) ? codeEquals(other, outcome, run) : undefined;
}

/** `throw new Error('Rate limited.')` where the site stands: that is how it tells its own errors from those that come from elsewhere. */
const isOwnText = (other: Value, run: Run): boolean => other.kind === 'string' && other.value !== null && other.value !== '' && throwsText(other.value, run);

function throwsText(text: string, { cycle, source }: Run): boolean {
  const quoted = text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`throw new [\w.]+\(\s*(["'\`])${quoted}\1`).test(source.text(wholeAround(cycle.node)));
}

/** The class around a node, or the outermost function. */
function wholeAround(node: TSESTree.Node): TSESTree.Node {
  let whole: TSESTree.Node = node;
  for (let fn = enclosingFunction(node); fn !== null; fn = enclosingFunction(fn)) whole = fn;
  return enclosingClass(node) ?? whole;
}

/** `error.code`, or the same as a text: `String(error.code)`. */
const isPartOfFailure = (value: Value): value is UnknownValue | StringValue => (value.kind === 'unknown' || (value.kind === 'string' && value.value === null)) && hasMark(value, Mark.operation) && /error/i.test(value.symbol);

const isText = (value: Value, pattern: RegExp): boolean => value.kind === 'string' && value.value !== null && pattern.test(value.value);

/** Whether the code of a failure with a status equals something. The status may be that code; a broken connection is not. */
function codeEquals(other: Value, answer: Answer, run: Run): boolean | undefined {
  if (isText(other, NO_ANSWER_CODE)) return false;
  const code = statusIn(other);
  if (code === null) return undefined;
  noteStatusTest(run);
  const isSame = ask(answer, ({ status }) => code === status);
  if (isSame) run.namedStatuses.add(code);
  return isSame;
}

/** The HTTP status that a value is, as a number or as a text; null for others. */
function statusIn(value: Value): number | null {
  if (isText(value, /^[45]\d\d$/)) return value.kind === 'string' ? Number(value.value) : null;
  const code = exact(value);
  return code !== null && isHttpStatus(code) ? code : null;
}

/** A status of an unknown operation's success that is held against a range of HTTP is one: it says that all is well. */
export function asStatus(value: Value, other: Value, run: Run): Value {
  const code = statusName(value, run) === null ? null : exact(other);
  return code !== null && isHttpStatus(code) ? number(200, Mark.operation) : value;
}

/** `response.status()`, `response.ok()`, as drivers of browsers have it: the status of a failure, or that all is well; null for other calls. */
export function statusCalled({ value, holder, name }: Callee, args: readonly Value[], node: TSESTree.Node, run: Run): Value | null {
  if (args.length > 0 || node.parent?.type === 'AwaitExpression') return null;
  return name === 'status' ? (toldAsStatus(value) ?? statusOfSuccess(holder, run)) : name === 'ok' ? toldAsWell(value) : null;
}

const toldAsStatus = (value: Value): Value | null => (value.kind === 'number' && hasMark(value, Mark.status) ? value : null);

const toldAsWell = (value: Value): Value | null => (value.kind === 'boolean' && hasMark(value, Mark.operation) ? value : null);

function statusOfSuccess(holder: Value | null, run: Run): Value | null {
  if (run.scenario.outcome.kind !== 'success' || !isAnswer(holder)) return null;
  run.resultAsked = run.resultRead = true;
  return number(200, Mark.operation);
}

/** The answer of an unknown operation, and not a variable that goes by that name. */
const isAnswer = (value: Value | null): boolean => value !== null && hasMark(value, Mark.operation) && symbolOf(value) === 'result';

/** What an unknown operation's success calls its status; null for other values. */
function statusName(value: Value, run: Run): string | null {
  if (run.scenario.outcome.kind !== 'success' || value.kind !== 'unknown' || !hasMark(value, Mark.operation)) return null;
  return /^result(?:\.\w+)*\.(status|statusCode|httpStatus)$/.exec(value.symbol)?.[1] ?? null;
}

/** What the answer of an operation says of itself: its status, how a process left, a kind that is well or not; undefined for others. */
export function answerEquals(value: Value, other: Value, run: Run): boolean | undefined {
  const { kind } = run.scenario.outcome;
  if (value.kind !== 'unknown' || !hasMark(value, Mark.operation) || (kind !== 'success' && kind !== 'error result')) return undefined;
  const code = exact(other);
  if (code === null) return kindEquals(value, other, run);
  return code === 0 ? exitEquals(value, run) : statusEquals(statusName(value, run), code);
}

/** `result.exitCode === 0`, `result.code === 0`, `result.status === 0`: so a process says that all is well. */
function exitEquals({ symbol }: UnknownValue, run: Run): boolean | undefined {
  if (!/^result(?:(?:\.\w+)*\.exit_?(?:code|status)|\.(?:code|status))$/i.test(symbol)) return undefined;
  run.resultAsked = run.resultRead = true;
  return run.scenario.outcome.kind === 'success';
}

/** A success has no status of a failure. Who gives a `statusCode` does not throw: 200 is then how a success is told, not one of two. */
function statusEquals(name: string | null, code: number): boolean | undefined {
  if (name === null || code < 200 || code > 599) return undefined;
  if (code >= 400) return false;
  return name === 'statusCode' && code === 200 ? true : undefined;
}

function kindEquals({ symbol }: UnknownValue, other: Value, run: Run): boolean | undefined {
  const name = /^result\.(\w+)$/.exec(symbol)?.[1];
  const words = name === undefined ? undefined : WORDS.get(name);
  const isWell = words && tellsWell(other, words);
  if (isWell === undefined) return undefined;
  run.resultAsked = run.resultRead = true;
  return isWell === (run.scenario.outcome.kind === 'success');
}

/** By which texts a part of an answer says that all is well, or that it is not. */
interface Words {
  readonly well: RegExp | null;
  readonly failed: RegExp;
}

const OF_KIND: Words = { well: /^(ok|okay|success)$/i, failed: /^(error|err|fail|failed|failure)$/i };

/** `Right` and `Left` are so only here: elsewhere they are directions. */
const OF_TAG: Words = { well: /^(ok|okay|success|right)$/i, failed: /^(error|err|fail|failed|failure|left)$/i };

/** That a job has succeeded, or failed, by now is what is polled for; an error is an answer at once. */
const OF_STATE: Words = { well: null, failed: /^err(or)?$/i };

const WORDS: ReadonlyMap<string, Words> = new Map([...['kind', 'type', 'outcome', 'result'].map((name) => [name, OF_KIND] as const), ['_tag', OF_TAG], ...['status', 'state'].map((name) => [name, OF_STATE] as const)]);

function tellsWell(text: Value, { well, failed }: Words): boolean | undefined {
  if (well !== null && isText(text, well)) return true;
  return isText(text, failed) ? false : undefined;
}

/** An error: what the operation failed with, or one that the code has made. */
export const isError = (value: Value): value is ObjectValue => value.kind === 'object' && value.tag === 'error';

/** What the operation failed with, and not an error that the code has made of it. */
export const isOwnError = (value: Value): boolean => isError(value) && value.of === null && value.symbol === 'error' && hasMark(value, Mark.operation);

const NEVER_THROWN = /^(SyntaxError|RangeError|ReferenceError|URIError|EvalError)$/;

/** `error instanceof Type` for the operation's own failure: by the type's name, and by the client that throws it. */
export function failureIsInstance(name: string, type: Value, run: Run): Value | undefined {
  const { outcome } = run.scenario;
  const client = clientInPlay(run);
  run.errorAsked = true;
  if (NEVER_THROWN.test(name) || (outcome.kind === 'status' && NO_ANSWER_NAME.test(name))) return boolean(false, Mark.operation);
  // A class of this file is thrown by this file: not by a client from elsewhere.
  if (type.kind === 'class') return client === null ? undefined : boolean(false, Mark.operation);
  if (name === 'TypeError' && outcome.kind === 'network error' && throwsTypeErrors(client)) return boolean(true, Mark.operation);
  return isOfClient(type) ? isErrorOfClient(name, outcome) : undefined;
}

const isOfClient = (type: Value): boolean => type.kind === 'unknown' && type.client !== null;

/** What `fetch` throws when there is no answer is a `TypeError`. */
const throwsTypeErrors = (client: string | null): boolean => client !== null && /fetch|undici/.test(client);

/** Whether a failure is of an error class that a client exports: those for statuses only where there is one. */
function isErrorOfClient(name: string, outcome: Outcome): Value | undefined {
  if (outcome.kind === 'status' || name === 'AxiosError') return boolean(true, Mark.operation);
  return name === 'HTTPError' ? boolean(false, Mark.operation) : undefined;
}

/** The client whose call is the operation. */
function clientInPlay(run: Run): string | null {
  for (const node of run.scenario.operation.keys()) {
    const client = run.clients.get(node);
    if (client !== undefined) return client;
  }
  return null;
}

/** `axios.isAxiosError(error)`, `axios.isCancel(error)`: what clients tell of their own errors. */
export function clientTest(name: string, error: Value | undefined, run: Run): Value | null {
  if (error === undefined || !isError(error) || !hasMark(error, Mark.operation)) return null;
  if (/^is(Axios|HTTP)Error$/i.test(name)) return toldByClient(name, isOwnError(error), run);
  return /^is(Cancel|Abort|AbortError|Cancelled)$/.test(name) ? boolean(false, Mark.operation) : null;
}

/** Who asks whether the failure is a client's own knows that it may be one of HTTP. */
function toldByClient(name: string, isOwn: boolean, run: Run): Value {
  run.errorIsOfHttp ||= isOwn;
  run.errorIsOfClient ||= isOwn;
  return boolean(isOwn && (name === 'isAxiosError' || run.scenario.outcome.kind === 'status'), Mark.operation);
}
