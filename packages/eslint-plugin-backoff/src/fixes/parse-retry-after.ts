import type { Wait } from '../facts/retry-site.js';
import { actualWait } from './actual-wait.js';
import { delayCall, type DelayTerms, milliseconds } from './delay-call.js';
import { type DelaySource, delaySource } from './delay-source.js';
import { delayTerms } from './delay-terms.js';
import type { Draft } from './draft.js';
import { dropUnused } from './drop-unused.js';
import { existingDelayCall } from './existing-delay-call.js';
import { fix } from './fix.js';
import { type HeaderRead, headerRead, withoutHeader } from './header-read.js';
import { literalNumber } from './arithmetic.js';
import { passHeader } from './pass-header.js';
import { retryAfterAt } from './retry-after-at.js';
import { retryNumber } from './retry-number.js';

/** Hands the raw header to the helper, in place of a parse that gets one of its two forms wrong. */
export const parseRetryAfter = fix((draft) => draft.site.facts.delay.waits.map((wait) => parse(draft, wait)).some(Boolean));

function parse(draft: Draft, wait: Wait): boolean {
  const actual = actualWait(wait, draft.file);
  const source = delaySource(actual, draft.file);
  if (!source || existingDelayCall(wait, draft)) return false;
  const read = headerRead(source.node, draft.file);
  const header = read ? draft.file.textOf(read.node) : headerAt(draft, source, wait);
  if (header === null) return false;
  const call = delayCall(draft, { ...termsWithout(source, read, draft), retryAfter: header });
  draft.replace(source.node, source.unitMs === 1 ? call : `${call} / ${source.unitMs}`);
  dropUnused(draft, source.node, call);
  return true;
}

/** The header of the site, handed on to where the delay is worked out. */
function headerAt(draft: Draft, { calls }: DelaySource, { node }: Wait): string | null {
  const header = retryAfterAt(draft, node);
  return header === null ? null : passHeader(draft, calls, header);
}

/** What the site waits where there is no header, or else the settings' numbers. */
function termsWithout(source: DelaySource, read: HeaderRead | null, draft: Draft): DelayTerms {
  const own = withoutHeader(source.node, draft.file);
  if (own && literalNumber(own) === null) return delayTerms({ ...source, node: own }, draft);
  const { baseDelayMs, maxDelayMs } = draft.settings;
  const base = (read?.fallback ?? 0) * source.unitMs || baseDelayMs;
  return { attempt: retryNumber(draft, source.node) ?? '0', base: milliseconds(base), cap: milliseconds(Math.max(maxDelayMs, base)) };
}
