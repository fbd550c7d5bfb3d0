import type { TSESTree } from '@typescript-eslint/types';
import type { FailurePath } from '../../facts/retry-site.js';
import { firstAboutWait } from '../attempts/about-wait.js';
import { attachToError } from '../answer/attach-to-error.js';
import { attemptCalls } from '../attempts/attempt-calls.js';
import { bindError } from '../answer/bind-error.js';
import { beforeWait } from './before-wait.js';
import { decisionPlace, untoldPlace } from '../attempts/decision-place.js';
import { isPlainError, saysAfterAll } from '../attempts/end-words.js';
import type { Draft } from '../code/draft.js';
import { errorStatus } from './error-field.js';
import { errorTells } from '../answer/error-tells.js';
import { giveUp, plainEnd } from '../attempts/give-up.js';
import { guardBehindChain } from './guard-behind-chain.js';
import { guardCaught, guardEnd, guardOwnCatch, type GuardPlace, insertAt, throwAtEnd, throwsAllFailed } from './guard-caught.js';
import { guardCondition, hasAlternative } from './guard-condition.js';
import { isCaught } from '../attempts/is-caught.js';
import { isRightBehind, lastStatement } from '../attempts/own-end.js';
import { handledPaths } from '../attempts/handled-paths.js';
import { hoistStatus } from '../answer/hoist.js';
import { isTypeScript } from '../code/is-typescript.js';
import { asksIfPermanent, isPermanent } from './permanent-failure.js';
import { statusOf } from '../answer/answer-member.js';
import { notedError, type NotedError } from '../attempts/noted-error.js';
import { mayBeMissing } from '../answer/may-be-missing.js';
import { isOptionalStatus } from '../answer/optional-status.js';
import { isPassedWithout, isWithoutResponse, mayBeError, standInAt, throwsItself, visibleResponse } from '../answer/response-variable.js';
import { isPromiseHandler } from '../code/promise-method.js';
import { insertStatements } from '../code/insert-statement.js';
import { knownStatus } from './known-status.js';
import { narrowThrow } from './narrow-throw.js';
import { narrowTurn } from './narrow-turn.js';
import { nodeAt, offsetOf, type RetryPoint } from '../attempts/retry-points.js';
import { ancestors, contains, isInList, isLoop, statementOf } from '../code/syntax.js';
import type { Spot } from '../answer/found-to-be.js';
import { widenEnd, widenLastTurn } from './widen-end.js';

/** Leaves the site on the way to a retry where the status is a client error; false where that cannot be done. */
export function guardPoint(draft: Draft, point: RetryPoint): boolean {
  if (isWithoutResponse(draft, point.path, handledPaths(draft))) return true;
  // Where that did not help, another one would not either.
  if (asksIfPermanent(draft, draft.file.textOf(reachOf(point.path)))) return false;
  if (endsAsLast(draft, point)) return true;
  const place = isLoop(point.path.node) && point.place.kind !== 'call' ? beforeWait(draft, point.place) : decisionPlace(draft, point);
  return (place !== null && leaveAt(draft, point, afterWhatIsTold(draft, point, place))) || narrowChoice(draft, point);
}

/** Whether what is done on the last attempt could be done on this one. */
const endsAsLast = (draft: Draft, point: RetryPoint): boolean => narrowThrow(draft, point) || (goesOtherwise(draft, point) && narrowChoice(draft, point)) || narrowTurn(draft, point, (node) => statusIn(draft, point.path, node)) || widenOwnEnd(draft, point);

/** Where a guard of a path would stand: in the list that a check is part of, or in the handler itself. */
const reachOf = ({ kind, node }: FailurePath): TSESTree.Node => (kind === 'check' && node.parent?.type === 'BlockStatement' ? node.parent : node);

