import type { TSESTree } from '@typescript-eslint/types';
import type { Wait } from '../facts/retry-site.js';
import { attemptCalls } from './attempts/attempt-calls.js';
import { actualWait } from './delay/actual-wait.js';
import { addWait } from './delay/add-wait.js';
import { allWaits } from './delay/all-waits.js';
import { isBeforeAttempt } from './delay/before-attempt.js';
import { obeyServer } from './cure-library.js';
import { operand } from './code/arithmetic.js';
import type { Draft } from './code/draft.js';
import { fix } from './code/fix.js';
import { type ExistingDelayCall, existingDelayCall } from './delay/existing-delay-call.js';
import { delayCall } from './delay/delay-call.js';
import { pointsWithoutWait } from './insert-wait.js';
import { isCommonWait } from './delay/is-common-wait.js';
import { lengthenAsAsked } from './delay/lengthen.js';
import { isTimedInside } from './delay/sleep-call.js';
import { inUnit, jitterDelay, obeyAfterFailure } from './delay/jitter-delay.js';
import { addAsked } from './delay/keep-own-chance.js';
import { passHeader } from './retry-after/pass-header.js';
import { retryAfterAt } from './retry-after/retry-after-at.js';
import { nodeAt, type RetryPoint, retryPoints } from './attempts/retry-points.js';
import { siteCap } from './delay/site-cap.js';
import { triesAgain } from './attempts/tries-again.js';
import { ancestors, contains } from './code/syntax.js';
import { holdUntilDeadline } from './delay/until-deadline.js';
import { sumWithinTimer } from './delay/within-timer.js';

/** Hands the header to the helper, which waits at least as long as the server asks. */
export const obeyRetryAfter = fix((draft) => {
  const waits = waitsAfterRefusals(draft);
  const done = waits.map((wait) => obey(draft, wait));
  done.push(...pointsToWaitAt(draft, waits).map((point) => waitAsAsked(draft, point, isInUnknownUnit(waits))));
  return done.some(Boolean);
}, obeyServer, ({ facts: { delay } }) => delay.kind !== 'none');

/** Where a wait of its own is what obeys the server: there is none, or each has a length that the header's must not be mixed with. */
function pointsToWaitAt(draft: Draft, waits: readonly Wait[]): readonly RetryPoint[] {
  if (isInUnknownUnit(waits)) return retryPoints(draft) ?? [];
  const { kind, noWaitBecause } = draft.site.facts.delay;
  return kind === 'none' && !(noWaitBecause === 'zero' && waits.length > 0) ? pointsWithoutWait(draft) : [];
}

const isInUnknownUnit = (waits: readonly Wait[]): boolean => waits.length > 0 && waits.every(({ unitMs }) => unitMs === null);

/** The waits that answer a failure, where there are some beside one that keeps all requests apart. */
function waitsAfterRefusals(draft: Draft): readonly Wait[] {
  const waits = waitsSeen(draft);
  const answers = waits.filter((wait) => !isBeforeAttempt(actualWait(wait, draft.file).node, draft));
  return answers.length > 0 ? answers : waits;
}

/** The waits of the site but for those that were only seen to follow where nobody had answered. */
function waitsSeen(draft: Draft): readonly Wait[] {
  const { delay, retryAfter } = draft.site.facts;
  const own = retryAfter.waits ?? [];
  if (own.length === 0) return allWaits(draft);
  const isOther = ({ node }: Wait): boolean => delay.waits.some((wait) => wait.node === node) && !own.some((wait) => wait.node === node);
  const all = allWaits(draft);
  return [...all.filter((wait) => !isOther(wait)), ...own.filter(({ node }) => !all.some((wait) => wait.node === node))];
}

function waitAsAsked(draft: Draft, point: RetryPoint, isBeside: boolean): boolean {
  const at = nodeAt(point.place);
  const header = retryAfterAt(draft, at, isTimedInside(draft, at));
  return header !== null && addWait(draft, point, { retryAfter: header, isBeside });
}

/** Has a wait take the header into account, whose ms would be wrong in another unit. */
export function obey(draft: Draft, wait: Wait): boolean {
  if (wait.unitMs === null) return false;
  const header = retryAfterAt(draft, wait.node);
  if (header === null) return false;
  const existing = existingDelayCall(wait, draft);
  if (!existing) return obeyByOwn(draft, wait, header);
  return isWorkedOutBefore(existing, wait, draft) ? addWhereWaited(draft, wait, header) : handOver(draft, existing, header);
}

