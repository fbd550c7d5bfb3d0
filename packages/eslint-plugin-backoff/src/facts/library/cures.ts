import type { TSESTree } from '@typescript-eslint/types';

import { exact, number } from '../../interpreter/numbers.js';
import { type Value, boolean, string } from '../../interpreter/values.js';
import { configurationOf, waitOption } from '../../libraries/configuration.js';
import type { LibraryUse } from '../../libraries/find-library-calls.js';
import { isGiven } from '../../libraries/options.js';
import { type Lengths, nameOfRole } from '../../libraries/sequences.js';
import { waitsOf } from '../../libraries/waits.js';
import { isFunction } from '../../sites/source.js';
import { isJittered, jitterIn } from '../jitter.js';
import { decidesAlone } from './bound.js';
import { callbackOf } from './delay-callback.js';
import { delayExpressionOf } from './delay-expression.js';
import type { Cures, OptionChanges } from '../retry-site.js';

/** Of a wait that chance spreads less than this, nothing is won. */
const NARROWEST_SHARE = 0.1;

/** What the options of a use can mend, tried on the waits that they would lead to. */
export function curesOf(use: LibraryUse, retries: number): Cures {
  const { cures = {} } = use.library;
  const isOwn = isOwnFormula(use);
  return {
    jitter: jitterOf(use, retries),
    wait: changes(cures.wait, use),
    refusal: refusalOf(use),
    cap: (ms) => (isOwn ? capByOption(ms, use, retries) : null),
    attempts: (count) => attemptsByOption(count, use),
    statuses: (isPermanent) => statusesByOption(isPermanent, use),
    callback: callbackOf(use),
    delayExpression: delayExpressionOf(use),
    predicate: predicateOf(use),
    asks: asksOf(use),
    finalError: isGiven(use, 'predicate') ? null : (use.library.finalError ?? null),
  };
}

/** What refuses client errors, where no function of the file decides already. */
function refusalOf(use: LibraryUse): OptionChanges | null {
  const { refusal } = use.library.cures ?? {};
  const isDecided = isGiven(use, 'notifier', 'predicate') || (refusal !== undefined && Object.keys(refusal).some((name) => use.given.value(name)?.kind === 'function'));
  return isDecided ? null : changes(refusal, use);
}

/** The waits are those of the library's own formula: no option sets them, or one that is an object of its numbers. */
function isOwnFormula(use: LibraryUse): boolean {
  const option = waitOption(configurationOf(use));
  return option === null || (use.given.value(option)?.kind === 'object' && Object.keys(use.library.options).some((name) => name.startsWith(`${option}.`)));
}

/** What the library's own strategy takes the place of; null where that is a function which decides on more than the wait. */
function changes(set: Readonly<Record<string, string>> | undefined, use: LibraryUse): OptionChanges | null {
  if (set === undefined || Object.keys(set).some((name) => decides(use.optionNode(name), use))) return null;
  return { set, remove: [], safe: true };
}

/** A function with a choice in it. */
function decides(node: TSESTree.Expression | null, { evaluation }: LibraryUse): boolean {
  return node !== null && isFunction(node) && /\bif\b|\?|\bthrow|\bswitch\b|&&|\|\|/.test(evaluation.source.text(node));
}

function jitterOf(use: LibraryUse, retries: number): OptionChanges | null {
  const own = changes(use.library.cures?.jitter, use);
  if (!isOwnFormula(use)) return own;
  return jitterByOption(use, retries) ?? own ?? (callbackOf(use) === null ? jitterBySlowerGrowth(use, retries) : null);
}

const SLOWER = [1.8, 1.6, 1.5, 1.4, 1.3, 1.2, 1.1];

/** Where a ceiling takes the randomness away, waits that come to it later, or never: somebody has to choose that. */
function jitterBySlowerGrowth(use: LibraryUse, retries: number): OptionChanges | null {
  const factor = nameOfRole(use.library.options, 'factor');
  const [name, spec] = Object.entries(use.library.options).find(([, { cure }]) => cure === true) ?? [];
  const most = factor === null ? null : use.given.knownNumber(factor);
  if (factor === null || name === undefined || spec === undefined || most === null) return null;
  const slower = SLOWER.find((value) => value < most && isSpread(waitsOf(withOption(withOption(use, name, true), factor, value), retries)));
  return slower === undefined ? null : { set: { [factor]: String(slower), [name]: 'true' }, remove: [], safe: false };
}

