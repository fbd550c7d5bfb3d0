import type { AssumeEvent, TraceEvent } from '../../interpreter/trace.js';
import { symbolOf } from '../../interpreter/values/values.js';
import { type Retry, answerTo } from '../runs/retries.js';

/**
 * Whether a retry answers one failure that the site tells from all others, and of which nothing says that a wait would help: a slug
 * that is taken, a conflict, an answer that could not be read. Of a status, a code of the network or a busy server it would.
 */
export const isSingledOut = (retry: Retry): boolean => answerTo(retry).some(isExpected);

/** Whether a condition found a failure to be one that the site tells from all others, and that no wait would cure. */
export function isExpected(event: TraceEvent): boolean {
  const failure = failureFound(event);
  return failure !== null && !WAITS_HELP.test(failure);
}

/** The one failure that a condition found, by its name; null for anything else. */
export function failureFound(event: TraceEvent): string | null {
  const failure = event.kind === 'assume' ? namedBy(event) : null;
  return failure === null || failure in globalThis || /^(true|false|null|undefined|)$/.test(failure) ? null : failure;
}

/** `error.message.indexOf('taken') === -1`: it is not that one. */
const NOT_FOUND = /\.indexOf\(.+\) === -1$/;

/** What the failure is found to be; null where it is found not to be something. */
function namedBy({ value, result }: AssumeEvent): string | null {
  const [, not, question] = /^(!?)(.*)$/s.exec(symbolOf(value)) ?? [];
  const isSo = result === (not === '');
  return isSo !== NOT_FOUND.test(question ?? '') ? failureIn(question ?? '') : null;
}

/** Codes of the system but for a file that is there or is not, statuses that ask to come back, and words for load, the network and for trying again. */
const WAITS_HELP =
  /^E(?!EXIST$|NOENT$)(AI_)?[A-Z]+$|\b(408|425|429|5\d\d)\b|limit|quota|exceed|flood|throttl|too.?many|overload|busy|unavailable|unreach|network|connect|socket|fetch|axios|transport|trans(ient|action)|temporar|internal|retr|(http|api|request|response|server)(error|exception|code)$/i;

/** `error.code === 11000`, `codeOf(error) === '23505'`, `error instanceof ConflictError`, `error.message.includes('taken')`, `/taken/.test(error.message)`, `isConflict(error)`, `answer.error === 'pending'`. */
const QUESTIONS = [/^error\b\S*\.indexOf\((.+)\) (?:>|>=|[!=]==) (?:-1|0)$/, /^error\b\S* (?:===|instanceof) (.+)$/, /^error\b\S*\.\w+\((.+)\)$/, /^\/(.+)\/\w*\.test\(error\b.*\)$/, /^[\w$.]+\(error\b[^()]*\)\.\w+\((.+)\)$/, /^[\w$.]+\(error\b[^()]*\) === (.+)$/, /^\S+\.error(?:\.code|\.type)? === (.+)$/, /^([\w$.]+)\(error\b[^()]*\)$/] as const;

function failureIn(question: string): string | null {
  for (const form of QUESTIONS) {
    const [, failure] = form.exec(question) ?? [];
    if (failure !== undefined) return failure;
  }
  return null;
}
