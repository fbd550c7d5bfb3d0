import type { TSESTree } from '@typescript-eslint/types';
import type { Wait } from '../../facts/retry-site.js';
import { jitterAbovePace } from './above-pace.js';
import { growingValues, ownValues } from './own-values.js';
import { actualWait } from './actual-wait.js';
import { attemptCalls } from '../attempts/attempt-calls.js';
import { usesChance } from '../code/arithmetic.js';
import { besideTold } from './beside-told.js';
import { defaultLengths } from './default-lengths.js';
import { delayCall } from './delay-call.js';
import { growsAnyway } from './grows-anyway.js';
import { isTick } from './is-tick.js';
import { type DelaySource, delaySource, isByHelper } from './delay-source.js';
import { delayTerms } from './delay-terms.js';
import type { Draft } from '../code/draft.js';
import { dropUnused } from '../code/drop-unused.js';
import { existingDelayCall } from './existing-delay-call.js';
import { isSetByHeader, isToldByServer, withoutHeader } from '../retry-after/header-read.js';
import { lengthsOfFailure } from './lengths-of-failure.js';
import { keepOwnChance } from './keep-own-chance.js';
import { keepPace } from './keep-pace.js';
import { replaceLength } from './tell-wait.js';
import { isUntilMoment } from './until-moment.js';
import { untilDeadline } from './until-deadline.js';
import { withinTimeLeft } from './within-time-left.js';
import { withoutChance } from './without-chance.js';
import { passHeader } from '../retry-after/pass-header.js';

/**
 * Has the reference helper work out a wait, from the site's own base, factor and cap.
 *
 * @param retryAfter the header's raw value, as an expression
 * @param keepsPace whether a length that is meant to stay the same does
 * @returns whether that could be done
 */
export function jitterDelay(draft: Draft, wait: Wait, retryAfter: string | null = null, keepsPace = retryAfter !== null): boolean {
  const found = existingDelayCall(wait, draft) || isTick(wait, draft) ? null : sourceOf(wait, draft, retryAfter);
  return found !== null && jitterFound(draft, wait, found, retryAfter, keepsPace);
}

function jitterFound(draft: Draft, wait: Wait, found: DelaySource, retryAfter: string | null, keepsPace: boolean): boolean {
  const lengths = retryAfter === null ? ownLengths(wait, found, draft) : null;
  if (lengths) return lengths.map((part) => workOut(draft, part, null)).some(Boolean);
  const source = ownPart(found, draft);
  return jitterAbovePace(draft, wait, found, retryAfter) || (source !== null && !isLeftToChance(source.node, draft) && workOutPart(draft, source, retryAfter, keepsPace));
}

/** `Math.random() * attempts * 1000 + extraMs`: what grows is all left to chance, and what stays without that is not the length. */
function isLeftToChance(node: TSESTree.Expression, { file, site: { facts: { shape: { counter } } } }: Draft): boolean {
  const own = withoutChance(node, file);
  const names = (text: string): boolean => counter !== null && text.split(/[^\w$.]+/).includes(counter.text);
  return own !== null && names(file.textOf(node)) && !names(own);
}

/** The lengths that are the site's own where others are not: none of a wait until a moment. Null where the wait is one length. */
function ownLengths(wait: Wait, found: DelaySource, draft: Draft): readonly DelaySource[] | null {
  return isUntilMoment(found.node, draft.file) ? [] : (lengthsOfFailure(wait, found, draft) ?? ofDefault(found, draft) ?? besideTold(found, draft) ?? growingValues(found, draft));
}

/** What a function of this file works out where a caller hands in none: nothing once the helper does. */
function ofDefault(found: DelaySource, draft: Draft): readonly DelaySource[] | null {
  const lengths = defaultLengths(found, draft);
  // Another fix of the same pass is to leave the wait alone.
  if (lengths) draft.replace(found.node, draft.file.textOf(found.node));
  return lengths && lengths.filter(({ node }) => !isByHelper(node, draft));
}

/**
 * Hands the header to the lengths that are a failure's, of a wait after success and failure alike; what is waited when nothing has
 * failed stays.
 *
 * @returns whether there are such lengths
 */
export function obeyAfterFailure(draft: Draft, wait: Wait, retryAfter: string): boolean {
  const found = sourceOf(wait, draft, retryAfter);
  const parts = (found?.calls.length === 0 && lengthsOfFailure(wait, found, draft)) || [];
  return parts.map((part) => keepPace(draft, part, retryAfter) || keepOwnChance(draft, part, retryAfter) || workOut(draft, part, retryAfter)).some(Boolean);
}

function workOutPart(draft: Draft, source: DelaySource, retryAfter: string | null, keepsPace: boolean): boolean {
  if (isSetByHeader(source.node, draft.file)) {
    const lacking = ownValues(source, draft).filter(({ node }) => !hasChance(node, draft));
    return retryAfter === null && lacking.map((own) => workOut(draft, own, null)).some(Boolean);
  }
  if (retryAfter === null) return (keepsPace && keepPace(draft, source, null)) || workOut(draft, source, null);
  if (keepPace(draft, source, retryAfter) || keepOwnChance(draft, source, retryAfter)) return true;
  const header = passHeader(draft, source.calls, retryAfter);
  return header !== null && workOut(draft, source, header);
}

/** Of several lengths one may be random already, where another one that the runs saw is not. */
const hasChance = (node: TSESTree.Expression, { site, file }: Draft): boolean => site.facts.jitter.kind === 'none' && usesChance(node, file);

function workOut(draft: Draft, source: DelaySource, retryAfter: string | null): true {
  const { node, unitMs } = source;
  // Two waits may have their length from one local function.
  draft.once(node, () => {
    const call = delayCall(draft, { ...delayTerms(source, draft, retryAfter === null || growsAnyway(draft)), retryAfter, offset: node.range[0] });
    const length = untilDeadline(draft, call, retryAfter, node);
    replaceLength(draft, node, inUnit(length, unitMs), unitMs !== null);
    dropUnused(draft, node, call);
    return call;
  });
  return true;
}

/** What is worked out in ms, in another unit. */
export const inUnit = (call: string, unitMs: number | null): string => (unitMs === 1 || unitMs === null ? call : `${call} / ${unitMs}`);

function sourceOf(wait: Wait, draft: Draft, retryAfter: string | null): DelaySource | null {
  const actual = actualWait(wait, draft.file);
  const source = delaySource(actual, draft);
  // What is worked out before the attempt knows nothing of its answer.
  const isTooEarly = source !== null && source.calls.length === 0 && attemptCalls(draft).some(({ range }) => source.node.range[0] < range[0] && range[0] < wait.node.range[0]);
  return retryAfter !== null && isTooEarly && actual.delayNode ? { ...source, node: actual.delayNode } : source;
}

/** The part of a delay that the server has no say in: what it asks for must not be made shorter. Null where there is none. */
function ownPart(found: DelaySource, { file }: Draft): DelaySource | null {
  const source = { ...found, node: withinTimeLeft(found.node, file) ?? found.node };
  if (!isToldByServer(source.node, file)) return source;
  const node: TSESTree.Expression | null = withoutHeader(source.node, file);
  return node && { ...source, node };
}