/** Who leaves with nothing returned or thrown has said before what failed: there is no other word of it. What only tells of the next attempt is not said. */
function afterWhatIsTold(draft: Draft, point: RetryPoint, place: NonNullable<GuardPlace>): NonNullable<GuardPlace> {
  const told = untoldPlace(draft, point);
  const later = told?.kind === 'before' ? { ...told, statement: firstAboutWait(told.statement, point.path, draft) } : told;
  return later !== null && listOf(place) === nodeAt(later).parent && offsetOf(place) <= offsetOf(later) && /^(break( \w+)?|return( (undefined|null|false))?);?$/.test(giveUp(draft, point.path, nodeAt(place)) ?? '') ? later : place;
}

/** What a place is in the list of. */
function listOf(place: NonNullable<GuardPlace>): TSESTree.Node | null {
  if ('statement' in place) return place.statement.parent;
  return 'block' in place ? place.block : null;
}

function leaveAt(draft: Draft, { path }: RetryPoint, place: NonNullable<GuardPlace>): boolean {
  if (guardBehindChain(draft, path)) return true;
  if (draft.site.facts.operation.failsBy === 'error') return guardError(draft, path, place);
  return path.kind === 'check' ? guardResponse(draft, path, place) || guardError(draft, path, place) : (guardCaught(draft, path, place) ?? guardError(draft, path, place));
}

/** Whether something is done on the last attempt that its end does not tell: what stands behind the retry, or comes of it all. */
const goesOtherwise = (draft: Draft, point: RetryPoint): boolean => hasAlternative(draft, retryOf(point)) || plainEnd(draft, nodeAt(point.place)) === 'return';

const retryOf = ({ path, place }: RetryPoint): TSESTree.Node => path.retryNode ?? nodeAt(place);

/** Retries only what may pass, where the retry stands under a condition of its own. */
function narrowChoice(draft: Draft, point: RetryPoint): boolean {
  return guardCondition(draft, retryOf(point), (node) => statusIn(draft, point.path, node));
}

/** Gives up as on the last attempt, where the code says when that is. */
function widenOwnEnd(draft: Draft, point: RetryPoint): boolean {
  const { node: check, body } = point.path;
  // Where a failure falls past a check, what stands beside that is its path.
  const within = body === null && check.type === 'IfStatement' ? check.parent : check;
  const permanentAt = (node: TSESTree.Node): string | null => {
    const status = statusIn(draft, point.path, node);
    return status && isPermanent(draft, status);
  };
  return widenEnd(draft, within, retryOf(point), permanentAt) || widenLastTurn(draft, point.path, permanentAt);
}

/** The status of a failure as it can stand in a test: of the response, or of the error under a name that it gets before. */
function statusIn(draft: Draft, path: FailurePath, node: TSESTree.Node): string | null {
  if (draft.site.facts.operation.failsBy === 'error') return statusBefore(draft, path, node);
  const response = visibleResponse(draft, node, path.response, 'set');
  return response === null ? (hoistStatus(draft, node) ?? statusBefore(draft, path, node)) : statusOrNone(draft, response, node);
}

/** A status that need not be there: of what broke before it had one, 0 stands for none. */
function statusOrNone(draft: Draft, response: string, node: TSESTree.Node): string {
  const status = statusOf(draft, response);
  const isMissing = mayBeMissing(draft, node, response);
  return isMissing || isOptionalStatus(draft, status) ? `(${isMissing ? status.replace('.', '?.') : status} ?? 0)` : status;
}

function statusBefore(draft: Draft, path: FailurePath, node: TSESTree.Node): string | null {
  const statement = statementOf(node);
  const isHandler = path.node.type === 'CatchClause' || isPromiseHandler(path.node);
  if (!statement || !isInList(statement) || !isHandler || !contains(path.node, statement)) return null;
  return draft.once(`status before ${statement.range[0]}`, () => {
    const error = bindError(draft, path);
    const status = error && statusOfError(draft, path, error, { node: statement, offset: statement.range[0] });
    if (status === null) return null;
    const name = draft.declare('status', statement);
    insertStatements(draft, { kind: 'before', statement }, [`const ${name} = ${status}${draft.style.semicolon}`]);
    return name;
  });
}

