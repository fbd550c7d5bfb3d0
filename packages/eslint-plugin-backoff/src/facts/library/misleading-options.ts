import type { TSESTree } from '@typescript-eslint/types';

import { exact } from '../../interpreter/values/numbers.js';
import type { LibraryUse } from '../../libraries/library-use.js';
import { NotKnown } from '../../libraries/given.js';
import type { LibraryOption, OptionRepair } from '../../libraries/library.js';
import { isGiven } from '../../libraries/options.js';
import type { MisleadingOption, OptionChanges } from '../retry-site.js';
import { time } from '../words.js';
import { holds, isAsync } from './conditions.js';

/** The options of a use that do something else than they say: what the library is known for, and what any reader would misread. */
export function misleadingOptions(use: LibraryUse): readonly MisleadingOption[] {
  const known = (use.library.hazards ?? []).flatMap(({ option, when, effect, repair }): readonly MisleadingOption[] => {
    const isMet = Object.entries(when).every(([name, condition]) => holds(condition, name, use));
    return isMet ? [misleading(option, effect, use, repair === undefined ? null : written(repair, use))] : [];
  });
  const own = Object.entries(use.library.options).flatMap(([name, spec]) => byRole(name, spec, use));
  return [...known, ...own, ...aboveCap(use)];
}

function misleading(name: string, effect: string, use: LibraryUse, repair: OptionChanges | null): MisleadingOption {
  const node = use.optionNode(name);
  return { option: node !== null && isShort(node) ? `${name}: ${textOf(node, use)}` : name, effect, node: node ?? use.node, repair };
}

/** A value that reads well in a sentence. */
const isShort = ({ type }: TSESTree.Node): boolean => type === 'Literal' || type === 'UnaryExpression' || type === 'Identifier';

const textOf = (node: TSESTree.Node, use: LibraryUse): string => use.evaluation.source.text(node);

/** A repair with the file's own texts in it; null where one of them stands elsewhere. */
function written({ set = {}, remove = [], safe }: OptionRepair, use: LibraryUse): OptionChanges | null {
  const filled = Object.entries(set).map(([name, text]) => [name, filledIn(text, use)] as const);
  const known = filled.flatMap(([name, text]) => (text === null ? [] : [[name, text] as const]));
  return known.length === filled.length ? { set: Object.fromEntries(known), remove, safe } : null;
}

function filledIn(text: string, use: LibraryUse): string | null {
  const nodes = [...text.matchAll(/\{\{(.+?)\}\}/g)].map(([, name = '']) => use.optionNode(name));
  if (nodes.includes(null)) return null;
  const texts = nodes.map((node) => (node === null ? '' : textOf(node, use)));
  return text.replaceAll(/\{\{.+?\}\}/g, () => texts.shift() ?? '');
}

/** What an option's role alone makes of its value. */
function byRole(name: string, spec: LibraryOption, use: LibraryUse): readonly MisleadingOption[] {
  const value = use.given.value(name);
  if (value === undefined || value === null) return [];
  if (spec.isSync === true && isAsync(value)) return [misleading(name, 'answers with a promise, which is always truthy: every failure is retried', use, withoutAsync(name, use))];
  const number = exact(value);
  const effect = number === null ? null : (numberEffect(name, number, spec) ?? secondsEffect(number, spec, use));
  return effect === null ? [] : [misleading(name, effect, use, null)];
}

function numberEffect(name: string, number: number, { unboundedAt, role, counts, default: own }: LibraryOption): string | null {
  // What holds without the option as well misleads nobody.
  if (number === 0) return unboundedAt === 0 && own !== 0 ? 'means without end' : null;
  if (number < 0) return role === 'base' || role === 'cap' ? 'is negative, and no wait can be' : null;
  return number === 1 && counts === 'retries' && COUNTS_ATTEMPTS.test(name) ? 'counts retries: it makes 2 attempts' : null;
}

/** A length that was written in milliseconds where seconds are counted: a round number, and far too long for a wait. */
function secondsEffect(number: number, { role, unitMs }: LibraryOption, { library }: LibraryUse): string | null {
  if (unitMs !== 1000 || (role !== 'base' && role !== 'cap')) return null;
  // A job may wait for an hour.
  const isTooLong = library.stored === true ? number >= 10_000 && number % 1000 === 0 : number >= 1000 && number % 500 === 0;
  return isTooLong ? `counts seconds: it is ${time(number * 1000)}` : null;
}

/** A name for all attempts; `retryAttempts` is one for the others. */
const COUNTS_ATTEMPTS = /^(max|num(Of)?|limit)?(Attempts|Tries)$/i;

/** A function that awaits nothing does not have to be `async`. */
function withoutAsync(name: string, use: LibraryUse): OptionChanges | null {
  const node = use.optionNode(name);
  const text = node === null ? '' : textOf(node, use);
  return /^async\b/.test(text) && !/\bawait\b/.test(text) ? { set: { [name]: text.replace(/^async\s+/, '') }, remove: [], safe: true } : null;
}

/** A base delay above its ceiling: what is left are waits as long as the ceiling. */
function aboveCap(use: LibraryUse): readonly MisleadingOption[] {
  const [base, cap] = [lengthOf('base', use), lengthOf('cap', use)];
  if (base === null || cap === null || cap.ms <= 0 || base.ms <= cap.ms || isGiven(use, 'delay function', 'backoff')) return [];
  const effect = `is above \`${cap.name}\` (${time(cap.ms)}): ${use.library.aboveCap ?? `every wait is ${time(cap.ms)}`}`;
  const node = use.optionNode(use.given.isGiven(base.name) ? base.name : cap.name) ?? use.node;
  return [{ ...misleading(base.name, effect, use, swapped(base.name, cap.name, use)), node }];
}

/** Each with the value of the other, where both are written down. */
function swapped(one: string, other: string, use: LibraryUse): OptionChanges | null {
  const [first, second] = [use.optionNode(one), use.optionNode(other)];
  return first === null || second === null ? null : { set: { [one]: textOf(second, use), [other]: textOf(first, use) }, remove: [], safe: false };
}

/** The option of a role with its length; null where there is none, or its value is not known. */
function lengthOf(role: LibraryOption['role'], { library, given }: LibraryUse): { readonly name: string; readonly ms: number } | null {
  const [name] = Object.entries(library.options).find(([, spec]) => spec.role === role) ?? [];
  try {
    return name === undefined ? null : { name, ms: given.number(name) };
  } catch (error) {
    if (error instanceof NotKnown) return null;
    throw error;
  }
}
