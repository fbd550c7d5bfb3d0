import type { Wait } from '../facts/retry-site.js';
import { actualWait } from './actual-wait.js';
import type { Draft } from './draft.js';
import { fix } from './fix.js';
import { delayCall, milliseconds } from './delay-call.js';
import { dropUnused } from './drop-unused.js';
import { delaySource } from './delay-source.js';
import { existingDelayCall } from './existing-delay-call.js';
import { headerRead } from './header-read.js';
import { retryAfterAt } from './retry-after-at.js';
import { retryNumber } from './retry-number.js';

/** Hands the raw header to the helper, in place of a parse that gets one of its two forms wrong. */
export const parseRetryAfter = fix((draft) => draft.site.facts.delay.waits.map((wait) => parse(draft, wait)).some(Boolean));

function parse(draft: Draft, wait: Wait): boolean {
  const actual = actualWait(wait, draft.file);
  const source = delaySource(actual, draft.file);
  if (!source || existingDelayCall(wait, draft)) return false;
  const read = headerRead(source.node, draft.file);
  const header = read ? draft.file.textOf(read.node) : retryAfterAt(draft, actual.node);
  if (header === null) return false;
  const { baseDelayMs, maxDelayMs } = draft.settings;
  const base = (read?.fallback ?? 0) * source.unitMs || baseDelayMs;
  const call = delayCall(draft, {
    attempt: retryNumber(draft, actual.node) ?? '0',
    base: milliseconds(base),
    cap: milliseconds(Math.max(maxDelayMs, base)),
    retryAfter: header,
  });
  draft.replace(source.node, source.unitMs === 1 ? call : `${call} / ${source.unitMs}`);
  dropUnused(draft, source.node, call);
  return true;
}
