import { exact } from '../../interpreter/values/numbers.js';
import { type Value, isCallable } from '../../interpreter/values/values.js';
import type { LibraryUse } from '../../libraries/library-use.js';
import { isGiven, optionsOf } from '../../libraries/options.js';
import { nameOfRole } from '../../libraries/sequences.js';
import { waitsOf } from '../../libraries/waits.js';
import { jitterIn } from '../waits/jitter.js';
import { decidesAlone } from './bound.js';
import { callbackOf } from './delay-callback.js';
import { delayExpressionOf } from './delay-expression.js';
import { jitterOf } from './jitter-cures.js';
import { changes, inThousands } from './option-changes.js';
import { slowerGrowth, withOption } from './spread.js';
import type { Cures, OptionChanges } from '../retry-site.js';

/** What the options of a use can mend, tried on the waits that they would lead to. */
export function curesOf(use: LibraryUse, retries: number): Cures {
  const { cures = {} } = use.library;
  return {
    jitter: use.call.beginsAnew === true ? null : jitterOf(use, retries),
    wait: changes(cures.wait, use),
    refusal: refusalOf(use),
    cap: (ms) => capByOption(ms, use, retries),
    attempts: (count) => attemptsByOption(count, use),
    counting: countingIn(use),
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
  const isDecided = isGiven(use, 'notifier', 'predicate');
  return isDecided ? null : changes(refusal, use);
}

/** The option that holds the waits down, which keeps a growth that the file states where a higher ceiling can. */
function capByOption(ms: number, use: LibraryUse, retries: number): OptionChanges | null {
  const capped = capAt(ms, use, retries);
  const keepsRandomness = capped === null || (capped.safe && Object.keys(capped.set).length === 1);
  const higher = keepsRandomness || !isGiven(use, 'factor') ? null : capAt(ms * 2, use, retries);
  return higher !== null && Object.keys(higher.set).length === 1 && higher.safe ? higher : capped;
}

/** The option that holds the waits down; where that takes their randomness away, with waits that grow more slowly, or somebody has to choose. */
function capAt(ms: number, use: LibraryUse, retries: number): OptionChanges | null {
  const name = nameOfRole(use.library.options, 'cap');
  if (name === null) return null;
  const value = ms / (use.library.options[name]?.unitMs ?? 1);
  const { lengths } = waitsOf(withOption(use, name, value), retries);
  if (lengths === null || lengths.some(({ max }) => max > ms * 1.5)) return null;
  const { cutOffByCap } = jitterIn(lengths);
  const slower = cutOffByCap ? slowerGrowth(withOption(use, name, value)) : null;
  return { set: { [name]: inThousands(value), ...slower }, remove: [], safe: !cutOffByCap || slower !== null };
}

function attemptsByOption(count: number, use: LibraryUse): OptionChanges | null {
  const { options } = use.library;
  const name = nameOfRole(options, 'attempts');
  if (name === null || options[name]?.isFunction === true || isDecidedElsewhere(use) || isFunctionGiven(name, use)) return null;
  const remove = optionsOf(use, 'unbounded').filter((forever) => use.given.isGiven(forever));
  // A number that stands there holds once nothing says otherwise.
  if (remove.length > 0 && isFiniteNumber(use.given.value(name))) return { set: {}, remove, safe: true };
  return { set: { [name]: String(options[name]?.counts === 'attempts' ? count : count - 1) }, remove, safe: true };
}

function isFunctionGiven(name: string, { given }: LibraryUse): boolean {
  const value = given.value(name);
  return value !== undefined && value !== null && isCallable(value);
}

/** What decides in the place of a number of attempts, and is told which retry would come. */
function countingIn({ library: { options }, given }: LibraryUse): Cures['counting'] {
  const name = nameOfRole(options, 'attempts');
  const value = name === null ? null : given.value(name);
  const parts = (name === null ? undefined : options[name]?.arguments) ?? [];
  const parameter = parts.findIndex((part) => part === 'retry' || part === 'retry from 0');
  return value?.kind !== 'function' || parameter < 0 ? null : { fn: value.node, parameter, isFromZero: parts[parameter] === 'retry from 0' };
}

const isFiniteNumber = (value: Value | null | undefined): boolean => value?.kind === 'number' && Number.isFinite(exact(value) ?? NaN);

/** A function decides alone how many attempts there are: a number beside it does nothing. */
const isDecidedElsewhere = ({ library, given }: LibraryUse): boolean =>
  Object.entries(library.options).some(([name, { replacesAttempts }]) => replacesAttempts === true && decidesAlone(given.value(name)));

const asksOf = ({ operation, call: { handle } }: LibraryUse): Cures['asks'] => ({ nodes: operation?.asks ?? [], stop: handle?.stop ?? null });

/** The option for a function that is asked about each error, where none is given. */
function predicateOf(use: LibraryUse): Cures['predicate'] {
  const { library, given } = use;
  for (const [option, { refuses: parameters, refusesBy = null }] of Object.entries(library.options)) {
    if (parameters !== undefined && !given.isGiven(option)) return { option, parameters, refuses: refusesBy, instead: null };
  }
  return filterOf(use);
}

/** The argument that handles every failure, in the place of those that a function says. */
function filterOf({ call: { filter }, arguments: args, exportOf }: LibraryUse): Cures['predicate'] {
  const node = filter === undefined ? undefined : args[filter.argument];
  if (filter === undefined || node === undefined || exportOf(node) !== filter.every) return null;
  return { option: filter.as, parameters: '(error)', refuses: null, instead: { node, by: filter.by } };
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
