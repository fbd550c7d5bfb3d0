import type { TSESTree } from '@typescript-eslint/types';
import { literalNumber } from '../code/arithmetic.js';
import type { Draft } from '../code/draft.js';
import { knownNumber } from '../code/known-number.js';
import { bare, isLoop } from '../code/syntax.js';
import { allWaits } from './all-waits.js';
import { delayCall } from './delay-call.js';
import type { DelaySource } from './delay-source.js';
import { ENOUGH } from './keep-own-chance.js';
import { quotesLength } from './quotes-length.js';
import { untilDeadline } from './until-deadline.js';
import { replaceLength } from './tell-wait.js';

/** Of so many attempts with one wait between them, what is meant is how long they take in all: until a service is up. */
const PACED_ATTEMPTS = 10;

/**
 * Adds as much chance as is enough to the pace of many attempts, `5000`, and to a wait of which the author says how long it is, or has it take as long as the server asks for.
 *
 * @param retryAfter the header's raw value, as an expression
 * @returns whether the delay is one of those
 */
export function keepPace(draft: Draft, { node, unitMs, calls }: DelaySource, retryAfter: string | null): boolean {
  const ms = knownNumber(node, draft.file);
  if (unitMs !== 1 || calls.length > 0 || !(ms !== null || isNumberHandedIn(node, draft)) || !isMeantSo(node, ms, retryAfter, draft)) return false;
  const width = widthOf(draft.file.textOf(node), ms, draft);
  if (width === null) return false;
  // Two waits may have their length from one constant, and it may be written in a log as well.
  draft.once(node, () => {
    const call = delayCall(draft, { attempt: '0', base: width, cap: width, retryAfter });
    const own = draft.file.textOf(node);
    // What the server asks for is the least: where it asks for nothing, or for less, the wait is as long as it is said to be.
    const length = retryAfter === null ? `${own} + ${call}` : `Math.max(${own}, ${call})`;
    const held = untilDeadline(draft, length, retryAfter, node);
    const isHeld = held !== length || retryAfter !== null || ms !== null;
    replaceLength(draft, node, isHeld ? held : `Math.min(${length}, 2 ** 31 - 1)`);
    return call;
  });
  return true;
}

/** `load(url, pauseMs = 2000)`: what callers may hand in is a number where it is one by default, or TypeScript holds that it is. */
function isNumberHandedIn(length: TSESTree.Node, { file }: Draft): boolean {
  const variable = file.variable(bare(length));
  const declared = variable && file.declaration(variable);
  if (declared?.type !== 'Identifier' || variable?.defs[0]?.type !== 'Parameter') return false;
  if (declared.typeAnnotation !== undefined) return /^:\s*number$/.test(file.textOf(declared.typeAnnotation));
  return declared.parent.type === 'AssignmentPattern' && literalNumber(declared.parent.right) !== null;
}

/** How wide the helper is to draw for enough of a wait to be random; null for a strategy that draws from one wait to the next. */
function widthOf(length: string, ms: number | null, { settings: { strategy } }: Draft): string | null {
  if (strategy === 'decorrelated') return null;
  // Of that, the helper leaves half to chance.
  const share = strategy === 'equal' ? ENOUGH.share * 2 : ENOUGH.share;
  return ms === null ? `${length} * ${share}` : String(Math.ceil(ms * share));
}

/** `while (elapsedSeconds < max) { …; await sleep(500); elapsedSeconds += 0.5; }`: whether the site counts the time by its waits, which would be wrong if they took another. */
export function countsTime({ site: { node, facts: { delay } }, file }: Draft): boolean {
  const [step] = delay.steps;
  const lengths = delay.waits.map(({ delayNode }) => (delayNode ? file.textOf(delayNode) : null));
  const head = isLoop(node) && 'test' in node && node.test ? file.textOf(node.test) : null;
  if (head === null || step == null || step.min !== step.max) return false;
  return [...file.within(node)].some((part) => {
    if (part.type !== 'AssignmentExpression' || !/^[+-]=$/.test(part.operator) || !head.split(/[^\w$.]+/).includes(file.textOf(part.left))) return false;
    if (part.right.type === 'Identifier') return lengths.includes(part.right.name);
    const counted = literalNumber(part.right) ?? 0;
    // One is an attempt, where nothing says that it is a second.
    return (counted !== 1 || /sec|elapsed|waited|time(?!out)/i.test(file.textOf(part.left))) && [counted, counted * 1000].includes(step.max);
  });
}

/** Whether what is meant is this very length, whatever the number of the retry. */
function isMeantSo(length: TSESTree.Node, ms: number | null, retryAfter: string | null, draft: Draft): boolean {
  if (countsTime(draft) && (retryAfter !== null || isLong(ms, draft))) return true;
  return isFixed(draft) && isLong(ms, draft) && (isPace(draft) || (ms !== null && isQuotedAnywhere(length, ms, draft)));
}

/** Whether it is said how long a wait is, be it by the side of another wait of the site that is as long. */
function isQuotedAnywhere(length: TSESTree.Node, ms: number, draft: Draft): boolean {
  const others = allWaits(draft).flatMap(({ delayNode, unitMs }) => (delayNode !== null && unitMs === 1 && knownNumber(delayNode, draft.file) === ms ? [delayNode] : []));
  return [length, ...others].some((each) => quotesLength(each, ms, draft));
}

/** Whether there are so many attempts that what is meant is how long they take. */
const isPace = ({ site: { facts: { bound } } }: Draft): boolean => bound.kind === 'attempts' && bound.attempts >= PACED_ATTEMPTS;

/** Whether a wait stays the same: as the runs saw it, or as it is written where nobody has awaited it. */
const isFixed = ({ site: { facts: { growth, delay } } }: Draft): boolean => growth.kind === 'fixed' || delay.noWaitBecause === 'not awaited';

/** Whether a wait is long enough for a part of it to be random. */
function isLong(ms: number | null, { site: { facts: { delay } } }: Draft): boolean {
  const isEnough = (lengthMs: number): boolean => lengthMs * ENOUGH.share >= ENOUGH.ms;
  return ms === null ? delay.steps.every((step) => step !== null && isEnough(step.max)) : isEnough(ms);
}
