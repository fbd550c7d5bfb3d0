import type { TSESTree } from '@typescript-eslint/types';
import type { Wait } from '../facts/retry-site.js';
import { actualWait } from './actual-wait.js';
import { Draft } from './draft.js';
import type { Fix } from './edit.js';
import { delayCall, milliseconds } from './delay-call.js';
import { dropUnused } from './drop-unused.js';
import { type DelaySource, delaySource } from './delay-source.js';
import { headerFallback, headerRead } from './header-read.js';
import { retryAfterAt } from './retry-after-at.js';
import { retryNumber } from './retry-number.js';

/** Hands the raw header to the helper, in place of a parse that gets one of its two forms wrong. */
export const parseRetryAfter: Fix = (site, context) => {
  const draft = new Draft(site, context);
  const reading = site.facts.delay.waits.filter((wait) => parse(draft, wait));
  return reading.length > 0 ? draft.finish() : null;
};

function parse(draft: Draft, wait: Wait): boolean {
  const source = delaySource(actualWait(wait, draft.file), draft.file);
  if (!source) return false;
  const { unitMs } = source;
  const read = headerRead(source.node, draft.file);
  const header = read ? draft.file.textOf(read) : retryAfterAt(draft, wait.node);
  if (header === null) return false;
  const call = delayCall(draft, {
    attempt: retryNumber(draft, wait.node),
    base: baseOf(source, read, draft),
    cap: milliseconds(draft.settings.maxDelayMs),
    retryAfter: header,
  });
  draft.replace(source.node, unitMs === 1 ? call : `${call} / ${unitMs}`);
  dropUnused(draft, source.node);
  return true;
}

/** What the site waits where there is no header, or else the settings' base. */
function baseOf({ node }: DelaySource, read: TSESTree.Node | null, draft: Draft): string {
  return headerFallback(node, read, draft.file) ?? milliseconds(draft.settings.baseDelayMs);
}