/** `const status = error.status; if (…) throw error;` */
function guardError(draft: Draft, path: FailurePath, place: NonNullable<GuardPlace>): boolean {
  const error = bindError(draft, path);
  const forgiving = error === null ? null : forgivingBlock(draft, path, error);
  if (error !== null && forgiving !== null) return guardForgiven(draft, path, error, forgiving);
  const at = nodeAt(place);
  const end = error === null ? null : giveUp(draft, path, at);
  if (error === null || end === null) return false;
  const status = statusOfError(draft, path, error, { node: at, offset: offsetOf(place) });
  if (status !== null) insertAt(draft, place, guardNamed(draft, status, end, at));
  return status !== null;
}

/** What fails for good goes where a second attempt in vain would: what is said there, and given instead, holds of it too. */
function guardForgiven(draft: Draft, path: FailurePath, error: string, block: TSESTree.BlockStatement): boolean {
  const status = statusOfError(draft, path, error, { node: block, offset: block.range[0] });
  if (status !== null) insertStatements(draft, { kind: 'start', block }, guardNamed(draft, status, `throw ${error}${draft.style.semicolon}`, block));
  return status !== null;
}

/** The block in which a call is made once more, where a `catch` of its own lets nothing out, and nothing there hides the error. */
function forgivingBlock(draft: Draft, { kind, node }: FailurePath, error: string): TSESTree.BlockStatement | null {
  const { site, file } = draft;
  if (site.kind !== 'repeat' || kind !== 'catch') return null;
  const again = attemptCalls(draft).find((call) => contains(node, call));
  const tried = again && [...ancestors(again)].find((around) => around.type === 'TryStatement' && contains(around.block, again));
  if (tried?.type !== 'TryStatement' || tried.handler === null || !contains(node, tried) || throwsItself(tried.handler, { file })) return null;
  return file.lookUp(error, tried.block.range[0] + 1) === file.lookUp(error, tried.range[0]) ? tried.block : null;
}

/** The status that an error tells of, which is made to where it does not; null where it cannot be. */
function statusOfError(draft: Draft, path: FailurePath, error: string, at: Spot): string | null {
  const attached = attachToError(draft, error, { name: 'status', type: 'number', member: statusOf(draft, '') }, at);
  if (attached !== null) return `${attached} ?? 0`;
  const { failsBy } = draft.site.facts.operation;
  if ((failsBy === 'response' && !errorTells(draft)) || (failsBy === 'error' && path.isErrorMade === true)) return null;
  const read = errorStatus(draft, path, error, at);
  const known = knownStatus(draft, path, read, at);
  return known === null ? read : `${known} ?? 0`;
}

/** The response is at hand, and its status is tested beside the site's own check. */
function guardResponse(draft: Draft, given: FailurePath, place: NonNullable<GuardPlace>): boolean {
  const at = nodeAt(place);
  const response = visibleResponse(draft, at, given.response, 'set');
  if (response === null) return guardHoisted(draft, given, place);
  if (isThrownPast(draft, given, response)) return true;
  if (isTypeScript(draft) && lacksStatus(standInAt(draft, at, response))) return false;
  const path = { ...given, response };
  const end = isEndAfterAll(draft, at) ? throwStatus(draft, response) : giveUp(draft, path, at);
  if (end === null) return path.body === null ? guardPast(draft, path) : throwToCatch(draft, path, place);
  insertAt(draft, place, guardLines(draft, path, response, at, end));
  return true;
}

/** `throw new Error('No answer after 3 attempts');` right behind the loop: of what is not tried again that would not be true. */
function isEndAfterAll(draft: Draft, at: TSESTree.Node): boolean {
  const end = lastStatement(draft);
  const { node } = draft.site;
  return isLoop(node) && end?.type === 'ThrowStatement' && isRightBehind(end, node) && isPlainError(end.argument, draft.file) && saysAfterAll(end.argument, draft.file) && !isCaught(draft, at);
}

const throwStatus = (draft: Draft, response: string): string => `throw new Error(\`HTTP \${${statusOf(draft, response)}}\`)${draft.style.semicolon}`;

