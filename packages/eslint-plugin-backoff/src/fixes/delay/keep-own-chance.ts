import type { TSESTree } from '@typescript-eslint/types';
import { mathFunction, usesChance } from '../code/arithmetic.js';
import { constantValue } from '../code/constant-value.js';
import { decomposeDelay } from './decompose-delay.js';
import { decomposeLinear } from './decompose-linear.js';
import { delayCall } from './delay-call.js';
import type { DelaySource } from './delay-source.js';
import type { Draft } from '../code/draft.js';
import { isExplained } from './is-explained.js';
import { localFunction } from '../code/local-function.js';
import { replaceLength } from './tell-wait.js';
import { withinTimer } from './within-timer.js';
import { passHeader } from '../retry-after/pass-header.js';
import { bare, contains } from '../code/syntax.js';

/** How much of what the longest wait is without chance, but for a ms of rounding, and how many ms have to be random: `require-jitter` asks for as much. */
export const ENOUGH = { share: 0.1, ms: 15 };

/**
 * Adds what the server asks for to a delay that is random enough: the reference helper draws the random part of it, or nothing.
 *
 * @returns whether the delay is one of those; any other is worked out by the helper as a whole
 */
export function keepOwnChance(draft: Draft, { node, unitMs, calls }: DelaySource, retryAfter: string): boolean {
  if (unitMs !== 1 || !isRandomEnough(draft, node) || (node.type === 'ConditionalExpression' && !hasOwnChance(node, draft.file))) return false;
  const handed = (): string | null => (calls.length === 0 ? retryAfter : passHeader(draft, calls, retryAfter));
  if (isExplained(node, draft.file)) return addToExplained(draft, node, handed());
  return !isFullJitter(node, draft) && addToChance(draft, node, handed);
}

function addToChance(draft: Draft, node: TSESTree.Expression, handed: () => string | null): boolean {
  const term = chanceIn(node, draft);
  const retryAfter = term || isSummand(node) ? handed() : null;
  if (retryAfter === null) return false;
  const width = term?.width ?? '0';
  // Two waits may have their length from one local function.
  draft.once(node, () => {
    const call = delayCall(draft, { attempt: '0', base: width, cap: width, retryAfter });
    if (!term) addOnTop(draft, node, call);
    else {
      draft.replace(term.node, call);
      withinTimer(draft, node);
    }
    return call;
  });
  return true;
}

/** Adds what the server asks for to a length that is random already. */
export function addAsked(draft: Draft, length: TSESTree.Expression, retryAfter: string): boolean {
  return (isSummand(length) || bare(length).type === 'Identifier') && addOnTop(draft, length, delayCall(draft, { attempt: '0', base: '0', cap: '0', retryAfter }));
}

function addOnTop(draft: Draft, length: TSESTree.Expression, call: string): true {
  // A sum may be written in a log as well, and so may what has a name, or a number of seconds.
  if (length.type === 'BinaryExpression' || bare(length).type === 'Identifier') return replaced(draft, length, `Math.min(${draft.file.textOf(length)} + ${call}, 2 ** 31 - 1)`);
  const [open, close] = length.type === 'ConditionalExpression' ? ['(', ')'] : ['', ''];
  draft.insert(length.range[1], `${close} + ${call}`, -1);
  withinTimer(draft, length);
  draft.insert(length.range[0], open);
  return true;
}

function replaced(draft: Draft, length: TSESTree.Expression, sum: string): true {
  replaceLength(draft, length, sum);
  return true;
}

/** What is written down step by step stays: the server's time comes on top. */
function addToExplained(draft: Draft, node: TSESTree.Expression, retryAfter: string | null): boolean {
  if (retryAfter === null || !(isSummand(node) || bare(node).type === 'Identifier')) return false;
  draft.once(node, () => (addAsked(draft, node, retryAfter) ? retryAfter : null));
  return true;
}

/** Whether the helper can take the whole delay from the site's own numbers, and draw it as the site does: from nothing up. */
function isFullJitter(node: TSESTree.Expression, draft: Draft): boolean {
  if (draft.site.facts.jitter.kind !== 'full') return false;
  return decomposeDelay(node, draft.file) !== null || (!usesChance(node, draft.file) && decomposeLinear(node, draft) !== null);
}

