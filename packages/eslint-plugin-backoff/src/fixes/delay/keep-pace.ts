import { literalNumber } from '../code/arithmetic.js';
import type { Draft } from '../code/draft.js';
import { bare, isLoop } from '../code/syntax.js';
import { delayCall } from './delay-call.js';
import type { DelaySource } from './delay-source.js';
import { ENOUGH } from './keep-own-chance.js';
import { replaceLength } from './tell-wait.js';

/** Of so many attempts with one wait between them, what is meant is how long they take in all: until a service is up. */
const PACED_ATTEMPTS = 10;

/**
 * Adds what the server asks for to the pace of many attempts, `5000`, with as much chance on top as is enough.
 *
 * @returns whether the delay is one of those
 */
export function keepPace(draft: Draft, { node, unitMs, calls }: DelaySource, retryAfter: string): boolean {
  const ms = literalNumber(bare(node));
  if (unitMs !== 1 || calls.length > 0 || !isPace(draft) || (ms === null && bare(node).type !== 'Identifier')) return false;
  const width = ms === null ? `${draft.file.textOf(node)} * ${ENOUGH.share}` : String(Math.ceil(ms * ENOUGH.share));
  // Two waits may have their length from one constant, and it may be written in a log as well.
  draft.once(node, () => {
    const call = delayCall(draft, { attempt: '0', base: width, cap: width, retryAfter });
    replaceLength(draft, node, `Math.min(${draft.file.textOf(node)} + ${call}, 2 ** 31 - 1)`);
    return call;
  });
  return true;
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

/** A wait that stays the same, and is long enough for a part of it to be random. */
function isPace(draft: Draft): boolean {
  const { growth, bound, delay } = draft.site.facts;
  if (countsTime(draft)) return true;
  const isLong = delay.steps.every((step) => step !== null && step.max * ENOUGH.share >= ENOUGH.ms);
  return isLong && growth.kind === 'fixed' && bound.kind === 'attempts' && bound.attempts >= PACED_ATTEMPTS;
}
