import type { Outcome } from '../scenario.js';
import { ask } from '../values/alike.js';

/** What messages of failing statuses say, beside the number. */
const STATUS_TEXTS: ReadonlyMap<number, readonly string[]> = new Map([
  [400, ['bad request']],
  [401, ['unauthorized']],
  [403, ['forbidden']],
  [404, ['not found']],
  [408, ['request timeout']],
  [409, ['conflict']],
  [422, ['unprocessable entity']],
  [423, ['locked']],
  [424, ['failed dependency']],
  [425, ['too early']],
  [429, ['too many requests', 'rate limit exceeded', 'rate_limit_exceeded', 'ratelimit', 'quota exceeded', 'resource_exhausted', 'throttled']],
  [500, ['internal server error']],
  [502, ['bad gateway']],
  [503, ['service unavailable', 'overloaded']],
  [504, ['gateway timeout']],
]);

/** What messages of requests say that got no answer. */
const NETWORK_TEXTS: readonly string[] = [
  'fetch failed', 'failed to fetch', 'network error', 'networkerror', 'network request failed', 'econnreset',
  'econnrefused', 'etimedout', 'enotfound', 'eai_again', 'epipe', 'socket hang up', 'timed out', 'timeout', 'aborted',
  'aborterror', 'econnaborted', 'ehostunreach', 'enetunreach', 'getaddrinfo', 'load failed', 'socket closed', 'dns lookup failed',
  'connection error', 'connection refused', 'connection reset by peer', 'connection closed', 'connection lost', 'connection terminated unexpectedly',
];

/**
 * Whether the message of the failure holds what is looked for; undefined where that is not known. What other failures
 * say, this one does not.
 */
export function messageHolds(test: (text: string) => boolean, outcome: Outcome): boolean | undefined {
  if (outcome.kind === 'status') return ask(outcome, ({ status }) => statusHolds(test, status));
  if (outcome.kind !== 'network error' || NETWORK_TEXTS.some(test)) return undefined;
  return isSaidOfOthers(test, null) ? false : undefined;
}

function statusHolds(test: (text: string) => boolean, status: number): boolean | undefined {
  if (isSaidOf(test, status)) return true;
  return isSaidOfOthers(test, status) || NETWORK_TEXTS.some(test) ? false : undefined;
}

const isSaidOfOthers = (test: (text: string) => boolean, own: number | null): boolean => [...STATUS_TEXTS.keys()].some((code) => code !== own && isSaidOf(test, code));

const isSaidOf = (test: (text: string) => boolean, code: number): boolean => wordingsOf(code).some(test) || isNumbered(test, code);

const wordingsOf = (code: number): readonly string[] => [String(code), ...(STATUS_TEXTS.get(code) ?? []).flatMap((text) => [text, `${code} ${text}`])];

/** `HTTP 403`, `status code 403`: what is written around a status has to be there, and so has this very status. */
function isNumbered(test: (text: string) => boolean, code: number): boolean {
  return NUMBERED.some((around) => test(around(String(code))) && !test(around('999')));
}

const NUMBERED: readonly ((code: string) => string)[] = [
  (code) => `http ${code}`,
  (code) => `http error ${code}`,
  (code) => `error ${code}`,
  (code) => `status: ${code}`,
  (code) => `status ${code}`,
  (code) => `request failed with status code ${code}`,
  (code) => `(${code})`,
];