/** The option that makes the waits random, where it really does: a ceiling may take that away again. */
function jitterByOption(use: LibraryUse, retries: number): OptionChanges | null {
  for (const [name, { cure }] of Object.entries(use.library.options)) {
    if (cure === undefined || !isSpread(waitsOf(withOption(use, name, cure), retries))) continue;
    return { set: { [name]: typeof cure === 'string' ? `'${cure}'` : String(cure) }, remove: [], safe: true };
  }
  return null;
}

/** Chance spreads the waits, and not too little. */
function isSpread({ lengths, isShape }: Lengths): boolean {
  if (lengths === null || !isJittered(lengths)) return false;
  const { widthMs, longestMs, cutOffByCap } = jitterIn(lengths);
  return !cutOffByCap && (isShape || (widthMs ?? 0) >= NARROWEST_SHARE * (longestMs ?? 0));
}

/** The option that holds the waits down; where that takes their randomness away, somebody has to choose. */
function capByOption(ms: number, use: LibraryUse, retries: number): OptionChanges | null {
  const name = nameOfRole(use.library.options, 'cap');
  if (name === null) return null;
  const value = ms / (use.library.options[name]?.unitMs ?? 1);
  const { lengths } = waitsOf(withOption(use, name, value), retries);
  if (lengths === null || lengths.some(({ max }) => max > ms * 1.5)) return null;
  return { set: { [name]: inThousands(value) }, remove: [], safe: !jitterIn(lengths).cutOffByCap };
}

/** A number as one writes it: `30_000`. */
const inThousands = (value: number): string => (Number.isSafeInteger(value) && value >= 10_000 ? String(value).replaceAll(/\B(?=(\d{3})+$)/g, '_') : String(value));

function attemptsByOption(count: number, use: LibraryUse): OptionChanges | null {
  const { options } = use.library;
  const name = nameOfRole(options, 'attempts');
  if (name === null || options[name]?.isFunction === true || isDecidedElsewhere(use)) return null;
  const forever = nameOfRole(options, 'unbounded');
  const remove = forever !== null && use.given.isGiven(forever) ? [forever] : [];
  return { set: { [name]: String(options[name]?.counts === 'attempts' ? count : count - 1) }, remove, safe: true };
}

/** A function decides alone how many attempts there are: a number beside it does nothing. */
const isDecidedElsewhere = ({ library, given }: LibraryUse): boolean =>
  Object.entries(library.options).some(([name, { replacesAttempts }]) => replacesAttempts === true && decidesAlone(given.value(name)));

const asksOf = ({ operation, call: { handle } }: LibraryUse): Cures['asks'] => ({ nodes: operation?.asks ?? [], stop: handle?.stop ?? null });

/** The option for a function that is asked about each error, where none is given. */
function predicateOf({ library, given }: LibraryUse): Cures['predicate'] {
  for (const [option, { refuses: parameters, refusesBy = null }] of Object.entries(library.options)) {
    if (parameters !== undefined && !given.isGiven(option)) return { option, parameters, refuses: refusesBy };
  }
  return null;
}

/** The list of statuses without those that will be the same again. */
function statusesByOption(isPermanent: (status: number) => boolean, use: LibraryUse): OptionChanges | null {
  const name = nameOfRole(use.library.options, 'statuses');
  // A function that decides on every status leaves nothing to a list.
  const isAsked = isGiven(use, 'predicate');
  const listed = name === null || isAsked ? [] : statusesAt(use.given.value(name), use);
  const kept = listed.filter((status) => !isPermanent(status));
  return name === null || kept.length === 0 ? null : { set: { [name]: `[${kept.join(', ')}]` }, remove: [], safe: true };
}

/** The statuses that an option lists, or those of the library; none where one of them is not known. */
function statusesAt(value: Value | null | undefined, { library }: LibraryUse): readonly number[] {
  if (value === undefined) return library.statuses ?? [];
  if (value?.kind !== 'array' || value.open) return [];
  const known = value.items.map((item) => exact(item)).filter((status) => status !== null);
  return known.length === value.items.length ? known : [];
}

/** The same use with an option given. */
function withOption(use: LibraryUse, name: string, value: string | number | boolean): LibraryUse {
  return { ...use, given: use.given.with(name, valueOf(value)) };
}

const valueOf = (value: string | number | boolean): Value => (typeof value === 'string' ? string(value) : typeof value === 'number' ? number(value) : boolean(value));