/** The same of a wait whose length the site works out itself. */
function obeyByOwn(draft: Draft, wait: Wait, header: string): boolean {
  if (draft.site.facts.delay.noWaitBecause === 'zero' && lengthenAsAsked(draft, wait, header)) return true;
  if (isCommonWait(wait.node, draft)) return obeyAfterFailure(draft, wait, header) || (growsAlike(wait, draft) ? jitterDelay : waitLonger)(draft, wait, header);
  return (tellsWhether(wait, draft) ? addWhereWaited : jitterDelay)(draft, wait, header);
}

/** Whether a wait, by whatever it is come to, is as long as for a failure, and longer each time: with chance it is one length. */
const growsAlike = (wait: Wait, { site: { facts } }: Draft): boolean => facts.jitter.kind === 'none' && /^(exponential|polynomial|linear)$/.test(facts.growth.kind) && facts.delay.waits.some(({ node }) => node === wait.node);

/** The ms of the server on top of a length in ms. */
const addWhereWaited = (draft: Draft, { delayNode, unitMs }: Wait, header: string): boolean => unitMs === 1 && delayNode !== null && addAsked(draft, delayNode, header);

/** Whether the helper is called in the site before the attempt whose failure is waited for: it cannot know of that answer. */
function isWorkedOutBefore({ options, calls }: ExistingDelayCall, { node }: Wait, draft: Draft): boolean {
  return calls.length === 0 && attemptCalls(draft).some(({ range }) => options.range[1] <= range[0] && range[1] <= node.range[0]);
}

/** `const delayMs = delayFor(status); if (delayMs > 0) { await sleep(delayMs); return load(); }`: whether to try again is not for the server to say. */
function tellsWhether({ delayNode }: Wait, draft: Draft): boolean {
  const variable = delayNode?.type === 'Identifier' ? draft.file.variable(delayNode) : null;
  if (!delayNode || !variable) return false;
  const isAsked = (test: TSESTree.Node): boolean => draft.file.uses(variable).some((use) => contains(test, use) && asksIfAny(use));
  return [...ancestors(delayNode)].some((around) => around.type === 'IfStatement' && contains(around.consequent, delayNode) && isAsked(around.test) && triesAgain(draft, around.consequent));
}

/** `delayMs > 0`, `delayMs !== null`, `delayMs`: whether there is any, and not how long it is. */
const asksIfAny = ({ parent }: TSESTree.Node): boolean => parent?.type !== 'BinaryExpression' || (parent.right.type === 'Literal' && (parent.right.value === 0 || parent.right.value === null));

/** A wait that keeps all turns apart, as between polls, stays as it is where the server asks for nothing. */
function waitLonger(draft: Draft, { node, delayNode, unitMs }: Wait, header: string): boolean {
  if (!delayNode) return false;
  const own = draft.file.textOf(delayNode);
  const base = unitMs === 1 || unitMs === null ? own : `${operand(delayNode, draft.file)} * ${unitMs}`;
  const asked = delayCall(draft, { attempt: '0', base, cap: siteCap(draft, node), retryAfter: header });
  draft.replace(delayNode, `${header} ? ${inUnit(asked, unitMs)} : ${own}`);
  return true;
}

/** Gives the helper's call the header. */
function handOver(draft: Draft, { options, calls }: ExistingDelayCall, header: string): boolean {
  const last = options.properties.at(-1);
  const hasHeader = options.properties.some((property) => /^retryAfter\b/.test(draft.file.textOf(property)));
  if (!last || (hasHeader && calls.length === 0)) return false;
  const value = passHeader(draft, calls, header);
  if (value === null || hasHeader) return value !== null;
  // Two waits may have their length from one call.
  draft.once(last, () => {
    draft.insert(last.range[1], value === 'retryAfter' ? ', retryAfter' : `, retryAfter: ${value}`);
    if (calls.length === 0) holdUntilDeadline(draft, options.parent);
    sumWithinTimer(draft, options.parent);
    return value;
  });
  return true;
}