/** Throws to the `catch` around a check, which throws that on: the error that the check makes behind a place, or one of its own. */
function throwToCatch(draft: Draft, path: FailurePath & { readonly response: string }, place: NonNullable<GuardPlace>): boolean {
  if (!guardOwnCatch(draft, path)) return false;
  const noted = notedAt(draft, path, place);
  const leave = noted && `throw ${noted.name}${draft.style.semicolon}`;
  insertAt(draft, noted ? { kind: 'after', statement: noted.statement } : place, guardLines(draft, path, path.response, nodeAt(place), leave));
  return true;
}

/** The error that a check makes before a place, or behind it, before it waits or goes on. */
function notedAt(draft: Draft, { body }: FailurePath, place: NonNullable<GuardPlace>): NotedError | null {
  const noted = body?.type === 'BlockStatement' ? notedError(draft, body) : null;
  if (body?.type !== 'BlockStatement' || !noted) return null;
  const between = body.body.filter(({ range }) => range[0] >= offsetOf(place) && range[1] <= noted.statement.range[0]);
  return between.every(({ type }) => /^(VariableDeclaration|ExpressionStatement)$/.test(type)) ? noted : null;
}

/** The response is out of reach behind the `try` that it came in: its status is noted there. */
function guardHoisted(draft: Draft, path: FailurePath, place: NonNullable<GuardPlace>): boolean {
  const at = nodeAt(place);
  const end = isLoop(draft.site.node) ? giveUp(draft, path, at) : null;
  const status = end === null ? null : hoistStatus(draft, at);
  if (status !== null) insertAt(draft, place, [`if (${isPermanent(draft, status)}) ${end}`]);
  return status !== null;
}

/** Whether TypeScript holds that what stands in for a response has no status. */
function lacksStatus(standIn: TSESTree.ObjectExpression | null): boolean {
  return standIn?.properties.every((property) => property.type === 'Property' && property.key.type === 'Identifier' && property.key.name !== 'status') ?? false;
}

/** The guard of a response, which may not be there where its connection broke. */
function guardLines(draft: Draft, path: FailurePath, response: string, at: TSESTree.Node, end: string | null): string[] {
  const member = statusOf(draft, response);
  const leave = end ?? throwStatus(draft, response);
  if (isTypeScript(draft) && mayBeError(draft, at, response)) return [`if (!(${response} instanceof Error) && ${isPermanent(draft, member)}) ${leave}`];
  if (isTypeScript(draft) && isOptionalStatus(draft, member)) return guardNamed(draft, `${member} ?? 0`, leave, at);
  if (!mayBeMissing(draft, at, response) && !isPassedWithout(draft, path, response, at)) return [`if (${isPermanent(draft, member)}) ${leave}`];
  // What it has seen tested, TypeScript knows to be there.
  if (new RegExp(`(?<![.\\w$])${response.replaceAll('$', String.raw`\$`)}(?![\\w$])`).test(leave)) return [`if (${response} && ${isPermanent(draft, member)}) ${leave}`];
  return guardNamed(draft, `${member.replace('.', '?.')} ?? 0`, leave, at);
}

/** The guard of a status that is given a name first. */
function guardNamed(draft: Draft, status: string, leave: string, at: TSESTree.Node): string[] {
  const name = draft.declare('status', at);
  return [`const ${name} = ${status}${draft.style.semicolon}`, `if (${isPermanent(draft, name)}) ${leave}`];
}

/** Whether client errors are thrown past the check: they go another way. */
function isThrownPast(draft: Draft, { body, node }: FailurePath, response: string): boolean {
  return body === null && throwsAllFailed(node.parent, response, draft);
}

/** Where a failure falls past the check: at the end of the block, or by way of the `catch` around it. */
function guardPast(draft: Draft, path: FailurePath): boolean {
  const block = path.node.parent;
  if (block?.type !== 'BlockStatement') return false;
  return guardEnd(draft, path, block) || (guardOwnCatch(draft, path) && throwAtEnd(draft, path, block));
}
