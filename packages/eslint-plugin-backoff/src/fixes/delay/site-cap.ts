import type { TSESTree } from '@typescript-eslint/types';
import { milliseconds } from './delay-call.js';
import type { Draft } from '../code/draft.js';
import { bare } from '../code/syntax.js';

/** A longer wait is a defect by itself where nothing caps it: `require-delay-cap` says so. */
const LONGEST_UNCAPPED_MS = 60_000;

/** So many waits grow at least, however long the first one is. */
const GROWING = 3;

/** What takes longer than a day is no wait that anybody meant. */
const LONGEST_SENSIBLE_MS = 24 * 60 * 60 * 1000;

/** The site's own ceiling, in ms, as an expression that can stand at a node; one from the settings where it has none. */
export function siteCap(draft: Draft, at: TSESTree.Node): string {
  const { cap } = draft.site.facts;
  // A ceiling of a day, or what a timer takes at most, cuts nothing that anybody waits for.
  if (cap.kind === 'ms' && cap.ms <= LONGEST_SENSIBLE_MS && !isOnlyLength(cap.ms, draft)) return portable(cap.node, at, draft) ?? milliseconds(Math.ceil(cap.ms));
  if (cap.kind === 'named') return portable(cap.node, at, draft) ?? milliseconds(draft.settings.maxDelayMs);
  return milliseconds(Math.ceil(Math.max(draft.settings.maxDelayMs, ownLongest(draft))));
}

/** A ceiling for the waits of a library, in ms: the one from the settings, unless that cuts the first wait, or only chance makes the last too long. */
export function libraryCapMs({ site: { facts: { bound, delay } }, settings: { maxDelayMs } }: Draft): number {
  const [first, last] = [delay.steps[0], delay.steps.at(-1)];
  const isLongByChance = bound.kind === 'attempts' && last != null && last.min > 0 && last.min < LONGEST_UNCAPPED_MS && last.max > LONGEST_UNCAPPED_MS;
  return Math.max(maxDelayMs, first?.max ?? 0, isLongByChance ? LONGEST_UNCAPPED_MS : 0);
}

/** Waits that never grow seem to be held down to their own length: another one of the site may be longer. */
const isOnlyLength = (capMs: number, { site: { facts } }: Draft): boolean => facts.growth.kind === 'fixed' && facts.delay.steps.every((step) => step !== null && step.max >= capMs);

/** The longest wait of the site that a ceiling must not cut: all of them where they end, else those that come first, for what grows is to grow. */
function ownLongest({ site: { facts }, settings: { maxDelayMs } }: Draft): number {
  const steps = facts.delay.steps.map((step) => step?.max ?? 0).filter((ms) => ms <= LONGEST_SENSIBLE_MS);
  const longest = Math.max(0, ...steps);
  if (areAll(facts)) return longest;
  // Those that were not seen may be longer, up to what nobody minds.
  if (longest <= LONGEST_UNCAPPED_MS) return Math.max(longest, lastOf(facts)) > maxDelayMs ? LONGEST_UNCAPPED_MS : longest;
  return Math.max(0, ...steps.slice(0, GROWING));
}

/** The last wait of those that grow by as much each time, up to a bound that the runs did not come to. */
function lastOf({ growth, bound, delay: { steps } }: Draft['site']['facts']): number {
  const [first, second] = steps;
  if (growth.kind !== 'linear' || bound.kind !== 'attempts' || first == null || second == null) return 0;
  return first.max + (bound.attempts - 2) * (second.max - first.max);
}

/**
 * Whether no wait is longer than those that were seen: numbers that follow no rule are a table's, where that is written down or comes to its
 * end, and what grows by as much each time is meant to come to its last.
 */
function areAll({ growth, bound, delay }: Draft['site']['facts']): boolean {
  const isBounded = bound.kind === 'attempts';
  if (growth.kind === 'linear') return isBounded && bound.attempts <= delay.steps.length + 1;
  return growth.kind === 'fixed' || (growth.kind === 'table' && (growth.node !== null || isBounded));
}

/** The text of a number's node, where its names mean the same at another node. */
function portable(node: TSESTree.Node | null, at: TSESTree.Node, { file }: Draft): string | null {
  const value = node && bare(node);
  if (value?.type === 'Literal') return file.textOf(value);
  if (value?.type !== 'Identifier') return null;
  const variable = file.variable(value);
  return variable && file.lookUp(value.name, at.range[0]) === variable ? value.name : null;
}
