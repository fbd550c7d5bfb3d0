import { byName } from '../../sites/by-name.js';
import { isOtherResponse } from '../../sites/other-response.js';
import { number } from '../values/numbers.js';
import { type Answer, ask, tell } from '../values/alike.js';
import { headers, headersMember, isRetryAfterName } from './headers.js';
import type { Run } from '../run.js';
import { type ObjectValue, type UnknownValue, type Value, Mark, hasMark, NULL, UNDEFINED, array, boolean, native, object, someString, string, unknown } from '../values/values.js';

/** A response with a status. What reads it learns a status that the operation answered. */
export function responseTo(answer: Answer): ObjectValue {
  const marks = Mark.operation | Mark.status;
  const isWell = ask(answer, ({ status }) => status < 400);
  return object(
    [
      ['ok', boolean(isWell, marks)],
      ['status', statusIn(answer)],
      ['statusText', tell(answer, ({ status }) => string(REASONS.get(status) ?? '', marks))],
      ['headers', headers(answer, isWell)],
      ['body', unknown('body', Mark.operation)],
      ['error', isWell ? NULL : unknown('response.error', Mark.operation)],
    ],
    { tag: 'response', open: true, symbol: 'response', marks: Mark.operation },
  );
}

/** `new Response(text, { status: response.status })`: the answer once more, with its status. Null for other responses that a file makes. */
export function answerAgain([, options]: readonly Value[], { scenario: { outcome } }: Run): ObjectValue | null {
  const status = options?.kind === 'object' ? options.props.get('status') : undefined;
  if (status === undefined || !hasMark(status, Mark.status)) return null;
  return responseTo(outcome.kind === 'status' ? outcome : { kind: 'status', status: 200, retryAfter: null, as: 'response' });
}

/** A function from elsewhere that is handed the answer may read its body. */
export function noteHandedOn(args: readonly Value[], run: Run): void {
  if (args.some((arg) => arg.kind === 'object' && arg.tag === 'response')) run.bodyRead = run.answerUsed = true;
}

/** The status that was answered. */
export const statusIn = (answer: Answer): Value => tell(answer, ({ status }) => number(status, Mark.operation | Mark.status));

/** What a call rejects with when nothing answers. */
export function networkError(): ObjectValue {
  return error([
    ['response', UNDEFINED],
    ['res', UNDEFINED],
    ['status', UNDEFINED],
    ['$metadata', UNDEFINED],
  ]);
}

export function statusError(answer: Answer): ObjectValue {
  const code = statusIn(answer);
  const response = responseTo(answer);
  return error([
    ['status', code],
    ['response', response],
    ['res', response],
    ['headers', response.props.get('headers') ?? UNDEFINED],
    ['$metadata', object([['httpStatusCode', code]], { open: true })],
  ]);
}

function error(props: readonly (readonly [string, Value])[]): ObjectValue {
  return object([['message', someString('error.message', Mark.operation)], ...props], { tag: 'error', open: true, symbol: 'error', marks: Mark.operation });
}

/** What an answer that went well says of a failure is nothing: `{ error: 'busy', retry_after: 1.5 }` comes with a refusal. */
export const saysNothing = ({ marks }: UnknownValue, name: string, { scenario }: Run): boolean =>
  scenario.outcome.kind === 'success' && (marks & Mark.operation) !== 0 && isOfFailures(name);

/**
 * `JSON.parse(result.body).data.success`: what the answer of an operation that is no known client says, wherever in it. Null for other
 * members, and for what a function from elsewhere makes of the answer.
 */
export function saysWell({ symbol, marks }: UnknownValue, name: string, run: Run): Value | null {
  const { kind } = run.scenario.outcome;
  if ((kind !== 'success' && kind !== 'error result') || (marks & Mark.operation) === 0 || !tellsWell(name) || !(/^(JSON\.parse\()?result[\w.)]*$/.test(symbol) || OF_BATCH.test(symbol))) return null;
  run.resultAsked = run.resultRead = true;
  return boolean(kind === 'success', Mark.operation);
}

/**
 * `answer.errors`: a success has none, and who takes for granted that there is a list finds nothing in it. Null for other members.
 *
 * @param isListed whether something is asked of the list at once: `answer.errors.length`
 */
export function errorsOf({ tag }: ObjectValue, name: string, isListed: boolean, run: Run): Value | null {
  if (tag !== 'result' || name !== 'errors' || run.scenario.outcome.kind !== 'success') return null;
  run.resultRead = true;
  return isListed ? array([]) : NULL;
}

/** `answer.responses[i]`: the part of the answer that tells of one of many that were sent. */
const OF_BATCH = /^result(\.\w+)*\[[^\]]*\]$/;

/** `answers[i].error`: what is said so of one of many. Null for other members. */
export function saysOfBatch({ symbol, marks }: UnknownValue, name: string, run: Run): Value | null {
  const { kind } = run.scenario.outcome;
  if ((kind !== 'success' && kind !== 'error result') || (marks & Mark.operation) === 0 || !/^err(or)?$/.test(name) || !OF_BATCH.test(symbol)) return null;
  run.resultAsked = run.resultRead = true;
  return kind === 'success' ? UNDEFINED : networkError();
}

/**
 * `answer.message.statusCode`: the answer of an operation that is no known client holds the response, and so its status. Null for other
 * members. What a known client answers has its status on itself; what is inside is what a server wrote.
 */
