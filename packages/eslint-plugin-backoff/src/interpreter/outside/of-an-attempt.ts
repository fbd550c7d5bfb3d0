import { byName } from '../../sites/by-name.js';

/** Words of their own: `countries`, `account` and `entries` have nothing to do with it. */
const COUNTS = /^(count(er)?|tries|failures|errors)$|[a-z\d](Count(er)?|Tries|Failures|Errors)$/;

/**
 * Whether a name in a request is that of what tells attempts apart or of how long they may take, `retries`, `isRetry`, `failureCount`,
 * `delayMs`, or of a mark, `_tried`: with another number or switch there the request asks for nothing else.
 */
export const isOfAnAttempt = byName((name) => COUNTS.test(name) || /retr(y|ie)|attempt|again|timeout|delay|wait|backoff|^_/i.test(name));