/** Whether something can be added to an expression as it is written. */
function isSummand(node: TSESTree.Expression): boolean {
  return /^(Call|Conditional)Expression$/.test(node.type) || (node.type === 'BinaryExpression' && /^[*+]$/.test(node.operator));
}

/** Whether chance has enough to do with a delay: as the runs saw it, or by what it is made of where others of the site have none. */
function isRandomEnough({ site, file }: Draft, delay: TSESTree.Expression): boolean {
  const { kind, widthMs, longestMs, cutOffByCap } = site.facts.jitter;
  if (kind === 'none') return usesChance(delay, file);
  if (kind === 'unknown') return hasOwnChance(delay, file);
  if (cutOffByCap) return false;
  // Beside a length of which nobody knows how long it is, chance is wide enough as far as anybody knows.
  if (widthMs === null || longestMs === null) return (widthMs ?? ENOUGH.ms) >= ENOUGH.ms && drawsItself(delay, file);
  return widthMs >= ENOUGH.ms && widthMs + 1 >= ENOUGH.share * (longestMs - widthMs);
}

const drawsItself = (delay: TSESTree.Expression, file: Draft['file']): boolean => usesChance(delay, file) || (bare(delay).type === 'ConditionalExpression' && hasOwnChance(delay, file));

/** Whether a length is worked out in another file, or is one of two, `isSlow ? later() : this.delayOf(attempt)`, each of which is, or is drawn by a function of this one. */
function hasOwnChance(delay: TSESTree.Expression, file: Draft['file']): boolean {
  const choice = bare(delay);
  if (choice.type !== 'ConditionalExpression') return isWorkedOutElsewhere(delay, file);
  return [choice.consequent, choice.alternate].every((branch) => {
    const fn = branch.type === 'CallExpression' ? localFunction(branch, file) : null;
    return isWorkedOutElsewhere(branch, file) || usesChance(fn?.body ?? branch, file);
  });
}

/** `backoffOf(attempt)` of another file, which may well have chance of its own: to draw from what it gives would make the waits shorter. A setting, `config.get('delay')`, has none, nor has `seconds(5)`. */
function isWorkedOutElsewhere(delay: TSESTree.Expression, file: Draft['file']): boolean {
  const call = bare(delay);
  if (call.type !== 'CallExpression' || mathFunction(call) !== null || localFunction(call, file) !== null) return false;
  return call.arguments.length === 0 || call.arguments.some(({ type }) => type !== 'Literal');
}

interface ChanceTerm {
  readonly node: TSESTree.Node;
  readonly width: string;
}

/** The summand `Math.random() * width` of a delay, or the constant that it is. */
function chanceIn(delay: TSESTree.Node, draft: Draft): ChanceTerm | null {
  const node = bare(delay);
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return null;
  for (const summand of [node.right, node.left].map((side) => ownConstant(side, draft) ?? side)) {
    const term = unrounded(summand);
    if (term.type !== 'BinaryExpression' || term.operator !== '*') continue;
    const [width, ...others] = [term.left, term.right].filter((factor) => !isRandom(factor));
    if (width && others.length === 0 && !usesChance(width, draft.file)) return { node: summand, width: draft.file.textOf(width) };
  }
  return null;
}

/** What a constant of the site is set to that nothing else uses: `jitter` in `backoff + jitter`. */
function ownConstant(summand: TSESTree.Node, { site, file }: Draft): TSESTree.Node | null {
  const variable = summand.type === 'Identifier' && file.variable(summand);
  const value = summand.type === 'Identifier' ? constantValue(summand, file) : null;
  return variable && value && contains(site.node, value) && file.uses(variable).length === 1 ? value : null;
}

/** `x` in `Math.floor(x)`, else the expression. */
function unrounded(summand: TSESTree.Node): TSESTree.Node {
  const node = bare(summand);
  const [first] = node.type === 'CallExpression' ? node.arguments : [];
  return node.type === 'CallExpression' && first && /^(floor|ceil|round|trunc)$/.test(mathFunction(node) ?? '') ? bare(first) : node;
}

function isRandom(node: TSESTree.Node): boolean {
  return node.type === 'CallExpression' && mathFunction(node) === 'random';
}