function statusWithin({ symbol, marks }: UnknownValue, name: string, run: Run): Value | null {
  if (name !== 'statusCode' || (marks & Mark.operation) === 0 || !/^(result|response)(\.\w+)+$/.test(symbol) || run.clients.size > 0) return null;
  const { outcome } = run.scenario;
  if (outcome.kind === 'success') run.resultAsked = true;
  if (outcome.kind !== 'status' || outcome.as !== 'response') return null;
  run.statusRead = true;
  return statusIn(outcome);
}

/** What has succeeded by now, a job, is what is polled for, and no failure of the question. */
export const tellsWell = byName((name) => /^(is_?)?(ok|success|successful)$/i.test(name));

const isOfFailures = byName((name) => /^(error|errors|retry_?after(_?(ms|seconds))?)$/i.test(name));

/** The names by which responses and errors give their status. */
const STATUS = /^(http)?_?(response)?_?status(_?code)?$|^http_?(code|status_?code)$/i;

/** Whether a file has any of the words, or numbers, by which a status can be asked for. */
export const mentionsStatus = (code: string): boolean => /status|code|[45]\d\d/i.test(code);

/**
 * What a response, or the error that an operation failed with, says of the failure. Null for other members, and for
 * errors that are not about a status.
 */
export function failureMember(holder: ObjectValue, name: string, run: Run): Value | null {
  if (holder.tag !== 'response' && holder.tag !== 'error') return null;
  if (STATUS.test(name)) return statusOf(holder, name, run);
  return holder.tag === 'error' && holder.symbol === 'error' ? ownErrorMember(holder, name) : null;
}

/** What the error of the operation itself says, other than its status. */
function ownErrorMember(holder: ObjectValue, name: string): Value | null {
  // Nobody answered: nobody said how long to wait.
  if (isRetryAfterName(name) && holder.props.get('status')?.kind === 'undefined') return holder.props.get(name) ?? UNDEFINED;
  if (name === 'getResponseHeader') return headersAsked(holder);
  if (name === 'toString') return native(name, () => holder.props.get('message') ?? UNDEFINED);
  return name === 'stack' ? (holder.props.get('message') ?? null) : responseBy(holder, name);
}

/** `error.rawResponse`: the response that an error is about, by another name for it. */
const responseBy = (holder: ObjectValue, name: string): Value | null => (isOtherResponse(name) && !holder.props.has(name) ? (holder.props.get('response') ?? null) : null);

/** `xhr.getResponseHeader(name)`: some reject with the very request that failed. */
function headersAsked(failure: ObjectValue): Value | null {
  const said = failure.props.get('headers');
  return said?.kind === 'object' ? headersMember(said, 'get') : null;
}

/** What HTTP calls its statuses. */
const REASONS: ReadonlyMap<number, string> = new Map([
  [200, 'OK'],
  [201, 'Created'],
  [202, 'Accepted'],
  [204, 'No Content'],
  [400, 'Bad Request'],
  [401, 'Unauthorized'],
  [403, 'Forbidden'],
  [404, 'Not Found'],
  [408, 'Request Timeout'],
  [409, 'Conflict'],
  [422, 'Unprocessable Entity'],
  [423, 'Locked'],
  [424, 'Failed Dependency'],
  [425, 'Too Early'],
  [429, 'Too Many Requests'],
  [500, 'Internal Server Error'],
  [502, 'Bad Gateway'],
  [503, 'Service Unavailable'],
  [504, 'Gateway Timeout'],
]);

/** The same, as constants are named. */
const CODES: ReadonlyMap<string, number> = new Map([...REASONS].map(([code, reason]) => [reason.toUpperCase().replaceAll(' ', ''), code]));

/** The status that a member of something unknown is: of a response that it holds, or of a list of statuses. Null for other members. */
export const statusMember = (holder: UnknownValue, name: string, run: Run): Value | null => statusWithin(holder, name, run) ?? statusConstant(holder, name);

/** `StatusCodes.TOO_MANY_REQUESTS` of a module that lists the statuses: the name tells the number. */
function statusConstant(holder: UnknownValue, name: string): Value | null {
  if (!/http|status/i.test(holder.symbol) || hasMark(holder, Mark.operation)) return null;
  const code = CODES.get(name.toUpperCase().replace(/^(HTTP_)?(STATUS_)?/, '').replaceAll('_', ''));
  return code === undefined ? null : number(code);
}

function statusOf(holder: ObjectValue, name: string, run: Run): Value | null {
  const value = holder.props.get(name) ?? (holder.of === null ? holder.props.get('status') : undefined);
  if (value === undefined) return null;
  if (hasMark(value, Mark.status)) run.statusRead = true;
  return value;
}

export function errorResult(): ObjectValue {
  const failure = networkError();
  const marks = Mark.operation;
  return object(
    [
      ['error', failure],
      ['err', failure],
      ['errors', array([failure])],
      ['data', NULL],
      ['ok', boolean(false, marks)],
      ['success', boolean(false, marks)],
      ['isOk', boolean(false, marks)],
      ['isErr', boolean(true, marks)],
      ['exitCode', number(1, marks)],
      ['signal', NULL],
    ],
    { tag: 'result', open: true, symbol: 'result', marks },
  );
}

export function successResult(): ObjectValue {
  const marks = Mark.operation;
  return object(
    [
      ['error', NULL],
      ['err', NULL],
      ['ok', boolean(true, marks)],
      ['success', boolean(true, marks)],
      ['exitCode', number(0, marks)],
      ['signal', NULL],
    ],
    { tag: 'result', open: true, symbol: 'result', marks },
  );
}
