import type { TSESTree } from '@typescript-eslint/types';
import type { Wait } from '../facts/retry-site.js';
import { actualWait } from './actual-wait.js';
import { delayCall } from './delay-call.js';
import { type DelaySource, delaySource } from './delay-source.js';
import { delayTerms } from './delay-terms.js';
import type { Draft } from './draft.js';
import { dropUnused } from './drop-unused.js';
import { existingDelayCall } from './existing-delay-call.js';
import { headerRead, withoutHeader } from './header-read.js';

/**
 * Has the reference helper work out a wait, from the site's own base, factor and cap.
 *
 * @param retryAfter the header's raw value, as an expression
 * @returns whether that could be done
 */
export function jitterDelay(draft: Draft, wait: Wait, retryAfter: string | null = null): boolean {
  if (existingDelayCall(wait, draft)) return false;
  const source = ownPart(sourceOf(wait, draft, retryAfter !== null), draft);
  if (!source) return false;
  const { node, unitMs } = source;
  const call = delayCall(draft, { ...delayTerms(source, draft), retryAfter });
  draft.replace(node, unitMs === 1 ? call : `${call} / ${unitMs}`);
  dropUnused(draft, node, call);
  return true;
}

/** Where the delay is worked out; where the response has a part in it, at the wait, since a function elsewhere has none of it. */
function sourceOf(wait: Wait, { file }: Draft, isAtWait: boolean): DelaySource | null {
  const actual = actualWait(wait, file);
  const source = delaySource(actual, file);
  if (!isAtWait || !source?.helper || !actual.delayNode) return source;
  return { node: actual.delayNode, unitMs: actual.unitMs, helper: null };
}

/** The part of a delay that the server has no say in: what it asks for must not be made shorter. Null where there is none. */
function ownPart(source: DelaySource | null, { file }: Draft): DelaySource | null {
  if (!source || !headerRead(source.node, file)) return source;
  const node: TSESTree.Expression | null = withoutHeader(source.node, file);
  return node && { ...source, node };
}
